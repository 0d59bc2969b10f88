import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyMove, deal, defineVariant, legalMoves, movedCards, parseMove, pileCards, pilesOf, turnedUpBy, variantOf, variants, type Card, type Move, type PileId, type Position } from '../../src/engine/index.js';
import { languageArrives, wordsFor, type Words } from '../../src/locales/index.js';
import { moveChange, tableChange, type Change } from '../../src/session/change.js';
import { hintOf, type Hint } from '../../src/session/hint.js';
import { whyNoStockMove, whyNotTo } from '../../src/table/choose.js';
import { targetsOf } from '../../src/table/targets.js';
import { pileName, spotName } from '../../src/table/names.js';
import { cardAt } from '../../src/table/spot.js';
import { sayReading } from '../../src/table/reading.js';
import { sayChange, sayHint, sayOutcome, sayRefusal, saySelected } from '../../src/table/speech.js';
import type { Spot } from '../../src/table/spot.js';
import { allVariants, IN_SUIT, MORE } from '../engine/more-variants.js';
import { sketch } from './fake-host.js';

const DEAL = { variant: 'klondike', seed: 5, open: false };

for (const lang of ['ru', 'uk']) await languageArrives(lang);

const en = wordsFor('en');
const ru = wordsFor('ru');
const spot = (pile: string, index: number): Spot => ({ pile, index }) as Spot;

function made(position: Position, from: string, to: string, count = 1): Change {
  const move = { from, to, count } as Move;
  return moveChange('move', position, applyMove(position, move), move, 1, 'player');
}
const undone = ({ before, after, move }: Change): Change => moveChange('undo', after, before!, move!, 0, 'player');
const redone = (change: Change): Change => ({ ...change, kind: 'redo' });
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test('a move of a run that turns a card up', () => {
  const change = made(sketch({ columns: ['KS | 9S 8D', '', 'TH'] }), 'tableau-1', 'tableau-3', 2);
  assert.equal(sayChange(en, change), 'Nine of spades and 1 more to column 3. Turned up: king of spades.');
  assert.equal(sayChange(ru, change), 'Девятка пик и ещё 1 — на столбец 3. Открылась карта: король пик.');
  assert.equal(sayChange(en, undone(change)), 'Undone: nine of spades and 1 more to column 3.');
  assert.equal(sayChange(en, redone(change)), 'Redone: nine of spades and 1 more to column 3. Turned up: king of spades.');
});

test('draws tell what lies on the waste', () => {
  const one = made(sketch({ stock: '2S 3S', waste: '4S' }), 'stock', 'waste');
  assert.equal(sayChange(en, one), 'On the waste: three of spades.');
  assert.equal(sayChange(en, undone(one)), 'Undone: draw from the stock. On the waste: four of spades.');
  const three = made(sketch({ variant: 'little-klondike', stock: '2S 3S 4H 5D' }), 'stock', 'waste', 3);
  assert.equal(sayChange(en, three), 'On the waste: five of diamonds, four of hearts, on top three of spades.');
  assert.equal(sayChange(ru, three), 'В сбросе: пятёрка бубен, четвёрка червей, сверху тройка пик.');
  const rest = (stock: string, count: number): string => sayChange(en, made(sketch({ variant: 'little-klondike', stock, waste: '9C 4S 5S' }), 'stock', 'waste', count));
  assert.equal(rest('6S 7D', 2), 'On the waste: seven of diamonds, on top six of spades. Stock, empty.');
  assert.equal(rest('6S', 1), 'On the waste: six of spades. Stock, empty.', 'no more than was turned up');
  const next = made(sketch({ variant: 'little-klondike', stock: '2S 3S 4H', waste: '9C 4S 5S' }), 'stock', 'waste', 3);
  assert.equal(sayChange(en, undone(next)), 'Undone: draw from the stock. On the waste: five of spades.', 'of what lay there, the card that can be played');
  const played = made(sketch({ columns: ['4D'], waste: '9H 3S' }), 'waste', 'tableau-1');
  assert.equal(sayChange(en, played), 'Three of spades to column 1. On the waste: nine of hearts.');
  assert.equal(sayChange(en, undone(played)), 'Undone: three of spades to column 1.');
});

