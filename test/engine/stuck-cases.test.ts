/** Positions from the end of real games, judged by an independent, exhaustive search. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, isStuck, parsePosition, StuckSearch, type Card, type Position } from '../../src/engine/index.js';
import { readCases } from './cases.js';

interface StuckCase {
  readonly variant: string;
  readonly position: unknown;
  readonly stuck: boolean;
  readonly reason?: string;
}

const byVariant = new Map<string, StuckCase[]>();
for (const one of readCases<StuckCase>('stuck')) byVariant.set(one.variant, [...(byVariant.get(one.variant) ?? []), one]);

for (const [variant, cases] of byVariant) {
  test(`${variant}: ${cases.length} positions`, () => {
    for (const { position, stuck, reason } of cases) {
      const expected = stuck ? { stuck, reason, exhausted: true } : { stuck, exhausted: true };
      assert.deepEqual(isStuck(parsePosition(position)), expected, JSON.stringify(position));
    }
  });
}

interface VerdictCase {
  readonly variant: string;
  readonly verdict: 'winnable' | 'unwinnable' | 'unknown';
}

/** With every card face up stuck means "cannot be won"; otherwise it only must not be said of what can be won. */
function agrees(position: Position, verdict: VerdictCase['verdict']): boolean {
  const { stuck, exhausted } = isStuck(position, { maxStates: 20_000 });
  if (stuck) assert.notEqual(verdict, 'winnable', JSON.stringify(position));
  if (!exhausted || verdict === 'unknown' || position.tableau.some(({ down }) => down.length > 0)) return false;
  assert.equal(stuck, verdict === 'unwinnable', JSON.stringify(position));
  return true;
}

test('what can be won is never called stuck, and with every card face up what cannot be won always is: endgames', () => {
  const cases = readCases<VerdictCase & { position: unknown }>('endgames');
  const agreed = cases.filter(({ position, verdict }) => agrees(parsePosition(position), verdict));
  assert.ok(agreed.length > 30, `${agreed.length} of ${cases.length}`);
});

test('the same: open deals of little-piano', () => {
  const cases = readCases<VerdictCase & { cards: string }>('little-piano-open');
  const agreed = cases.filter(({ cards, verdict }) => agrees(deal('little-piano', cards.split(' ') as Card[], { open: true }), verdict));
  assert.ok(agreed.length >= 15, `${agreed.length} of ${cases.length}`);
});

test('no more states are looked at than were needed once: a longer search is given up, and a player is not told', () => {
  const positions = [...readCases<StuckCase>('stuck'), ...readCases<VerdictCase & { position: unknown }>('endgames')].map(({ position }) => parsePosition(position));
  let states = 0;
  for (const position of positions) {
    const search = new StuckSearch(position);
    if (search.step(Infinity)!.stuck) states += search.states; // all that can be reached: in whichever order, it is the same number
  }
  assert.ok(states > 0 && states <= 2438, `${states}`);
});
