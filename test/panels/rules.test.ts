// The rules of every game, in every language, from the variant's data; and that the keys shown are the keys obeyed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { variantOf, variants, type Variant } from '../../src/engine/index.js';
import { languageArrives, wordsFor } from '../../src/locales/index.js';
import { panelTexts, panelTextsArrive, type PanelTexts } from '../../src/locales/panels.js';
import { rulesOf, type RuleSection } from '../../src/panels/rules.js';
import { KEYS } from '../../src/table/keys.js';
import { allVariants } from '../engine/more-variants.js';

const LANGUAGES = ['en', 'ru', 'uk'];
for (const lang of LANGUAGES) {
  await languageArrives(lang);
  await panelTextsArrive(lang);
}

/** Every text by its path. */
const flat = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string' ? [[path, value]] : Object.entries(value as object).flatMap(([key, inner]) => flat(inner, `${path}/${key}`));
const told = (id: string, open = false, lang = 'en'): string =>
  rulesOf(variantOf(id), open, wordsFor(lang), panelTexts(lang)).flatMap(({ sentences }) => sentences).join(' ');

test('the panels say the same in all languages, each in its own alphabet', () => {
  const places = (text: string): string => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort().join();
  const english = flat(panelTexts('en'));
  for (const lang of ['ru', 'uk']) {
    const texts: PanelTexts = panelTexts(lang);
    assert.notEqual(texts, panelTexts('en'));
    const found = new Map(flat(texts));
    assert.deepEqual([...found.keys()], english.map(([path]) => path));
    for (const [path, text] of english) {
      const other = found.get(path)!;
      assert.equal(places(other), places(text), lang + path);
      assert.doesNotMatch(other, lang === 'ru' ? /[іїєґ’]/i : /[ыэъё]/i, lang + path);
      if (!path.startsWith('/keyNames')) assert.doesNotMatch(other.replace(/\{\w+\}/g, ''), /[a-z]{2}/i, lang + path);
    }
  }
});

test('every game is explained, in whole sentences without gaps', () => {
  for (const id of new Set([...variants.keys(), ...allVariants()])) {
    for (const lang of LANGUAGES) {
      for (const open of [false, true]) {
        for (const { sentences } of rulesOf(variantOf(id), open, wordsFor(lang), panelTexts(lang))) {
          assert.ok(sentences.length > 0, id);
          for (const sentence of sentences) assert.match(sentence, /^[^{}]+\.$/, `${id} ${lang}`);
        }
      }
    }
  }
});

test('what differs between the five games is told', () => {
  assert.match(told('klondike'), /again and again/);
  assert.match(told('klondike'), /may go back to a column where it fits\./);
  assert.match(told('little-klondike'), /turn up 3.cards at once/);
  assert.match(told('little-klondike'), /do not come back/);
  assert.match(told('aceless'), /You may do this once\./);
  assert.match(told('aceless'), /never the ace/);
  assert.match(told('little-piano'), /7, 6, 5, 4, 3, 2, 1/);
  assert.match(told('little-piano'), /turn the waste over and lay out 3.cards from it\. .*You may do this once\./);
  assert.doesNotMatch(told('little-piano'), /again and again/);
  assert.match(told('big-piano'), /two decks/);
  assert.match(told('klondike', true), /All cards of the columns are face up/);
  assert.doesNotMatch(told('klondike', true), /turned up\./);
});

/** Which rules are told under a heading, by their keys; what is filled in does not count. */
function rulesUnder(heading: RuleSection['heading'], difference: Partial<Variant> = {}, open = false): string[] | undefined {
  const texts = panelTexts('en');
  const variant: Variant = { ...variantOf('klondike'), ...difference };
  const known = Object.entries(texts.rules).map(([key, text]) => [key, new RegExp(`^${text.replace(/[.?]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`)] as const);
  const section = rulesOf(variant, open, wordsFor('en'), texts).find((each) => each.heading === heading);
  return section?.sentences.map((sentence) => known.find(([, pattern]) => pattern.test(sentence))![0]);
}

const replaced = (list: readonly string[], at: number, by: string): string[] => list.map((each, index) => (index === at ? by : each));