test('a waste that stays as it is is not told of again', () => {
  const moved = made(sketch({ columns: ['4D', 'JC 3S'], waste: '9H' }), 'tableau-2', 'tableau-1');
  assert.equal(sayChange(en, moved), 'Three of spades to column 1.');
  assert.equal(sayChange(en, redone(moved)), 'Redone: three of spades to column 1.');
});

test('redeals and the reserve', () => {
  const redeal = made(sketch({ waste: '2S 3S' }), 'waste', 'stock', 2);
  assert.equal(plain(sayChange(en, redeal)), 'Waste turned over, stock: 2 cards.');
  assert.equal(sayChange(en, undone(redeal)), 'Undone: redeal. On the waste: three of spades.');
  assert.equal(sayChange(en, redone(redeal)), 'Redone: redeal.');
  const piano = sketch({ variant: 'little-piano', waste: '2S 3S 4H 5H', columns: ['3H'], reserve: [null, null, null], redealsLeft: 1 });
  const laid = made(piano, 'waste', 'reserve', 4);
  assert.equal(sayChange(en, laid), 'The waste is now the reserve. In the reserve: two of spades, three of spades, four of hearts.');
  const refilled = made({ ...laid.after, stock: ['6C', '5H'] }, 'reserve-1', 'tableau-1');
  assert.equal(sayChange(en, refilled), 'Two of spades to column 1. Reserve 1: five of hearts.');
  assert.equal(sayChange(ru, refilled), 'Двойка пик — на столбец 1. Резерв 1: пятёрка червей.');
  assert.equal(sayChange(en, undone(laid)), 'Undone: laying out the reserve. On the waste: five of hearts.');
});

test('how many redeals are left is told where they are numbered', () => {
  const redeal = (redealsLeft: number): string => plain(sayChange(en, made(sketch({ variant: 'aceless', waste: '2S 3S', redealsLeft }), 'waste', 'stock', 2)));
  assert.equal(redeal(1), 'Waste turned over, stock: 2 cards. No redeal left.');
  defineVariant({ ...variantOf('aceless'), id: 'speech-twice', redeals: 2 });
  const twice = { ...sketch({ variant: 'aceless', waste: '2S 3S', redealsLeft: 2 }), variant: 'speech-twice' };
  assert.equal(plain(sayChange(en, made(twice, 'waste', 'stock', 2))), 'Waste turned over, stock: 2 cards. Redeals left: 1.');
});

test('what a move leaves empty is told, but not at the end, where all is', () => {
  const last = made(sketch({ stock: '3S', waste: '4S' }), 'stock', 'waste');
  assert.equal(sayChange(en, last), 'On the waste: three of spades. Stock, empty.');
  assert.equal(sayChange(ru, redone(last)), 'Повторено: сдача из колоды. В сбросе: тройка пик. Колода, пусто.');
  assert.equal(sayChange(en, undone(last)), 'Undone: draw from the stock. On the waste: four of spades.');
  const column = made(sketch({ columns: ['QH', 'KS'] }), 'tableau-1', 'tableau-2');
  assert.equal(sayChange(en, column), 'Queen of hearts to column 2. Column 1, empty.');
  const waste = made(sketch({ columns: ['QH'], waste: 'JS' }), 'waste', 'tableau-1');
  assert.equal(sayChange(en, waste), 'Jack of spades to column 1. Waste, empty.');
  const reserve = sketch({ variant: 'little-piano', columns: ['QH'], stock: '9D', reserve: ['JS', null, null], redealsLeft: 0 });
  assert.equal(sayChange(en, made(reserve, 'reserve-1', 'tableau-1')), 'Jack of spades to column 1. Reserve 1: nine of diamonds. Stock, empty.');
  const suit = (code: string, ranks: string): string => [...ranks].map((rank) => rank + code).join(' ');
  const end = sketch({ columns: ['KS'], foundations: [suit('S', 'A23456789TJQ'), ...['H', 'D', 'C'].map((code) => suit(code, 'A23456789TJQK'))] });
  assert.equal(sayChange(en, made(end, 'tableau-1', 'foundation-1')), 'King of spades to the foundation.');
});

