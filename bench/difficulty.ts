/**
 * `npm run bench:difficulty`: what the ratings of deals are worth. Solves deals, rates them, and has players who know
 * nothing of the solver play those that can be won. Prints a table for docs/difficulty.md, and for each game the scores that
 * would part its winnable deals into thirds. `-- klondike --deals 100 --tries 20` asks for less, `--tries 0` for no play.
 */
import { parseArgs } from 'node:util';
import { DIFFICULTIES, rate, scoreOf, type Difficulty } from '../src/deals/difficulty.js';
import { deal, variants, type Position } from '../src/engine/index.js';
import { solve } from '../src/solver/index.js';
import { chance } from '../test/engine/chance.js';
import { playsByHints, playsByThumb } from './player.js';
import { markdown, quantile } from './report.js';

const { values, positionals } = parseArgs({
  options: {
    deals: { type: 'string', default: '200' },
    tries: { type: 'string', default: '25' },
    'max-nodes': { type: 'string', default: '1000000' },
  },
  allowPositionals: true,
});
const [deals, tries, maxNodes] = [Number(values.deals), Number(values.tries), Number(values['max-nodes'])];

interface Rated {
  readonly seed: number;
  readonly start: Position;
  readonly score: number;
  readonly difficulty: Difficulty;
}

function winnable(variant: string, open: boolean): Rated[] {
  return Array.from({ length: deals }, (_, index) => index + 1).flatMap((seed) => {
    const start = deal(variant, seed, { open });
    const result = solve(start, { maxNodes });
    const score = scoreOf(result);
    return score === null ? [] : [{ seed, start, score, difficulty: rate(variant, open, result)! }];
  });
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;
}

function rowFor(variant: string, open: boolean): string[] {
  const rated = winnable(variant, open);
  const scores = rated.map(({ score }) => score).sort((a, b) => a - b);
  console.log(`${variant}${open ? ', open' : ''}: thirds at ${[1 / 3, 2 / 3].map((part) => quantile(scores, part).toFixed(1)).join(' and ')}`);
  const classes = DIFFICULTIES.map((difficulty) => rated.filter((each) => each.difficulty === difficulty));
  const thumb = classes.map((those) => {
    const wins = those.map(({ seed, start }) => {
      const luck = chance(seed);
      return Array.from({ length: tries }, () => playsByThumb(start, luck)).filter(Boolean).length;
    });
    return percent(wins.reduce((sum, count) => sum + count, 0), those.length * tries);
  });
  const hints = classes.map((those) => percent(those.filter(({ start }) => tries > 0 && playsByHints(start)).length, those.length));
  return [variant + (open ? ', open' : ''), `${rated.length} of ${deals}`, classes.map(({ length }) => length).join(' / '), thumb.join(' / '), hints.join(' / ')];
}

const rows = (positionals.length > 0 ? positionals : [...variants.keys()]).flatMap((variant) => [rowFor(variant, false), rowFor(variant, true)]);
console.log(
  markdown({
    title: 'How often the winnable deals are won',
    note: `Each ${tries} times by rule of thumb, with errors, and once by the hints that need no solver; in the order easy / medium / hard.`,
    head: ['game', 'winnable', 'deals', 'by thumb', 'by hints'],
    rows,
  }),
);
