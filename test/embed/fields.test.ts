// What an address or a message may wish of a game in a frame: what is taken, and what never gets to the game.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AUTOPLAY, BACKS, INDICES, THEMES, WINNABLE } from '../../src/element/attributes.js';
import { readFields, TAKES } from '../../src/embed/fields.js';
import { variants } from '../../src/engine/index.js';

const taken = (name: string, value: unknown): string | null | undefined => readFields([[name, value]]).fields[name];

const GOOD: Readonly<Record<string, readonly unknown[]>> = {
  variant: [...variants.keys()],
  seed: ['42', 42, 0, Number.MAX_SAFE_INTEGER, 'daily', '2026-11-30', 'Марія Ґ', "O'Neil & <Co>/1", 'می‌خواهم', '👩‍🚀', 'x'.repeat(100)],
  open: ['', 'true', 'false', true, false],
  winnable: ['', ...WINNABLE],
  controls: ['full', 'minimal', 'none'],
  autoplay: AUTOPLAY,
  lang: ['en', 'uk', 'UK', 'pt-BR', 'zh_Hant_TW', 'und'],
  persist: ['game', 'my.game:2-a_b'],
  theme: ['light', 'dark', ...THEMES.filter(Boolean)],
  'four-color': ['', 'true', 'false', true],
  mirrored: ['', 'true', 'false', true],
  indices: INDICES.filter(Boolean),
  back: BACKS,
  'show-winnable': ['', 'true', 'false', true],
  sounds: ['', 'true', 'false', true],
};

const BAD: Readonly<Record<string, readonly unknown[]>> = {
  variant: ['', 'Klondike', 'whist', 'klondike ', '../x', '"a', 'x'.repeat(101), 7.5],
  seed: ['', -1, 1.5, NaN, Infinity, 2 ** 53, 'a\nb', 'a\0', '\u202eabc', '\ud800', 'x'.repeat(101)],
  open: ['perhaps', 'TRUE', ' true', '1', 1],
  winnable: ['yes', 'Easy'],
  controls: ['', 'all', true],
  autoplay: ['', 'on', true],
  lang: ['', 'u', 'ukra', '<b>', 'en-', 'en-"', '"en', 'en-toolongapart', 'javascript:1'],
  persist: ['', 'a b', 'a/b', '"a', 'a"', 'x'.repeat(101)],
  theme: ['', 'pink', 'dark"'],
  'four-color': ['perhaps'],
  mirrored: ['left'],
  indices: ['', 'greek'],
  back: ['', 'stars'],
  'show-winnable': ['no'],
  sounds: ['loud'],
};

describe('a wish', () => {
  it('is tried here for each field that there is', () => {
    for (const cases of [GOOD, BAD]) assert.deepEqual(Object.keys(cases), Object.keys(TAKES));
  });

  for (const name of Object.keys(TAKES)) {
    it(`${name}: what makes sense is taken as an attribute has it`, () => {
      for (const value of GOOD[name]!) assert.equal(taken(name, value), String(value));
      assert.equal(taken(name, null), null, 'which takes it away');
    });

    it(`${name}: anything else is not, and named as a fault`, () => {
      for (const value of [...BAD[name]!, undefined, {}, [GOOD[name]![0]], { toString: () => GOOD[name]![0] }, () => GOOD[name]![0], Symbol('x'), 10n]) {
        assert.deepEqual(readFields([[name, value]]), { fields: {}, faults: [name] }, String(value));
      }
    });
  }

  it('of another name is left alone, or a fault that is named in short where all of them count', () => {
    const others: [string, unknown][] = ['onclick', 'style', 'constructor', '__proto__', 'toString', 'share-url', 'worker-url', 'x'.repeat(5000)].map((name) => [name, 'x']);
    assert.deepEqual(readFields(others), { fields: {}, faults: [] });
    const { fields, faults } = readFields(others, true);
    assert.deepEqual(fields, {});
    assert.equal(faults.length, others.length);
    assert.ok(faults.every((fault) => fault.length <= 100));
  });

  it('that comes twice holds as it came last', () => {
    assert.equal(readFields([['seed', '1'], ['seed', '2']]).fields['seed'], '2');
  });
});
