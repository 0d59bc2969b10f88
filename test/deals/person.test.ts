/** The person whom ratings go by: sees no hidden card, plays what is legal, and comes to an end in any game. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { playing, type Below } from '../../src/deals/person.js';
import { deal, deepFreeze, isWon, parsePosition, type Card, type Position } from '../../src/engine/index.js';
import { chance } from '../engine/chance.js';
import { allVariants, FIVE } from '../engine/more-variants.js';

const FORMS = FIVE.flatMap((variant) => [false, true].map((open) => ({ variant, open })));

function playOn(start: Position, below: Below): Position {
  const moves = playing(start, below);
  for (;;) {
    const { done, value } = moves.next();
    if (done) return value;
  }
}

/** What the person weighs at its first move: the limit of the number that it asks for. */
function firstWeighed(position: Position): number {
  let weighed = 0;
  playOn(position, (limit) => {
    weighed ||= limit;
    return 0;
  });
  return weighed;
}

/** The same to see, but the hidden cards have changed places. */
function otherwiseHidden(position: Position, seed: number): Position {
  const hidden: Card[] = chance(seed).shuffled([...position.tableau.flatMap(({ down }) => down), ...position.stock]);
  const tableau = position.tableau.map(({ down, up }) => ({ down: hidden.splice(0, down.length), up }));
  return { ...position, tableau, stock: hidden };
}

for (const { variant, open } of FORMS) {
  describe(`${variant}${open ? ', open' : ''}`, () => {
    it('is played without a look at hidden cards', () => {
      const weighed = new Set<number>();
      for (let seed = 0; seed < 10; seed++) {
        const start = deal(variant, seed, { open });
        weighed.add(firstWeighed(start));
        for (let other = 0; other < 5; other++) assert.equal(firstWeighed(otherwiseHidden(start, other)), firstWeighed(start), `seed ${seed}`);
      }
      assert.ok(weighed.size > 1, 'what is seen does count');
    });

    it('is played on, leaving the deal as it was, to a position that there can be', () => {
      const luck = chance(1);
      const lengths = new Set<number>();
      for (let seed = 0; seed < 10; seed++) {
        const end = playOn(deepFreeze(deal(variant, seed, { open })), (limit) => luck.below(limit));
        assert.deepEqual(parsePosition(JSON.parse(JSON.stringify(end))), end);
        lengths.add(end.foundations.flat().length);
      }
      assert.ok(lengths.size > 3);
    });
  });
}

it('wins some games and loses some', () => {
  const luck = chance(1);
  const wins = Array.from({ length: 40 }, (_, seed) => isWon(playOn(deal('klondike', seed), (limit) => luck.below(limit)))).filter(Boolean).length;
  assert.ok(wins > 8 && wins < 32, `${wins} of 40`);
});

it('stops where nothing helps: no move, no end of drawing, no shifting to and fro', () => {
  const bare = { ...deal('klondike', 1), foundations: [[], [], [], []], stock: [], waste: [] };
  const column = (down: Card[], ...up: Card[]): Position['tableau'][number] => ({ down, up });
  const empty = Array.from({ length: 4 }, () => column([]));
  const never = (): number => assert.fail('nothing to choose from');
  const shifting: Position = { ...bare, tableau: [column([], '8S', '7H'), column([], '8C'), column([], 'KH'), ...empty] };
  assert.equal(playOn(shifting, never), shifting);
  const drawing: Position = { ...bare, tableau: [column([], '8S'), column([], '3S'), column([], '5S'), ...empty], stock: ['9S', 'TS', 'JS'] };
  let draws = 0;
  playOn(drawing, () => (draws++, 0));
  assert.ok(draws >= 4 && draws < 12, `${draws} draws`);
});

it('plays any game of the family', () => {
  let progress = 0;
  for (const variant of allVariants()) {
    const luck = chance(3);
    const start = deal(variant, 1);
    progress += Number(playOn(start, (limit) => luck.below(limit)).foundations.flat().length > start.foundations.flat().length);
  }
  assert.ok(progress > 20, `${progress} games in which a card came home`);
});
