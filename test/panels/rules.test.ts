// The rules of every game, in every language, from the variant's data; and that the keys shown are the keys obeyed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { variantOf, variants } from '../../src/engine/index.js';
import { languageArrives, wordsFor } from '../../src/locales/index.js';
import { panelTexts, panelTextsArrive, type PanelTexts } from '../../src/locales/panels.js';
import { rulesOf } from '../../src/panels/rules.js';
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

test('no key means two things', () => {
  const listed = KEYS.flatMap(({ keys }) => keys);
  assert.ok(listed.includes('?'));
  assert.deepEqual(new Set(listed).size, listed.length);
});