test('the rules of a game are those of its data', () => {
  assert.deepEqual(rulesOf(variantOf('little-piano'), false, wordsFor('en'), panelTexts('en')).map(({ heading }) => heading), ['goal', 'columns', 'stock', 'reserve', 'foundations']);
  assert.deepEqual(rulesUnder('goal'), ['goal', 'undoing']);
  const columns = ['sizes', 'lastUp', 'buildAlternate', 'runs', 'turnUp', 'spacesKing'];
  assert.deepEqual(rulesUnder('columns'), columns);
  assert.deepEqual(rulesUnder('columns', { build: 'suit' }), replaced(columns, 2, 'buildSuit'));
  assert.deepEqual(rulesUnder('columns', { build: 'any' }), replaced(columns, 2, 'buildAny'));
  assert.deepEqual(rulesUnder('columns', { spaces: 'any' }), replaced(columns, 5, 'spacesAny'));
  assert.deepEqual(rulesUnder('columns', { spaces: 'none' }), replaced(columns, 5, 'spacesNone'));
  assert.deepEqual(rulesUnder('columns', { columns: [1, 2] }), columns, 'one face-down card is enough');
  assert.deepEqual(rulesUnder('columns', { columns: [1, 1, 1] }), ['sizes', 'buildAlternate', 'runs', 'spacesKing'], 'no card lies face down');
  assert.deepEqual(rulesUnder('columns', {}, true), ['sizes', 'allUp', 'buildAlternate', 'runs', 'spacesKing']);
  assert.deepEqual(rulesUnder('columns', { columns: [9] }), ['sizes', 'lastUp', 'buildAlternate', 'turnUp', 'spacesKing'], 'nowhere to move a run to');
  assert.deepEqual(rulesUnder('columns', { columns: [1, 2] }, true), rulesUnder('columns', {}, true));
});

test('the stock is told of as it is gone through, and not where all cards are dealt', () => {
  for (const [redeals, told] of [[null, 'redealAlways'], [0, 'redealNone'], [1, 'redealOnce'], [2, 'redealTimes'], [9, 'redealTimes']] as const) {
    assert.deepEqual(rulesUnder('stock', { redeals }), ['drawOne', 'wasteTop', told]);
    assert.deepEqual(rulesUnder('stock', { redeals, draw: 2 }), ['drawMany', 'wasteTop', told]);
  }
  assert.deepEqual([rulesUnder('stock', { redeals: 1, reserve: 1 }), rulesUnder('reserve', { redeals: 1, reserve: 1 })], [['drawOne', 'wasteTop'], ['reserveLaid', 'reserveRefills']]);
  assert.equal(rulesUnder('reserve'), undefined);
  const all = { columns: [13, 13, 13, 13] };
  assert.equal(rulesUnder('stock', all), undefined);
  assert.equal(rulesUnder('reserve', { ...all, redeals: 1, reserve: 3 }), undefined);
  assert.ok(rulesUnder('stock', { columns: [13, 13, 13, 12] }));
  const times = rulesOf({ ...variantOf('klondike'), redeals: 2 }, false, wordsFor('en'), panelTexts('en')).find(({ heading }) => heading === 'stock')!.sentences.at(-1)!;
  assert.match(times, /: 2\.$/);
});

test('foundations are told of as they begin, grow and give back', () => {
  assert.deepEqual(rulesUnder('foundations'), ['foundation', 'worryingBack']);
  assert.deepEqual(rulesUnder('foundations', { worryingBack: false }), ['foundation', 'stayHome']);
  assert.deepEqual(rulesUnder('foundations', { readyAces: true }), ['foundation', 'acesReady', 'worryingBackNotAce']);
  assert.deepEqual(rulesUnder('foundations', { readyAces: true, worryingBack: false, decks: 2 }), ['foundation', 'twoFoundations', 'acesReady', 'stayHome']);
});

test('no key means two things', () => {
  const listed = KEYS.flatMap(({ keys }) => keys);
  assert.ok(listed.includes('?'));
  assert.deepEqual(new Set(listed).size, listed.length);
});
