// The rules' picture of a table: what it numbers, and that no number hides what it stands beside.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { variantOf } from '../../src/engine/index.js';
import { panelTexts } from '../../src/locales/panels.js';
import { partsOf, picture } from '../../src/panels/picture.js';
import { drawn } from './drawn.js';

const shown = (game: string, mirrored: boolean): string => drawn(picture(variantOf(game), false, panelTexts('en'), mirrored));
const numbers = (tag: string): Record<string, number> => Object.fromEntries([...tag.matchAll(/ (x|y|width|height|cx|cy|r)=([-\d.]+)/g)].map(([, name, value]) => [name!, Number(value)]));
const badges = (text: string): Record<string, number>[] => [...text.matchAll(/<circle[^>]*>/g)].map(([tag]) => numbers(tag));

describe('the picture of the rules', () => {
  for (const mirrored of [false, true]) {
    it(`holds all three places of a reserve together and numbers them in their middle${mirrored ? ', from right to left' : ''}`, () => {
      for (const game of ['little-piano', 'big-piano']) {
        const text = shown(game, mirrored);
        const group = numbers(/<rect class="group"[^>]*>/.exec(text)![0]);
        const card = numbers(/<rect class=space[^>]*>/.exec(text)![0]);
        assert.ok(group['width']! >= 3 * card['width']! + 4 && group['width']! < 3.5 * card['width']!, `${game}: ${group['width']} for cards of ${card['width']}`);
        const badge = badges(text)[partsOf(variantOf(game)).indexOf('reserve')]!;
        assert.ok(Math.abs(badge['cx']! - group['x']! - group['width']! / 2) < 1);
        assert.ok(Math.abs(badge['cy']! - group['y']! - group['height']! / 2) < 1);
      }
      assert.doesNotMatch(shown('klondike', mirrored), /class="group"/);
    });
  }

  it('has no number on the suit of a foundation', () => {
    for (const game of ['klondike', 'little-klondike', 'aceless', 'little-piano', 'big-piano']) {
      const text = shown(game, false);
      const suits = [...text.matchAll(/d=M([\d.]+) ([\d.]+)m/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
      const { width } = numbers(/<rect class=space[^>]*>/.exec(text)![0]);
      const half = (width! / 44) * 10.5;
      assert.equal(suits.length, game === 'big-piano' ? 8 : 4);
      for (const { cx, cy, r } of badges(text)) {
        for (const { x, y } of suits) assert.ok(Math.abs(cx! - x) >= r! + half || Math.abs(cy! - y) >= r! + half, `${game}: ${cx},${cy} on ${x},${y}`);
      }
    }
  });
});
