/** The rules of the five games, one example a point: stock, waste and reserve; refusals; what the texts call lost. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { applyMove, deal, IllegalMoveError, isStuck, parseMove, whyIllegal, type Position } from '../../src/engine/index.js';
import { FIVE } from './more-variants.js';
import { cards, movesOf, table } from './table.js';

const play = (position: Position, ...moves: string[]): Position =>
  moves.reduce((at, move) => applyMove(at, parseMove(move)), position);
const refusal = (position: Position, move: string): string | null => whyIllegal(position, parseMove(move));

describe('the stock', () => {
  test('gives one card a draw; only the top of the waste is playable', () => {
    const position = play(table('klondike', { stock: '2C 9H', tableau: ['3D', 'TS'] }), 'stock>waste', 'stock>waste');
    assert.deepEqual(position.waste, cards('9H 2C'));
    assert.deepEqual(movesOf(position), ['waste>stock:2', 'waste>tableau-1']);
    assert.deepEqual(movesOf(play(position, 'waste>tableau-1')), ['waste>stock', 'waste>tableau-2']);
  });

  test('may be drawn from at any time, whatever else could be played', () => {
    for (const variant of FIVE) assert.ok(movesOf(deal(variant, 3)).some((move) => move.startsWith('stock>waste')));
  });

  test('turned over without shuffling, it gives the card first that came first', () => {
    const drawn = table('klondike', { waste: '9H 2C 5S' });
    const turned = play(drawn, 'waste>stock:3');
    assert.deepEqual([turned.stock, turned.waste], [cards('5S 2C 9H'), []]);
    assert.deepEqual(play(turned, 'stock>waste').waste, cards('9H'));
    assert.equal(refusal(drawn, 'waste>stock:2'), 'wrong-count');
  });

  test('is turned over only when it is empty, and a waste is there', () => {
    assert.equal(refusal(table('klondike', { stock: '2C', waste: '9H' }), 'waste>stock'), 'stock-not-empty');
    assert.equal(refusal(table('klondike', {}), 'waste>stock'), 'waste-empty');
    assert.equal(refusal(table('klondike', {}), 'stock>waste'), 'stock-empty');
    assert.deepEqual(movesOf(table('klondike', {})), []);
  });

  test('klondike and little-klondike: as often as one likes', () => {
    for (const [variant, draw] of [['klondike', ''], ['little-klondike', ':2']] as const) {
      const start = table(variant, { stock: '2C 9H' });
      let position = start;
      for (let pass = 0; pass < 50; pass++) {
        while (position.stock.length > 0) position = play(position, `stock>waste${draw}`);
        position = play(position, 'waste>stock:2');
      }
      assert.deepEqual(position, start);
    }
  });

  test('aceless: once', () => {
    const again = play(table('aceless', { waste: '9H 3C' }), 'waste>stock:2');
    assert.equal(again.redealsLeft, 0);
    const over = play(again, 'stock>waste', 'stock>waste');
    assert.equal(refusal(over, 'waste>stock:2'), 'no-redeal-left');
    assert.deepEqual(movesOf(over), []);
  });

  test('little-klondike: three cards a draw, of which the top one is playable, then the one under it', () => {
    const position = play(table('little-klondike', { stock: '8C AH KS 2H AC', tableau: ['9D'] }), 'stock>waste:3');
    assert.deepEqual(position.waste, cards('AC 2H KS'));
    assert.deepEqual(movesOf(position), ['stock>waste:2', ...[2, 3, 4, 5, 6].map((n) => `waste>tableau-${n}`)]);
    assert.deepEqual(play(position, 'waste>tableau-2').waste, cards('AC 2H'));
  });

  test('little-klondike: the last draw has one or two cards where no more are left', () => {
    assert.deepEqual(play(table('little-klondike', { stock: '8C AH' }), 'stock>waste:2').waste, cards('AH 8C'));
    assert.deepEqual(play(table('little-klondike', { stock: '8C' }), 'stock>waste').waste, cards('8C'));
    assert.equal(refusal(table('little-klondike', { stock: '8C AH' }), 'stock>waste:3'), 'wrong-count');
    assert.equal(refusal(table('little-klondike', { stock: '8C AH 5C' }), 'stock>waste'), 'wrong-count');
  });
});

describe('the reserve of the pianos', () => {
  const laidOut = (waste: string): Position => {
    const position = table('little-piano', { waste, tableau: ['TS'] });
    return play(position, `waste>reserve${position.waste.length > 1 ? `:${position.waste.length}` : ''}`);
  };

  test('the card that was discarded first is on top, so the first three lie open, the first one on the left', () => {
    const position = laidOut('9H 2C 5S KD 7C');
    assert.deepEqual(position.reserve, cards('9H 2C 5S'));
    assert.deepEqual([position.stock, position.waste, position.redealsLeft], [cards('7C KD'), [], 0]);
  });

  test('all three are playable, and a place is refilled at once from the top of the pack', () => {
    const position = laidOut('9H 9D 5S KD 7C');
    const after = play(position, 'reserve-2>tableau-1');
    assert.deepEqual(after.reserve, cards('9H KD 5S'));
    assert.deepEqual(after.stock, cards('7C'));
    assert.deepEqual(movesOf(position).filter((move) => move.startsWith('reserve')), ['reserve-1>tableau-1', 'reserve-2>tableau-1']);
  });

  test('when the pack is used up, places stay empty', () => {
    const after = play(laidOut('AS AH AD 2S'), 'reserve-2>foundation-2', 'reserve-1>foundation-1', 'reserve-2>foundation-1');
    assert.deepEqual(after.reserve, [null, null, 'AD']);
    assert.deepEqual(after.stock, []);
    assert.equal(refusal(after, 'reserve-1>tableau-1'), 'no-cards');
  });

  test('with fewer than three cards left, the last places are empty from the start', () => {
    assert.deepEqual(laidOut('9H').reserve, ['9H', null, null]);
    assert.deepEqual(laidOut('9H 2C').reserve, ['9H', '2C', null]);
  });

  test('it comes once, only when the stock is empty, and nothing is drawn or turned over afterwards', () => {
    assert.equal(refusal(table('little-piano', { waste: '9H', stock: '2C' }), 'waste>reserve'), 'stock-not-empty');
    const position = laidOut('9H 2C 5S KD 7C');
    assert.equal(refusal(position, 'stock>waste'), 'pile-gives-none');
    assert.equal(refusal(position, 'waste>reserve'), 'no-redeal-left');
    assert.ok(movesOf(position).every((move) => !/stock|waste/.test(move)));
  });

  test('no card moves into it, and games without one know none', () => {
    const position = laidOut('AS AH AD 2S');
    assert.equal(refusal(position, 'tableau-1>reserve-1'), 'pile-takes-none');
    assert.equal(refusal(position, 'reserve-1>reserve-2'), 'pile-takes-none');
    assert.equal(refusal(table('little-piano', { waste: '9H' }), 'waste>stock'), 'pile-takes-none');
    assert.equal(refusal(table('klondike', { waste: '9H' }), 'waste>reserve'), 'pile-takes-none');
    assert.equal(refusal(table('klondike', { tableau: ['9H'] }), 'tableau-1>reserve-1'), 'unknown-pile');
  });
});

describe('what a refusal says', () => {
  test('the error has the reason, the move and a sentence, and the position is as it was', () => {
    const position = table('klondike', { tableau: ['8S', '7C'] });
    const before = JSON.stringify(position);
    const move = parseMove('tableau-2>tableau-1');
    assert.throws(
      () => applyMove(position, move),
      (error: unknown) =>
        error instanceof IllegalMoveError &&
        error.reason === 'wrong-colour' &&
        error.name === 'IllegalMoveError' &&
        error.move === move &&
        error.message.includes('tableau-2>tableau-1') &&
        error.message.includes('wrong colour'),
    );
    assert.equal(JSON.stringify(position), before);
  });

  test('piles that are not there, that give nothing or take nothing', () => {
    const position = table('klondike', { tableau: ['8S', '7H'], stock: '2C', waste: '9H' });
    const reasons: Record<string, string> = {
      'tableau-8>tableau-1': 'unknown-pile',
      'tableau-1>foundation-5': 'unknown-pile',
      'tableau-1>tableau-1': 'same-pile',
      'tableau-3>tableau-1': 'no-cards',
      'foundation-1>tableau-1': 'no-cards',
      'tableau-1>waste': 'pile-takes-none',
      'tableau-1>stock': 'pile-takes-none',
      'stock>tableau-1': 'pile-gives-none',
      'stock>foundation-4': 'pile-gives-none',
    };
    for (const [move, reason] of Object.entries(reasons)) assert.equal(refusal(position, move), reason, move);
    for (const count of [0, -1, 1.5, NaN]) assert.equal(whyIllegal(position, { from: 'tableau-2', to: 'tableau-1', count }), 'wrong-count');
  });
});

describe('stuck, as the texts have it', () => {
  test('aceless: the redeal is spent and no move is left', () => {
    const over = table('aceless', { tableau: ['2C | 9H', '9D', 'TH'], waste: '5S', redealsLeft: 0, buriedIn: 1 });
    assert.deepEqual(isStuck(over), { stuck: true, reason: 'no-moves', exhausted: true });
  });

  test('little-klondike: passes of the stock repeat themselves', () => {
    const over = table('little-klondike', { tableau: ['2C | 9H', '9D', 'TH'], waste: '5S', stock: '5C 3H', buriedIn: 1 });
    assert.deepEqual(isStuck(over), { stuck: true, reason: 'no-progress', exhausted: true });
  });

  test('the pianos: the cards of the reserve no longer fit', () => {
    const over = { tableau: ['2C | 9H', '9D', 'JH'], reserve: '3C 3S 5H', stock: 'AS', redealsLeft: 0, buriedIn: 1 };
    assert.deepEqual(isStuck(table('little-piano', over)), { stuck: true, reason: 'no-moves', exhausted: true });
    assert.equal(isStuck(table('little-piano', { ...over, reserve: '3C 8S 5H' })).stuck, true);
    assert.equal(isStuck(table('little-piano', { ...over, reserve: '3C TS 5H' })).stuck, false);
  });

  test('moving a card to and fro is no way on', () => {
    const over = table('aceless', { tableau: ['2C | 9H', 'TC 9D', 'TS', '9C'], redealsLeft: 0, buriedIn: 1 });
    assert.deepEqual(isStuck(over), { stuck: false, exhausted: true });
    const toAndFro = table('aceless', { tableau: ['2C | 4H', 'TC 9D', 'TS', '6H'], redealsLeft: 0, buriedIn: 1 });
    assert.deepEqual(movesOf(toAndFro), ['tableau-2>tableau-3']);
    assert.deepEqual(isStuck(toAndFro), { stuck: true, reason: 'no-progress', exhausted: true });
  });

  test('a won game is not stuck', () => {
    const won = table('klondike', { foundations: [13, 13, 13, 13] });
    assert.deepEqual(isStuck(won), { stuck: false, exhausted: true });
  });

  test('where the limit ends the search, nothing is claimed', () => {
    assert.deepEqual(isStuck(deal('klondike', 5, { open: true }), { maxStates: 3 }), { stuck: false, exhausted: false });
  });
});
