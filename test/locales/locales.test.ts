import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderedPack, variants, type IllegalReason } from '../../src/engine/index.js';
import { enSayings } from '../../src/locales/en-sayings.js';
import { en } from '../../src/locales/en.js';
import { languageArrives, wordsFor, type Labels } from '../../src/locales/index.js';
import { ru, ruSayings } from '../../src/locales/ru.js';
import { saidIn, type Said } from '../../src/locales/sayings.js';
import type { SayingKey, Sayings } from '../../src/locales/shapes.js';
import { uk, ukSayings } from '../../src/locales/uk.js';

for (const lang of ['ru', 'uk']) await languageArrives(lang);

/** Both halves of a language in one. */
const whole = (labels: Labels, sayings: Sayings): Labels & Omit<Sayings, 'texts'> & { texts: Labels['texts'] & Sayings['texts'] } => ({
  ...labels,
  ...sayings,
  texts: { ...labels.texts, ...sayings.texts },
});
const [english, russian, ukrainian] = [whole(en, enSayings), whole(ru, ruSayings), whole(uk, ukSayings)];
const languages = [english, russian, ukrainian];
const said = (lang: string): Said => saidIn(wordsFor(lang));

/** Every text of a language by its path. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => texts(inner, `${path}/${key}`));
}

test('language tags', () => {
  assert.equal(wordsFor('ru-RU').lang, 'ru');
  assert.equal(wordsFor('UK').lang, 'uk');
  assert.equal(wordsFor('uk_UA').lang, 'uk');
  assert.equal(wordsFor(' ru ').lang, 'ru');
  assert.equal(wordsFor('en-GB').lang, 'en');
  for (const unknown of ['', 'xx', '-', 'constructor', 'rus', null, undefined]) {
    assert.equal(wordsFor(unknown).lang, 'en');
    assert.equal(languageArrives(unknown), null, 'nothing to wait for');
  }
  assert.equal(wordsFor('ru'), wordsFor('ru-UA'), 'the same words are the same object');
});

test('all languages say the same things with the same places to fill in', () => {
  const places = (text: string): string => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort().join();
  const counted = /\/(cards|cardObjects|moves)\/\d+$/; // as many forms as a language needs
  const expected = texts(english).filter(([path]) => !counted.test(path));
  for (const phrases of [russian, ukrainian]) {
    const found = new Map(texts(phrases).filter(([path]) => !counted.test(path)));
    assert.deepEqual([...found.keys()].sort(), expected.map(([path]) => path).sort());
    for (const [path, text] of expected) assert.equal(places(found.get(path)!), places(text), `${phrases.lang}${path}`);
    for (const forms of [phrases.cards, phrases.cardObjects, phrases.moves]) assert.equal((forms as readonly string[]).length, 3);
    assert.equal(phrases.ranks.split(' ').length, 13);
    assert.equal(phrases.objects.split(' ').length, 13);
    for (const colour of ['red', 'black', 'any'] as const) assert.equal(phrases.next![colour].split(' ').length, 13);
  }
});

test('no text is empty, doubled by mistake, or in the wrong alphabet', () => {
  for (const phrases of languages) {
    for (const [path, text] of texts(phrases)) {
      assert.ok(text.trim() === text && text !== '', phrases.lang + path);
      if (phrases !== english && !/^\/(lang|texts\/place)$/.test(path)) {
        assert.doesNotMatch(text.replace(/\{\w+\}/g, ''), /[a-z]{2}/i, phrases.lang + path);
        assert.doesNotMatch(text, phrases === russian ? /[іїєґ’]/i : /[ыэъё]/i, phrases.lang + path);
      }
    }
  }
});

/** Complete by its type: a new reason does not compile until it stands here. `false`: nothing that a player does meets it. */
const REASONS: Readonly<Record<IllegalReason, boolean>> = {
  'unknown-pile': false,
  'same-pile': true,
  'no-cards': true,
  'wrong-count': false,
  'face-down': true,
  'not-a-run': true,
  'pile-gives-none': true,
  'pile-takes-none': true,
  'one-at-a-time': true,
  'wrong-suit': true,
  'needs-ace': true,
  'needs-next-rank': true,
  'first-foundation': false,
  'needs-king': true,
  'spaces-stay-empty': true,
  'wrong-rank': true,
  'wrong-colour': true,
  'no-worrying-back': true,
  'ready-ace-stays': true,
  'stock-empty': false,
  'stock-not-empty': false,
  'waste-empty': true,
  'no-redeal-left': true,
};

/** What keys and taps meet that is no reason of the engine's. */
const OTHERS = ['no-place', 'covered', 'no-undo', 'no-redo', 'no-finish'];

test('every reason that a player meets has its sentence, every other one a general one', () => {
  for (const phrases of languages) {
    for (const [code, met] of [...Object.entries(REASONS), ...OTHERS.map((code) => [code, true] as const)]) {
      assert.equal(Object.hasOwn(phrases.refusals, code), met, `${phrases.lang} ${code}`);
      assert.equal(said(phrases.lang).refusal(code), phrases.refusals[met ? code : 'illegal']);
    }
    assert.equal(said(phrases.lang).refusal('toString'), phrases.refusals['illegal']);
  }
});

