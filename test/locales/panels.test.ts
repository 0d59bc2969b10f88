// What the panels say, as typesetters see it; that all languages say the same is a matter of their type.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { panelsEn } from '../../src/locales/panels-en.js';
import { panelsRu } from '../../src/locales/panels-ru.js';
import { panelsUk } from '../../src/locales/panels-uk.js';

/** Every text of a language by its path. */
const texts = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string' ? [[path, value]] : Object.entries(value as object).flatMap(([key, inner]) => texts(inner, `${path}/${key}`));

const places = (text: string): string => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort().join();

test('no line of the panels begins with a dash or a per cent sign', () => {
  for (const [lang, panels] of Object.entries({ panelsEn, panelsRu, panelsUk })) {
    for (const [path, text] of texts(panels)) assert.doesNotMatch(text, / [—%]/, lang + path);
  }
  assert.match(panelsRu.rules.goal, /\u00a0— /);
});

test('the panels’ texts have the same places to fill in, in the language’s own alphabet', () => {
  const english = texts(panelsEn);
  for (const [lang, panels, foreign] of [['ru', panelsRu, /[іїєґ’]/i], ['uk', panelsUk, /[ыэъё]/i]] as const) {
    const found = new Map(texts(panels));
    for (const [path, text] of english) {
      assert.equal(places(found.get(path)!), places(text), lang + path);
      assert.doesNotMatch(found.get(path)!, foreign, lang + path);
    }
  }
});
