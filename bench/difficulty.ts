/**
 * `npm run bench:difficulty`: what the ratings of deals are worth. Rates deals of the catalogue and has players play them who know
 * nothing of the rating. Prints a table for docs/difficulty.md, and for each game the scores that would part these deals into
 * thirds. `-- klondike --from 0 --to 99 --tries 20` asks for other deals and more play, `--tries 0` for none.
 */
import { parseArgs } from 'node:util';
import { seedsOf } from '../src/deals/catalogue.js';
import { DIFFICULTIES, rate, scoreOf } from '../src/deals/difficulty.js';
import { deal, variantOf, variants, type Position } from '../src/engine/index.js';
import { chance, type Chance } from '../test/engine/chance.js';
import { playsAhead, playsByHints, playsByThumb } from './player.js';
import { markdown, quantile, rankCorrelation } from './report.js';

const { values, positionals } = parseArgs({
  options: {
    from: { type: 'string' },
    to: { type: 'string', default: '399' },
    tries: { type: 'string', default: '12' },
  },
  allowPositionals: true,
});
const tries = Number(values.tries);

/** Where the deals begin that the thresholds were not made of, by decks. */
const HELD_OUT = { 1: 200, 2: 120 };

/** With the share of the tries that each makes: the slower one plays, the less. */
const PLAYERS: readonly (readonly [name: string, plays: (start: Position, chance: Chance) => boolean, share: number])[] = [
  ['by thumb', playsByThumb, 1],
  ['by hints', playsByHints, 1 / 2],
  ['looking ahead', playsAhead, 1 / 4],
];

function percent(values: readonly number[]): string {
  return values.length === 0 ? '–' : `${Math.round((100 * values.reduce((sum, value) => sum + value, 0)) / values.length)}`;
}

function rowFor(variant: string, open: boolean): string[] {
  const from = Number(values.from ?? HELD_OUT[variantOf(variant).decks]);
  const deals = seedsOf(variant, open, 'any')
    .filter((seed) => seed >= from && seed <= Number(values.to))
    .map((seed) => {
      const start = deal(variant, seed, { open });
      return { seed, start, score: scoreOf(start) };
    });
  const sorted = deals.map(({ score }) => score).sort((a, b) => a - b);
  const name = variant + (open ? ', open' : '');
  console.log(`${name}: thirds at ${[1 / 3, 2 / 3].map((part) => quantile(sorted, part)).join(' and ')}`);
  const classes = DIFFICULTIES.map((difficulty) => deals.filter(({ score }) => rate(variant, open, score) === difficulty));
  const cells = PLAYERS.map(([, plays, share]) => {
    const games = Math.ceil(tries * share);
    const wins = new Map(
      deals.map(({ seed, start }) => {
        const luck = chance(seed);
        return [start, Array.from({ length: games }, () => plays(start, luck)).filter(Boolean).length / games];
      }),
    );
    const ofClass = classes.map((those) => percent(those.map(({ start }) => wins.get(start)!)));
    const rho = rankCorrelation(deals.map(({ score, start }) => [score, wins.get(start)!]));
    return games > 0 ? `${ofClass.join(' / ')} % (${rho.toFixed(2)})` : '–';
  });
  return [name, classes.map(({ length }) => length).join(' / '), ...cells];
}

const rows = (positionals.length > 0 ? positionals : [...variants.keys()]).flatMap((variant) => [rowFor(variant, false), rowFor(variant, true)]);
console.log(
  markdown({
    title: 'How often the winnable deals are won',
    note: `In the order easy / medium / hard, and the rank correlation of scores and wins; ${PLAYERS.map(([name, , share]) => `${name} ${Math.ceil(tries * share)}`).join(', ')} games a deal.`,
    head: ['game', 'deals', ...PLAYERS.map(([name]) => name)],
    rows,
  }),
);