test('a reserve place that is refilled by the same card of the other pack says so', () => {
  const position = sketch({ variant: 'big-piano', stock: '2S', columns: ['3H'], reserve: ['2S', 'KD', null], redealsLeft: 0 });
  const change = made(position, 'reserve-1', 'tableau-1');
  assert.equal(sayChange(en, change), 'Two of spades to column 1. Reserve 1: two of spades. Stock, empty.');
  assert.equal(sayChange(en, redone(change)), 'Redone: two of spades to column 1. Reserve 1: two of spades. Stock, empty.');
  assert.equal(sayChange(en, undone(change)), 'Undone: two of spades to column 1.');
  const last = made({ ...position, stock: [] }, 'reserve-1', 'tableau-1');
  assert.equal(sayChange(en, last), 'Two of spades to column 1. Reserve 1, empty.', 'there is nothing to refill it');
});

test('a reserve in which nothing has changed is not told of again', () => {
  const position = sketch({ variant: 'little-piano', columns: ['2S', '3H'], reserve: ['9C', 'KD', null], redealsLeft: 0 });
  assert.equal(sayChange(en, made(position, 'tableau-1', 'tableau-2')), 'Two of spades to column 2. Column 1, empty.', 'the column has the number of a place');
});

test('deals, ends, refusals', () => {
  const position = deal('klondike', 5);
  assert.equal(sayChange(en, tableChange('deal', null, position, 0, 'host', DEAL)), 'New game: Klondike, deal 5.');
  assert.equal(sayChange(en, tableChange('deal', position, position, 0, 'host', { ...DEAL, seed: null })), 'New game: Klondike, deal –.', 'a deck of the page’s own has no number');
  assert.equal(plain(sayChange(ru, tableChange('restore', null, position, 21, 'host'))), 'Игра продолжается: Косинка, 21 ход.');
  assert.equal(plain(sayOutcome(en, { kind: 'won', deal: DEAL, count: 99, elapsed: 61, restored: false })), 'You won! 99 moves, time 1:01.');
  const win = { kind: 'won', deal: DEAL, count: 99, elapsed: 61, restored: false } as const;
  assert.equal(plain(sayOutcome(en, win, { kind: 'best', seconds: 60, moves: 98 })), 'You won! 99 moves, time 1:01. Best: 1:00, 98 moves.');
  assert.equal(plain(sayOutcome(en, win, { kind: 'bestTime', seconds: 61, moves: 98 })), 'You won! 99 moves, time 1:01. New best time!');
  assert.equal(plain(sayOutcome(ru, win, { kind: 'best', seconds: 60, moves: 98 })), 'Пасьянс сошёлся! 99 ходов, время 1:01. Рекорд: 1:00, 98 ходов.');
  assert.equal(plain(sayOutcome(wordsFor('uk'), win, { kind: 'bestBoth', seconds: 61, moves: 99 })), 'Пасьянс зійшовся! 99 ходів, час 1:01. Найкращий час і найменше ходів!');
  assert.equal(sayOutcome(en, { kind: 'stuck', deal: DEAL, reason: 'no-moves', count: 9, elapsed: 6, restored: false }), 'No moves left. Take back some moves, or start a new game.');
  assert.equal(sayRefusal(en, { code: 'needs-king', to: 'tableau-1' }, position), 'Only a king goes to an empty column.');
});

