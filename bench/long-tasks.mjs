/* global document, customElements -- in the page */
// npm run bench:page: how long the page is held up where its policy forbids workers, so that the solver works on the page: a game played
// by hints, the same moves with the verdict shown after each, and the same moves alone, then an analysis of a hard deal, whose tables grow
// large; at full speed and slowed down four times.
// Needs dist/ (npm run build). Writes the section "On the page" of bench/SOLVER.md. A task's length is the processor time that the
// browser's own trace gives for it, so that other work on the machine is not in it; a task is the solver's if most of that is its code.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';
import { findChromium, FLAGS } from '../scripts/lib/chromium.mjs';
import { fromRoot } from '../scripts/lib/paths.mjs';
import { writeSection } from './results.ts';

const VARIANTS = ['klondike', 'little-klondike', 'aceless', 'little-piano', 'big-piano'];
const RATES = [1, 4];
const LONG = 50;
const HARD = { variant: 'big-piano', seed: 102 };
const POLICY = "default-src 'none'; script-src 'self'; worker-src 'none'";
const PAGE = '<!doctype html><meta charset="utf-8"><script type="module" src="/dist/solitaire-game.min.js"></script>';
const SOLVER = /solitaire-game\.worker\.min\.js$/;

const server = createServer(({ url }, response) => {
  response.setHeader('content-security-policy', POLICY);
  const isFile = /^\/dist\/[\w.-]+\.js$/.test(url);
  response.setHeader('content-type', isFile ? 'text/javascript' : 'text/html');
  try {
    response.end(isFile ? readFileSync(fromRoot(url.slice(1))) : PAGE);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((ready) => server.listen(0, ready));
const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });

/** In the page: a new game, and the first code of the solver. */
async function begin(variant) {
  const game = Object.assign(document.createElement('solitaire-game'), { variant, seed: 1 });
  document.body.replaceChildren(game);
  await game.ready;
  await game.hint();
}

/** In the page: deals of six seeds and four moves of each, which are those given or else what hints say; the moves. */
async function play({ showWinnable, lines }) {
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const game = document.querySelector('solitaire-game');
  game.showWinnable = showWinnable;
  const played = [];
  for (let seed = 1; seed <= 6; seed++) {
    game.newGame({ seed });
    await wait(300);
    const line = [];
    for (let step = 0; step < 4; step++) {
      const move = lines ? lines[seed - 1][step] : await game.hint();
      if (!move) break;
      line.push(move);
      game.play(move);
      await wait(showWinnable ? 700 : 250);
    }
    played.push(line);
  }
  return played;
}

/** What the page's main thread does while `work` goes on: each task's milliseconds, and how many of them are the solver's. */
async function traced(session, work) {
  const events = [];
  const collect = ({ value }) => void events.push(...value);
  session.on('Tracing.dataCollected', collect);
  const traceConfig = { includedCategories: ['toplevel', 'devtools.timeline'], excludedCategories: ['*'], recordMode: 'recordAsMuchAsPossible' };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  const result = await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  const calls = events.filter(({ name, args }) => name === 'FunctionCall' && args.data?.url?.includes('/dist/'));
  const main = calls[0]?.tid;
  const solving = calls.filter(({ args, tdur }) => tdur && SOLVER.test(args.data.url));
  const tasks = events
    .filter(({ name, ph, tid, tdur }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X' && tid === main && tdur > 1000)
    .map(({ ts, dur, tdur }) => {
      const own = solving.filter((call) => call.ts >= ts && call.ts < ts + dur).reduce((sum, call) => sum + call.tdur, 0);
      return { length: tdur / 1000, isSolver: own > tdur / 2 };
    });
  return { result, tasks };
}

/** In the page: twenty seconds of an analysis that would take longer. */
async function analyze({ variant, seed }) {
  const game = Object.assign(document.createElement('solitaire-game'), { variant, seed });
  document.body.replaceChildren(game);
  await game.ready;
  void game.analyze();
  await new Promise((resolve) => setTimeout(resolve, 20_000));
}

const rows = [];
const analyses = [];
for (const rate of RATES) {
  const page = await browser.newPage({ viewport: { width: 800, height: 800 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(`http://localhost:${server.address().port}/`);
  await page.waitForFunction(() => customElements.get('solitaire-game'));
  for (const variant of VARIANTS) {
    const first = await traced(session, () => page.evaluate(begin, variant));
    const hints = await traced(session, () => page.evaluate(play, { showWinnable: false, lines: null }));
    const lines = hints.result;
    const verdicts = await traced(session, () => page.evaluate(play, { showWinnable: true, lines }));
    const alone = await traced(session, () => page.evaluate(play, { showWinnable: false, lines }));
    const say = ({ tasks }, isSolver) => {
      const lengths = tasks.filter((task) => task.isSolver === isSolver).map(({ length }) => length);
      return `${lengths.filter((length) => length > LONG).length} (${Math.max(0, ...lengths).toFixed(0)})`;
    };
    const solver = [first, hints, verdicts].map((phase) => say(phase, true));
    const others = [first, hints, verdicts, alone].map((phase) => say(phase, false));
    rows.push(`| ${rate} × | ${variant} | ${lines.flat().length} | ${[...solver, ...others].join(' | ')} |`);
    console.log(rows.at(-1));
  }
  const { tasks } = await traced(session, () => page.evaluate(analyze, HARD));
  analyses.push(`${Math.max(...tasks.filter(({ isSolver }) => isSolver).map(({ length }) => length)).toFixed(0)} ms at ${rate} ×`);
  console.log(analyses.at(-1));
  await page.close();
}
const version = browser.version();
await browser.close();
server.close();

const section = `Under \`worker-src 'none'\`, in a headless Chromium ${version}, at full speed and slowed down four times; repeat with \`npm run bench:page\`. Tasks of
more than ${LONG} ms of processor time, and in brackets the longest, in ms: those of the solver, and all others (dealing, rendering and the rest of
the page). "First": a page's first hint, all code new; "hints": six deals, four moves each by hints; "verdict": the same moves with
\`show-winnable\`, which searches on after each; "alone": the same moves, and no solver.

| slower | game | moves | solver: first | hints | verdict | others: first | hints | verdict | alone |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

Twenty seconds of \`analyze()\` on a deal that takes longer (${HARD.variant} ${HARD.seed}), whose tables grow large: the solver's longest task took ${analyses.join(', ')}.
`;
writeSection('On the page', section, 'SOLVER.md');