test('errors that the page shows have sentences, others show their message', () => {
  for (const phrases of languages) {
    const words = wordsFor(phrases.lang);
    for (const code of ['unknown-variant', 'invalid-seed', 'invalid-attribute', 'invalid-save', 'storage']) assert.ok(Object.hasOwn(phrases.faults, code), `${phrases.lang} ${code}`);
    assert.match(words.fault('never heard of', 'boom'), /boom/);
    assert.equal(words.fault('toString', 'boom'), words.fault('never heard of', 'boom'));
    const named = words.fault('unknown-variant', '$& <b>');
    assert.match(named, /\$& <b>/);
    assert.notEqual(named, words.fault('never heard of', '$& <b>'), 'a sentence of its own');
  }
});

test('cards in the right case', () => {
  const say = (lang: string, card: string): string[] => [wordsFor(lang).card(card), said(lang).cardObject(card)];
  assert.deepEqual(say('en', '7H'), ['Seven of hearts', 'the seven of hearts']);
  assert.deepEqual(say('ru', '7H'), ['Семёрка червей', 'семёрку червей']);
  assert.deepEqual(say('uk', '7H'), ['Сімка чирв', 'сімку чирв']);
  assert.deepEqual(say('ru', 'KS'), ['Король пик', 'короля пик']);
  assert.deepEqual(say('ru', 'QD'), ['Дама бубен', 'даму бубен']);
  assert.deepEqual(say('uk', 'TC'), ['Десятка треф', 'десятку треф']);
  assert.deepEqual(say('uk', '9S'), ['Дев’ятка пік', 'дев’ятку пік']);
  for (const lang of ['en', 'ru', 'uk']) assert.equal(new Set(orderedPack(1, true).flatMap((card) => say(lang, card))).size, 104, lang);
});

test('counted words', () => {
  const moves = (lang: string, ...counts: number[]): string => counts.map((count) => wordsFor(lang).moves(count)).join('; ').replaceAll('\u00a0', ' ');
  assert.equal(moves('en', 0, 1, 2, 21), '0 moves; 1 move; 2 moves; 21 moves');
  assert.equal(moves('ru', 0, 1, 2, 5, 11, 12, 21, 22, 25, 111, 101), '0 ходов; 1 ход; 2 хода; 5 ходов; 11 ходов; 12 ходов; 21 ход; 22 хода; 25 ходов; 111 ходов; 101 ход');
  assert.equal(moves('uk', 1, 3, 5, 14, 21, 104), '1 хід; 3 ходи; 5 ходів; 14 ходів; 21 хід; 104 ходи');
  assert.equal(wordsFor('ru').cardObjects(1), 'карту');
  assert.equal(wordsFor('en').cardObjects(3), '3\u00a0cards');
});

test('time', () => {
  const words = wordsFor('en');
  assert.deepEqual([0, 5, 65, 600, 3599, 3600, 3725.9, -3].map((seconds) => words.time(seconds)), ['0:00', '0:05', '1:05', '10:00', '59:59', '1:00:00', '1:02:05', '0:00']);
});

test('games and places', () => {
  const names = (lang: string): string[] => [...variants.keys()].map((id) => wordsFor(lang).game(id));
  assert.deepEqual(names('en'), ['Klondike', 'Little Klondike', 'Aceless', 'Little Piano', 'Big Piano']);
  assert.deepEqual(names('ru'), ['Косинка', 'Малая косынка', 'Бестузовый', 'Малое пианино', 'Большое пианино']);
  assert.deepEqual(names('uk'), ['Косинка', 'Мала косинка', 'Безтузовий', 'Мале піаніно', 'Велике піаніно']);
  assert.equal(wordsFor('ru').game('my-game'), 'my-game');
  assert.equal(wordsFor('ru').game('toString'), 'toString');
  const pile = (id: string): string => wordsFor('en').pile(id);
  assert.deepEqual(['stock', 'tableau-10', 'reserve-2', 'foundation-3', 'foundation-8'].map(pile), [
    'Stock',
    'Column 10',
    'Reserve 2',
    'Foundation of diamonds',
    'Second foundation of clubs',
  ]);
  assert.equal(wordsFor('uk').pile('foundation-6'), 'Друга основа чирв');
});

test('the message at the end of a game', () => {
  const words = said('ru');
  assert.deepEqual(words.outcome('won', undefined, 102, 187), { title: 'Пасьянс сошёлся!', text: '102\u00a0хода, время 3:07' });
  assert.deepEqual(['no-moves', 'no-progress'].map((reason) => words.outcome('stuck', reason, 1, 1).title), ['Ходов больше нет', 'Дальше пути нет']);
});

test('texts begin with a capital letter, whatever is filled in', () => {
  const words = said('uk');
  assert.equal(words.text('hintColumn' satisfies SayingKey, { card: words.cardObject('7H'), from: words.text('fromWaste').toLowerCase(), n: 5 }), 'Перекладіть сімку чирв зі скиду на стовпець 5');
  assert.equal(words.text('toColumn', { cards: 'сімка', n: 5 }), 'Сімка — на стовпець 5');
});