test('a refusal names the card that a pile waits for', () => {
  const refused = (words: Words, position: Position, from: string, to: PileId): string => {
    const pile = from as PileId;
    return sayRefusal(words, whyNotTo(position, { pile, index: pileCards(position, pile).length - 1 }, to), position);
  };
  const position = sketch({ columns: ['3S', 'QH', 'KC', '2D', 'QD', 'AH', ''], foundations: ['AS', '', '', ''] });
  const told: [to: PileId, en: string, ru: string, uk: string][] = [
    ['tableau-1', 'Only a red two goes here.', 'Сюда можно положить только красную двойку.', 'Сюди можна покласти лише червону двійку.'],
    ['tableau-3', 'Only a red queen goes here.', 'Сюда можно положить только красную даму.', 'Сюди можна покласти лише червону даму.'],
    ['tableau-4', 'Only a black ace goes here.', 'Сюда можно положить только чёрного туза.', 'Сюди можна покласти лише чорного туза.'],
    ['tableau-5', 'Only a black jack goes here.', 'Сюда можно положить только чёрного валета.', 'Сюди можна покласти лише чорного валета.'],
    ['tableau-6', 'Columns go down one by one.', 'В столбце карты идут по убыванию.', 'У стовпці карти йдуть за спаданням.'],
    ['tableau-7', 'Only a king goes to an empty column.', 'На пустой столбец можно положить только короля.', 'На порожній стовпець можна покласти лише короля.'],
    ['foundation-1', 'The next here is the two of spades.', 'Сюда можно положить только двойку пик.', 'Сюди можна покласти лише двійку пік.'],
    ['foundation-2', 'The next here is the ace of hearts.', 'Сюда можно положить только туза червей.', 'Сюди можна покласти лише туза чирв.'],
  ];
  for (const [to, ...sentences] of told) {
    const from = to === 'tableau-3' ? 'tableau-4' : 'tableau-2';
    assert.deepEqual([en, ru, wordsFor('uk')].map((words) => refused(words, position, from, to)), sentences, to);
  }
  // The queen has the right rank there, and the wrong colour.
  assert.equal(refused(en, sketch({ columns: ['QC', 'KS'] }), 'tableau-1', 'tableau-2'), 'Only a red queen goes here.');
});

test('where nothing fits, or no one card, the rule is told', () => {
  const refusal = (position: Position, code: string, to?: PileId): string => sayRefusal(en, to ? { code, to } : { code }, position);
  const full = sketch({ foundations: ['AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS'] });
  assert.equal(refusal(full, 'wrong-suit', 'foundation-1'), 'Another suit belongs here.');
  const aceless = sketch({ variant: 'aceless', columns: ['2S', '3S'] });
  assert.equal(refusal(aceless, 'wrong-rank', 'tableau-1'), 'Columns go down one by one.', 'the aces are on their foundations');
  assert.equal(refusal(aceless, 'wrong-rank', 'tableau-2'), 'Only a red two goes here.');
  assert.equal(refusal(aceless, 'one-at-a-time', 'foundation-1'), 'Only one card at a time goes here.');
  assert.equal(refusal(aceless, 'wrong-rank'), 'Columns go down one by one.');
});

test('once the reserve is out, a stock that gives nothing says what it is for', () => {
  const refused = (words: Words, stock: string): string => {
    const position = sketch({ variant: 'little-piano', stock, reserve: ['2S', null, null], redealsLeft: 0 });
    return plain(sayRefusal(words, { code: whyNoStockMove(position) }, position));
  };
  assert.deepEqual([refused(en, '9H 8C'), refused(en, '')], ['Stock, 2 cards, refills the reserve.', 'Stock, empty.']);
  assert.equal(refused(ru, '9H 8C'), 'Колода, 2 карты, пополняет резерв.');
  const usual = sketch({ variant: 'aceless', waste: '2S', redealsLeft: 0 });
  assert.equal(sayRefusal(en, { code: whyNoStockMove(usual) }, usual), 'No redeal is left.');
});

