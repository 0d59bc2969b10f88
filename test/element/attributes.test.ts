// What frameworks and authors write into attributes and properties, and what is made of it.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { autoplayOf, backOf, controlsOf, indicesOf, isLeftOut, themeOf, toBoolean, WINNABLE, winnableOf, wishFault } from '../../src/element/attributes.js';
import { looksOf, schemeOf, type LooksHost } from '../../src/element/looks.js';

const CHOICES = {
  controls: [controlsOf, ['full', 'minimal', 'none'], 'full'],
  autoplay: [autoplayOf, ['off', 'safe', 'all'], 'off'],
  theme: [themeOf, ['felt', 'paper', 'night', 'contrast'], ''],
  indices: [indicesOf, ['latin', 'cyrillic'], ''],
  back: [backOf, ['lattice', 'scales', 'stripes'], 'lattice'],
} as const;

describe('an attribute of a few words', () => {
  for (const [name, [read, words, usual]] of Object.entries(CHOICES)) {
    it(`${name}: takes each of them, and falls back on "${usual}" where it is left out`, () => {
      for (const word of words) assert.deepEqual(read(word), { value: word, fault: null });
      for (const nothing of [null, undefined, '']) assert.deepEqual(read(nothing), { value: usual, fault: null });
    });

    it(`${name}: falls back, and says what there is, where it is something else`, () => {
      for (const other of ['Full', 'x'.repeat(9999), 0, false, true, {}, [words[0]], Symbol('x'), Object.create(null)]) {
        const { value, fault } = read(other);
        assert.equal(value, usual);
        assert.ok(fault!.message.startsWith(`${name}=`) && fault!.message.endsWith(`use ${words.join(', ')}.`), fault!.message);
        assert.ok(fault!.message.length < 150);
      }
    });
  }
});

describe('a boolean', () => {
  it('is false as the text "false" and where it is left out by a framework; any other text is true', () => {
    for (const no of [false, 'false', null, undefined, 0]) assert.equal(toBoolean(no), false, String(no));
    for (const yes of [true, '', 'true', 'open', 'FALSE', 1]) assert.equal(toBoolean(yes), true, String(yes));
  });
});

describe('winnable', () => {
  it('is a boolean or a difficulty, as text or not', () => {
    for (const [written, meant] of [['', true], ['true', true], [true, true], ['false', false], [false, false], [null, false], [undefined, false], ['easy', 'easy'], ['hard', 'hard']] as const) {
      assert.equal(winnableOf(written), meant);
      assert.equal(wishFault({ winnable: winnableOf(written) }), null);
    }
  });

  it('is otherwise nonsense, and the fault says what there is', () => {
    for (const nonsense of ['Easy', 'very', 1, {}, []]) {
      assert.match(wishFault({ winnable: winnableOf(nonsense) })!.message, new RegExp(`^winnable=.* use ${WINNABLE.filter(Boolean).join(', ')}\\.$`));
    }
  });
});

describe('a wish', () => {
  it('has no fault as long as it names what there is, or nothing', () => {
    for (const seed of [undefined, null, '', 0, '42', 'Марія', Number.MAX_SAFE_INTEGER]) assert.equal(wishFault({ variant: 'aceless', seed }), null);
    assert.equal(wishFault({}), null);
  });

  it('has one that names the field: the game before the seed', () => {
    assert.match(wishFault({ variant: 'chess', seed: -1 })!.message, /game called "chess"/);
    for (const seed of [-1, 1.5, NaN, '9007199254740993', ' ', true, {}, 5n]) assert.match(wishFault({ seed })!.message, /seed/i, typeof seed);
  });

  it('is left out as null, undefined or an empty text, and by nothing else', () => {
    assert.deepEqual([null, undefined, ''].map(isLeftOut), [true, true, true]);
    assert.deepEqual([0, false, ' ', NaN, 'null'].map(isLeftOut), [false, false, false, false, false]);
  });
});

describe('the looks of a table', () => {
  const looks = (host: Partial<LooksHost>, scheme = 'auto', lang = 'en'): ReturnType<typeof looksOf> => looksOf(host as LooksHost, scheme, lang);

  it('go with the page unless a theme is asked for', () => {
    assert.equal(looks({}, 'own night').classes, 'own night lattice');
    assert.equal(looks({ theme: 'paper', back: 'scales', fourColor: '' }, 'own night').classes, 'paper scales four');
    assert.equal(looks({ theme: 'pink', fourColor: 'false' }).classes, 'auto lattice');
  });

  it('have the letters of the language unless others are asked for', () => {
    assert.deepEqual(['ru', 'uk', 'en', 'de', ''].map((lang) => looks({}, 'auto', lang).cyrillic), [true, true, false, false, false]);
    assert.deepEqual([looks({ indices: 'latin' }, 'auto', 'uk').cyrillic, looks({ indices: 'cyrillic' }).cyrillic], [false, true]);
  });

  it('name each fault', () => {
    assert.deepEqual(looks({ theme: 'x', indices: 'y', back: 'z' }).faults.map((fault) => fault!.message.slice(0, 9)), ['theme="x"', 'indices="', 'back="z" ']);
    assert.deepEqual(looks({ mirrored: '' }).faults, [null, null, null]);
    assert.deepEqual([looks({ mirrored: '' }).mirrored, looks({ mirrored: 'false' }).mirrored], [true, false]);
  });

  it('know a page’s scheme where it declares just one', () => {
    for (const [declared, scheme] of Object.entries({ normal: 'auto', '': 'auto', 'light dark': 'auto', light: 'own', 'only light': 'own', dark: 'own night' })) assert.equal(schemeOf(declared), scheme, declared);
  });
});
