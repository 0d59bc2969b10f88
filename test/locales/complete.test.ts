import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completeLanguage } from '../../src/locales/complete.js';
import { enSayings } from '../../src/locales/en-sayings.js';
import { en } from '../../src/locales/en.js';
import { addLanguage, lackOf, languageArrives, retryLanguages, watchLanguages, wordsFor, type Language } from '../../src/locales/index.js';
import { saidIn } from '../../src/locales/sayings.js';
import type { LanguageTexts } from '../../src/locales/shapes.js';
import { wordsOf, type Words } from '../../src/locales/strings.js';

const german: LanguageTexts = {
  labels: {
    games: { klondike: 'Klondike', 'my-game': 'Meine Patience' },
    ranks: 'Ass Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Bube Dame König',
    suits: { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz' },
    cardName: '{suit}-{rank}',
    cards: ['Karte', 'Karten'],
    piles: { tableau: 'Spalte {n}' },
    actions: { undo: 'Zurück' },
    texts: { position: '{card}, {pile}, Karte {n} von {of}' },
  },
  sayings: { texts: { won: 'Gewonnen!' }, refusals: { 'needs-king': 'Nur ein König darf auf eine leere Spalte' } },
};

const wordsFrom = (texts: LanguageTexts, lang = 'de'): Words => {
  const { labels, sayings } = completeLanguage(lang, texts);
  return wordsOf(labels, sayings);
};

test('texts of a page, and English where they are silent', () => {
  const words = wordsFrom(german);
  assert.equal(words.lang, 'de');
  assert.equal(words.card('7H'), 'Herz-Sieben');
  assert.equal(words.pile('tableau-3'), 'Spalte 3');
  assert.equal(words.pile('stock'), 'Stock');
  assert.equal(words.game('my-game'), 'Meine Patience');
  assert.equal(words.game('big-piano'), 'Big Piano');
  assert.equal(words.cards(5), '5\u00a0Karten');
  assert.equal(words.cardObjects(5), '5\u00a0Karten', 'the same noun, unless it is told apart');
  assert.equal(words.actions.undo, 'Zurück');
  assert.equal(words.actions.redo, 'Redo');
  assert.equal(saidIn(words).cardObject('7H'), 'Herz-Sieben', 'no English word between German ones');
  assert.equal(saidIn(words).refusal('needs-king'), 'Nur ein König darf auf eine leere Spalte');
  assert.equal(saidIn(words).refusal('no-cards'), enSayings.refusals['no-cards']);
  assert.equal(saidIn(words).outcome('won', undefined, 1, 1).title, 'Gewonnen!');
});

test('nothing at all is English', () => {
  const { labels, sayings } = completeLanguage('eo', {});
  assert.deepEqual([{ ...labels, lang: 'en' }, sayings], [en, enSayings]);
});

const zwei = { red: 'rotes rote rote rote rote rote rote rote rote rote roter rote roter', black: 'schwarze', any: 'jede', colour: 'hier passt nur eine {colour} {rank}', anySuit: 'hier passt {colour} {rank}', card: 'hier folgt {card}' };

test('what names the next card is one language or nothing', () => {
  assert.equal(saidIn(wordsFrom(german)).takes('red', '2H'), null, 'no German card in an English sentence');
  assert.equal(saidIn(wordsFrom({ labels: { texts: { table: 'Tisch' } } })).takes('red', '2H'), 'Only a red two goes here', 'both are English');
  const { next: _, ...untold } = enSayings;
  const part = { ...german, sayings: { next: { red: 'rote' } } } as unknown as LanguageTexts;
  assert.equal(saidIn(wordsFrom(part)).takes('red', '2H'), null);
  assert.equal(completeLanguage('de', part, { labels: en, sayings: untold }).sayings.next, undefined);
  const words = wordsFrom({ ...german, sayings: { next: zwei } });
  assert.equal(saidIn(words).takes('red', 'JH'), 'Hier passt nur eine roter Bube');
  assert.equal(saidIn(words).takes('black', 'JS'), 'Hier passt nur eine schwarze Bube', 'one word for all ranks');
  assert.equal(saidIn(words).takes('any', 'QS'), 'Hier passt jede Dame');
  assert.equal(saidIn(words).takes('card', '2S'), 'Hier folgt Pik-Zwei');
});

test('plural categories where three forms do not do', () => {
  const cards = { zero: 'صفر', one: 'بطاقة', two: 'بطاقتان', few: 'بطاقات', many: 'بطاقة كثيرة', other: 'بطاقة أخرى' };
  const words = wordsFrom({ labels: { cards } }, 'ar');
  assert.deepEqual([0, 1, 2, 3, 11, 100].map((count) => words.cards(count).split('\u00a0')[1]), Object.values(cards));
  assert.equal(wordsFrom({ labels: { cards: { other: 'kart' } } }, 'tr').cards(1), '1\u00a0kart');
});

test('a fault is named', () => {
  const faults: [unknown, RegExp][] = [
    [null, /must be an object/],
    [{ lables: {} }, /lables is no part of a language/],
    [{ labels: { rank: '' } }, /labels\.rank is not known/],
    [{ labels: { ranks: 'Ass Zwei' } }, /labels\.ranks must be 13 words/],
    [{ labels: { suits: { X: 'y' } } }, /labels\.suits\.X is not known/],
    [{ labels: { actions: { undo: '' } } }, /labels\.actions\.undo must be a text/],
    [{ labels: { actions: { undo: ' ' } } }, /labels\.actions\.undo must be a text/],
    [{ labels: { actions: 'Zurück' } }, /labels\.actions must be an object/],
    [{ labels: { games: { mine: 5 } } }, /labels\.games\.mine must be a text/],
    [{ labels: { cards: [] } }, /labels\.cards must be the forms/],
    [{ labels: { cards: { one: 'Karte' } } }, /labels\.cards must be the forms/],
    [{ labels: { cards: { one: 5, other: 'Karten' } } }, /labels\.cards must be the forms/],
    [{ labels: { cards: 'Karte' } }, /labels\.cards must be the forms/],
    [{ labels: { moves: ['', 'Züge'] } }, /labels\.moves must be the forms/],
    [{ labels: { moves: [' ', 'Züge'] } }, /labels\.moves must be the forms/],
    [{ labels: { cardObjects: ['Karte', null] } }, /labels\.cardObjects must be the forms/],
    [{ labels: { texts: { position: '{karte}' } } }, /labels\.texts\.position knows no \{karte\}, only \{card\}, \{pile\}, \{n\}, \{of\}$/],
    [{ labels: { texts: { draw: '{card}' } } }, /labels\.texts\.draw knows no \{card\}, only \{cards\}$/],
    [{ sayings: { texts: { won: '{moves}!' } } }, /sayings\.texts\.won knows no \{moves\}$/],
    [{ sayings: { texts: { gewonnen: 'x' } } }, /sayings\.texts\.gewonnen is not known/],
    [{ sayings: { next: { ...zwei, red: 'rote roter' } } }, /sayings\.next\.red must be one word, or 13/],
    [{ sayings: { next: { ...zwei, colour: '{color}' } } }, /sayings\.next\.colour knows no \{color\}/],
    [{ labels: { constructor: 'x' } }, /labels\.constructor is not known/],
  ];
  for (const [texts, message] of faults) assert.throws(() => completeLanguage('de', texts as LanguageTexts), { name: 'TypeError', message, code: 'invalid-language' });
});

test('forms take the place of those that were there, whichever way they are counted', () => {
  const over = completeLanguage('de', { labels: { cards: { one: 'Karte', other: 'Karten' } } });
  const { labels } = completeLanguage('de', { labels: { cards: ['Blatt', 'Blätter'] } }, over);
  assert.deepEqual([1, 2].map((count) => wordsOf(labels).cards(count)), ['1\u00a0Blatt', '2\u00a0Blätter']);
});

test('a language is added, added to, and told of; one with a fault leaves English in its place', async () => {
  let told = 0;
  const stop = watchLanguages(() => told++);
  const add = (texts: LanguageTexts, tag = 'de'): void => addLanguage(tag, async (over) => completeLanguage(tag, texts, await over?.()));
  add(german);
  await languageArrives('de-AT');
  assert.equal(wordsFor('de').actions.undo, 'Zurück');
  add({ labels: { actions: { redo: 'Vor' } } });
  await languageArrives('de');
  assert.deepEqual([wordsFor('de').actions.undo, wordsFor('de').actions.redo], ['Zurück', 'Vor']);
  add({ labels: { actions: { hint: 'Помощь' } } }, 'ru');
  await languageArrives('ru');
  assert.deepEqual([wordsFor('ru').actions.hint, wordsFor('ru').actions.undo], ['Помощь', 'Отменить'], 'over the one that was there');
  assert.equal(told, 3);
  stop();
  add({ labels: { ranks: 'x' } }, 'fr');
  await assert.rejects(languageArrives('fr')!, /lang="fr" cannot be used, English is instead: labels\.ranks must be 13 words/);
  assert.equal(wordsFor('fr').lang, 'en');
  assert.equal(languageArrives('fr'), null, 'and is not tried at each rendering');
  assert.equal(lackOf('fr'), null, 'nor is another try of any use');
  retryLanguages();
  assert.equal(languageArrives('fr'), null);
  assert.equal(told, 3);
});

/** A language whose loading the test ends. */
function slow(tag: string): { arrive(language: Language): void; fail(error: Error): void } {
  let [arrive, fail]: [(language: Language) => void, (error: Error) => void] = [() => undefined, () => undefined];
  addLanguage(tag, async () => new Promise((resolve, reject) => ([arrive, fail] = [resolve, reject])));
  return { arrive: (language) => arrive(language), fail: (error) => fail(error) };
}

test('a language is sent for once, and English until it is there', async () => {
  const { arrive } = slow('nl');
  const arriving = languageArrives('nl')!;
  assert.equal(languageArrives('nl-BE'), arriving);
  assert.equal(wordsFor('nl'), wordsFor('en'));
  arrive(completeLanguage('nl', german));
  assert.equal(await arriving, wordsFor('nl'));
  assert.equal(languageArrives('nl'), null);
});

test('a language that could not be loaded is English, and known to be, until it is tried again', async () => {
  const { arrive, fail } = slow('da');
  const first = languageArrives('da')!;
  fail(new Error('no network'));
  await assert.rejects(first, { code: 'load', message: /lang="da" cannot be used, English is instead: no network/ });
  assert.match(lackOf('da-DK')!.message, /no network/);
  assert.equal(lackOf('de'), null);
  assert.deepEqual([wordsFor('da'), languageArrives('da')], [wordsFor('en'), null]);
  let told = 0;
  const stop = watchLanguages(() => told++);
  retryLanguages();
  stop();
  assert.equal(told, 1);
  assert.equal(lackOf('da'), null, 'it is on its way');
  const second = languageArrives('da')!;
  arrive(completeLanguage('da', german));
  await second;
  assert.equal(wordsFor('da').lang, 'da');
});

test('a language that is defined anew on its way is the new one, whatever becomes of the old', async () => {
  for (const end of ['arrive', 'fail'] as const) {
    const old = slow('pl');
    const first = languageArrives('pl')!;
    const fresh = slow('pl');
    const second = languageArrives('pl')!;
    fresh.arrive(completeLanguage('pl', { labels: { actions: { undo: 'Cofnij' } } }));
    await second;
    if (end === 'arrive') old.arrive(completeLanguage('pl', german));
    else old.fail(new Error('no network'));
    await first.catch(() => undefined);
    assert.deepEqual([wordsFor('pl').actions.undo, lackOf('pl')], ['Cofnij', null], end);
  }
});

test('a language that lacked and is defined anew lacks no more', async () => {
  const { fail } = slow('sv');
  const first = languageArrives('sv')!;
  fail(new Error('no network'));
  await first.catch(() => undefined);
  slow('sv');
  assert.equal(lackOf('sv'), null);
});

test('a tag that names no language speaks English, and is asked for once', async () => {
  let asked = 0;
  addLanguage('x', () => {
    asked++;
    return Promise.resolve(completeLanguage('x', german));
  });
  await assert.rejects(languageArrives('x-pseudo')!, /lang="x"/);
  assert.equal(languageArrives('x-pseudo'), null, 'nothing is on its way any more');
  assert.equal(wordsFor('x-pseudo'), wordsFor('en'));
  assert.equal(asked, 1);
});