test('columns that are built in suit, or regardless of suit', () => {
  allVariants();
  const any = MORE.find(({ build }) => build === 'any')!;
  const position = (variant: string): Position => ({ ...sketch({ columns: ['9S'] }), variant });
  const refusal = (words: Words, variant: string): string => sayRefusal(words, { code: 'wrong-rank', to: 'tableau-1' }, position(variant));
  assert.deepEqual([en, ru, wordsFor('uk')].map((words) => refusal(words, IN_SUIT.id)), ['The next here is the eight of spades.', 'Сюда можно положить только восьмёрку пик.', 'Сюди можна покласти лише вісімку пік.']);
  assert.deepEqual([en, ru, wordsFor('uk')].map((words) => refusal(words, any.id)), ['Any eight goes here, and nothing else.', 'Сюда можно положить любую восьмёрку.', 'Сюди можна покласти будь-яку вісімку.']);
});

test('hints', () => {
  const position = sketch({ variant: 'little-klondike', columns: ['8S 7H', '8C', 'AS'] });
  const hinted = (words: Words, text: string, verdict: Hint['verdict'] = 'winnable'): string => sayHint(words, position, hintOf(parseMove(text), verdict), true);
  assert.equal(hinted(en, 'tableau-1>tableau-2'), 'Move the seven of hearts from column 1 to column 2.');
  assert.equal(hinted(ru, 'tableau-1>tableau-2'), 'Переложите семёрку червей со столбца 1 на столбец 2.');
  assert.equal(hinted(wordsFor('uk'), 'tableau-1>tableau-2'), 'Перекладіть сімку чирв зі стовпця 1 на стовпець 2.');
  assert.equal(hinted(en, 'tableau-3>foundation-1'), 'Move the ace of spades from column 3 to the foundation.');
  assert.equal(plain(hinted(en, 'stock>waste:3')), 'Draw 3 cards from the stock.');
  assert.equal(hinted(ru, 'stock>waste:1'), 'Откройте карту из колоды.');
  assert.equal(hinted(en, 'waste>reserve:3'), 'Lay out the reserve.');
  assert.equal(hinted(en, 'waste>stock:3'), 'Turn the waste over.');
  assert.equal(sayHint(en, position, null, true), 'No useful move found: try undo.');
});

test('a hint says where its card lies: there may be two of it', () => {
  const position = sketch({ variant: 'big-piano', columns: ['8S'], waste: '7H', foundations: ['', 'AH 2H 3H 4H 5H 6H 7H'], reserve: ['7H', null, null], redealsLeft: 0 });
  const hinted = (words: Words, from: string): string => sayHint(words, position, hintOf(parseMove(`${from}>tableau-1`), 'winnable'), true);
  const told = (words: Words): string[] => ['waste', 'reserve-1', 'foundation-2'].map((from) => hinted(words, from));
  assert.deepEqual(told(en), ['waste', 'reserve', 'foundation'].map((place) => `Move the seven of hearts from the ${place} to column 1.`));
  assert.deepEqual(told(ru), ['из сброса', 'из резерва', 'с основания'].map((place) => `Переложите семёрку червей ${place} на столбец 1.`));
  assert.deepEqual(told(wordsFor('uk')), ['зі скиду', 'з резерву', 'з основи'].map((place) => `Перекладіть сімку чирв ${place} на стовпець 1.`));
});

