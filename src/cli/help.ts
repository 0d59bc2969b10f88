/** What `--help` says. */
import { variants } from '../engine/index.js';
import { DEFAULT_MAX_NODES } from '../solver/index.js';

export const HELP = `Usage: solitaire-game <command> [options]

solve, deals and catalogue say which deals can be won, and how hard they are;
serve lets other sites show games. The results of the first are lines of JSON:
variant, seed, open, verdict (winnable, unwinnable, unknown), length of the line
that wins, nodes (states looked at), ms, score (0 to 100; the harder, the
more) and difficulty (easy, medium, hard).

  solve --variant <id> --seed <seed> [--open] [--max-nodes <n>] [--moves]
  solve --position <file>            [--max-nodes <n>] [--moves]
      One deal, or a position as JSON from a file.
      A seed is a number or a text, as on a page; daily is today's local date.

  deals --variant <id> --seeds <from>..<to> [--open] [--max-nodes <n>]
        [--jobs <n>] [--out <file>]
      Many deals, in the order of their seeds, on all cores. A run with --out
      that was stopped goes on where it was when it is started again.

  catalogue [--variant <id>]
      How many deals the catalogue holds, which are proved winnable.
  catalogue --check [--variant <id>] [--jobs <n>] [--max-nodes <n>]
      Solves all of them again.
  catalogue --write <file> <lists of deals…>
      Makes the catalogue's source out of what "deals --out" wrote.

  serve [--port <n>] [--host <address>] [--base <url>] [--name <text>]
        [--image <url>]
      Serves a page with the games and how to embed them, the page for frames,
      a page per game (play/klondike/42), oEmbed and the files, to this machine
      (with --host 0.0.0.0 to all), at port 8080.
      --base: the address that visitors use, where a server stands in front.
      --name, --image: what links to a game are shown with.

  --open        the tableau is dealt face up
  --max-nodes   states to look at before the verdict is unknown (${DEFAULT_MAX_NODES})
  --moves       adds the moves that win
  --jobs        threads (as many as there are cores)
  --help, --version
  A file called - is the standard input, or output.

Games: ${[...variants.keys()].join(', ')}.
Exit codes: 0 done, 1 failed, 2 asked in a wrong way, 130 interrupted.
`;