test('a hint that is not proved to lead to a win says so', () => {
  const position = sketch({ variant: 'little-klondike', columns: ['8S 7H', '8C', 'AS'] });
  const move = parseMove('tableau-1>tableau-2');
  assert.equal(sayHint(en, position, hintOf(move, 'unknown'), true), 'Move the seven of hearts from column 1 to column 2. This is only a guess.');
  assert.equal(sayHint(ru, position, hintOf(move, 'unwinnable'), true), 'Переложите семёрку червей со столбца 1 на столбец 2. Выиграть нельзя. Отмените несколько ходов или начните новую игру.');
  assert.equal(sayHint(en, position, hintOf(move, 'winnable'), true), 'Move the seven of hearts from column 1 to column 2.');
  assert.equal(sayHint(en, position, hintOf(move, 'unwinnable'), false), 'Move the seven of hearts from column 1 to column 2. Cannot be won.', 'there is nothing to take back');
});

test('what is picked up and where it can go', () => {
  const position = sketch({ variant: 'big-piano', columns: ['KH 2S', '3D'], foundations: ['AS', '', '', '', 'AS'] });
  const targets = targetsOf(legalMoves(position), position, spot('tableau-1', 1));
  assert.equal(saySelected(en, position, spot('tableau-1', 1), targets), 'Picked up: two of spades. Can go to: foundation of spades, column 2.');
  assert.equal(saySelected(ru, position, spot('tableau-1', 1), targets), 'Взято: двойка пик. Можно положить на основание пик, столбец 2.');
  assert.equal(saySelected(wordsFor('uk'), position, spot('tableau-1', 1), targets), 'Взято: двійка пік. Куди можна покласти: основа пік, стовпець 2.');
  assert.equal(saySelected(en, position, null, []), 'Put back.');
  const run = sketch({ columns: ['8H 7S 6D'] });
  assert.equal(saySelected(en, run, spot('tableau-1', 2), ['tableau-4']), 'Picked up: six of diamonds. Can go to: column 4.');
  assert.match(saySelected(en, run, spot('tableau-1', 1), []), /^Picked up: seven of spades and 1 more\.$/);
  assert.match(saySelected(ru, run, spot('tableau-1', 0), []), /^Взято: восьмёрка червей и ещё 2\.$/);
});

test('names of spots', () => {
  const position = sketch({ columns: ['KS 3D QC QS | 7H 6S', ''], waste: '4S 2D', stock: '9S', foundations: ['AS'], redealsLeft: null });
  const names = [spot('tableau-1', 4), spot('tableau-1', 0), spot('tableau-2', -1), spot('waste', 1), spot('stock', 0), spot('foundation-1', 0), spot('foundation-2', -1)];
  assert.deepEqual(names.map((at) => plain(spotName(en, position, at))), [
    'Seven of hearts, column 1, card 5 of 6',
    'Face-down card, column 1, card 1 of 6',
    'Column 2, empty, takes a king',
    'Two of diamonds, waste, 2 cards',
    'Stock, 1 card, draw a card',
    'Ace of spades, foundation of spades',
    'Foundation of hearts, empty, starts with the ace',
  ]);
  const stock = (rest: Parameters<typeof sketch>[0]): string => plain(spotName(en, sketch(rest), spot('stock', -1)));
  assert.equal(stock({ waste: '2S' }), 'Stock, empty, turn the waste over');
  assert.equal(stock({ variant: 'aceless', waste: '2S', redealsLeft: 1 }), 'Stock, empty, turn the waste over, redeals left: 1');
  assert.equal(stock({ variant: 'aceless', waste: '2S', redealsLeft: 0 }), 'Stock, empty, no redeal left');
  assert.equal(stock({ variant: 'little-piano', waste: '2S', redealsLeft: 1 }), 'Stock, empty, lay out the reserve');
  assert.equal(stock({ variant: 'little-piano', stock: '2S', redealsLeft: 0 }), 'Stock, 1 card, refills the reserve');
  assert.equal(stock({ variant: 'little-piano', redealsLeft: 0 }), 'Stock, empty', 'there is nothing more to refill from');
  for (const redealsLeft of [0, 1, null]) assert.equal(stock({ variant: 'aceless', redealsLeft }), 'Stock, empty', 'no redeal is missed where there is no waste');
  assert.equal(stock({ variant: 'little-klondike', stock: '2S 3S 4S 5S' }), 'Stock, 4 cards, draw 3 cards');
});

test('an empty column says what it takes in its game', () => {
  for (const [spaces, name] of [['any', 'Column 2, empty, takes any card'], ['none', 'Column 2, empty, stays empty']] as const) {
    defineVariant({ ...variantOf('klondike'), id: `speech-${spaces}`, spaces });
    assert.equal(spotName(en, { ...sketch({}), variant: `speech-${spaces}` }, spot('tableau-2', -1)), name);
  }
});

test('piles as groups tell how many cards they hold, and how many of them lie face down', () => {
  const position = sketch({ columns: ['KS 3D | 7H 6S', '', '5C | 9D', '5H'], waste: '4S 2D' });
  assert.deepEqual((['tableau-1', 'tableau-2', 'tableau-3', 'tableau-4', 'waste'] as const).map((pile) => plain(pileName(en, position, pile))), [
    'Column 1, 4 cards, face down: 2',
    'Column 2, empty',
    'Column 3, 2 cards, face down: 1',
    'Column 4, 1 card',
    'Waste, 2 cards',
  ]);
  assert.equal(plain(pileName(ru, position, 'tableau-1')), 'Столбец 1, 4 карты, закрытых: 2');
});

const readings = (position: Position, focus: PileId = 'tableau-1', words = en): string[] =>
  (['readPile', 'readStock', 'readFoundations', 'readMoves'] as const).map((what) => plain(sayReading(words, position, what, focus, legalMoves(position))));

test('read on demand: a column from head to tail, stock and waste, the foundations, the moves', () => {
  const position = sketch({ columns: ['KS 3D | 7H 6S', '8C', 'TS'], waste: '4S 2S', stock: '9S', foundations: ['AS'] });
  assert.deepEqual(readings(position), [
    'Column 1, 4 cards, face down: 2: seven of hearts, six of spades.',
    'Stock, 1 card, draw a card. Waste, 2 cards: two of spades.',
    'On the foundations: ace of spades. Foundation of hearts, foundation of diamonds, foundation of clubs, empty.',
    'Possible moves: two of spades to the foundation; seven of hearts and 1 more to column 2; draw from the stock.',
  ]);
  assert.deepEqual(readings(position, 'tableau-4', ru), [
    'Столбец 4, пусто, место для короля.',
    'Колода, 1 карта, открыть карту. Сброс, 2 карты: двойка пик.',
    'На основаниях: туз пик. Основание червей, основание бубен, основание треф, пусто.',
    'Возможные ходы: двойка пик — на основание; семёрка червей и ещё 1 — на столбец 2; сдача из колоды.',
  ]);
});

test('foundations are read by the cards on top, as far as there are any, and the rest as empty', () => {
  const read = (...foundations: string[]): string => sayReading(en, sketch({ foundations }), 'readFoundations', 'stock', []);
  assert.equal(read('AS 2S', 'AH', 'AD 2D 3D', 'AC'), 'On the foundations: two of spades, ace of hearts, three of diamonds, ace of clubs.');
  assert.equal(read('AS', 'AH', 'AD'), 'On the foundations: ace of spades, ace of hearts, ace of diamonds. Foundation of clubs, empty.');
  assert.equal(read(), 'Foundation of spades, foundation of hearts, foundation of diamonds, foundation of clubs, empty.');
});

test('moves are read in the order of their worth, whatever the order they come in, and those that sound alike once', () => {
  const read = (position: Position, moves: readonly string[]): string => sayReading(en, position, 'readMoves', 'stock', moves.map(parseMove));
  const position = sketch({ columns: ['3D', '4S', '2S'], foundations: ['AS', 'AH 2H 3H'], stock: '9S' });
  const moves = ['foundation-2>tableau-2', 'stock>waste', 'tableau-3>tableau-1', 'tableau-3>foundation-1'];
  const inOrder = 'Possible moves: two of spades to the foundation; two of spades to column 1; draw from the stock; three of hearts to column 2.';
  assert.deepEqual([moves, [...moves].reverse()].map((each) => read(position, each)), [inOrder, inOrder]);
  const twins = sketch({ variant: 'big-piano', columns: ['AS', 'AS'], waste: '4S', redealsLeft: 1 });
  assert.equal(read(twins, ['waste>reserve:1', 'tableau-1>foundation-1', 'tableau-2>foundation-1']), 'Possible moves: ace of spades to the foundation; laying out the reserve.');
});

test('of a waste of which a fan shows three, no more are read, however many one draw turns', () => {
  defineVariant({ ...variantOf('little-klondike'), id: 'speech-draw-five', draw: 5 });
  const position = { ...sketch({ variant: 'little-klondike', waste: 'KS KH 4S 2S 9D' }), variant: 'speech-draw-five' };
  assert.equal(readings(position, 'waste')[0], 'Waste, 5 cards: nine of diamonds, two of spades, four of spades.');
});

test('read on demand: three cards of the waste, the reserve, an empty table', () => {
  const three = sketch({ variant: 'little-klondike', columns: ['5H'], waste: 'KS KH 4S 2S' });
  assert.equal(readings(three, 'waste')[0], 'Waste, 4 cards: two of spades, four of spades, king of hearts.');
  const piano = sketch({ variant: 'little-piano', stock: '9H', columns: ['3H'], reserve: ['2S', null, 'KD'], redealsLeft: 0 });
  assert.equal(readings(piano)[1], 'Stock, 1 card, refills the reserve. Two of spades, reserve 1. Reserve 2, empty. King of diamonds, reserve 3.');
  assert.equal(readings(sketch({ waste: '2S' }))[1], 'Stock, empty, turn the waste over. Waste, 1 card: two of spades.');
  const end = sketch({ variant: 'aceless', redealsLeft: 0 });
  assert.equal(readings(end)[3], 'No moves left.');
});

test('nothing that is said names a card that lies face down', () => {
  for (const id of variants.keys()) {
    let position = deal(id, 21);
    for (let turn = 0; turn < 80; turn++) {
      const moves = legalMoves(position);
      const move = moves[(turn * 13) % moves.length];
      if (!move) break;
      const next = applyMove(position, move);
      const change = moveChange('move', position, next, move, turn, 'player');
      const known = [...openCards(position), ...openCards(next), ...movedCards(position, move), ...turnedUpBy(position, move)];
      const names = pilesOf(next).flatMap((pile) => [pileName(en, next, pile), ...pileCards(next, pile).map((_, index) => spotName(en, next, { pile, index }))]);
      assertOpen(names.join('; '), openCards(next));
      assertOpen(pilesOf(next).flatMap((pile) => readings(next, pile)).join(' '), openCards(next));
      assertOpen([change, undone(change), redone(change)].map((each) => sayChange(en, each)).join(' '), known);
      position = next;
    }
  }
});

test('a card of the stock has no name, wherever it lies there', () => {
  const position = sketch({ stock: '2S 3S' });
  assert.deepEqual([-1, 0, 1, 2].map((index) => cardAt(position, spot('stock', index))), [null, null, null, null]);
});

function openCards(position: Position): Card[] {
  return pilesOf(position).flatMap((pile) => pileCards(position, pile).filter((_, index) => cardAt(position, { pile, index }) !== null));
}

/** Every card that a text names is one of the known ones. */
function assertOpen(text: string, known: readonly Card[]): void {
  const open = new Set<string>(known.map((card) => en.cardInside(card)));
  for (const [name] of text.toLowerCase().matchAll(/\w+ of (spades|hearts|diamonds|clubs)/g)) {
    assert.ok(open.has(name) || name.startsWith('foundation'), `${name} in “${text}”`);
  }
}
