// node scripts/classic-deck.mjs FOLDER: src/decks/classic-art.ts anew, from Adrian Kennard's court cards (CC0, https://www.me.uk/cards/) as
// the npm package @heruka_urgyen/react-playing-cards 0.5.0 has them in src/images/2color. Run once; kept to show where the numbers come from.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from './lib/paths.mjs';

/** The originals are drawn on 1300 × 2000; a quarter of that is fine enough for a card 300 pixels wide. */
const SCALE = 0.25;
const WIDTH = 1300;
const SIZES = { M: 2, L: 2, H: 1, V: 1, C: 6, A: 7, Z: 0 };
const COLOURS = { '#FC4': 'g', red: 'r', '#44F': 'b', black: 'k' };

/** Any path as absolute commands M, L, C, A, Z. */
function absolute(path) {
  const out = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter, text] of path.matchAll(/([a-df-zA-DF-Z])([^a-df-zA-DF-Z]*)/g)) {
    const numbers = (text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
    const upper = letter.toUpperCase();
    const size = SIZES[upper];
    if (size === undefined) throw new Error(`A path command that was not expected: ${letter}`);
    for (let at = 0; at < numbers.length || (size === 0 && at === 0); at += size || 1) {
      const n = numbers.slice(at, at + size);
      const [ox, oy] = letter === upper ? [0, 0] : [x, y];
      if (upper === 'Z') {
        out.push(['Z']);
        [x, y] = [startX, startY];
      } else if (upper === 'A') {
        [x, y] = [n[5] + ox, n[6] + oy];
        out.push(['A', ...n.slice(0, 5), x, y]);
      } else {
        const points = upper === 'H' ? [n[0] + ox, y] : upper === 'V' ? [x, n[0] + oy] : n.map((value, index) => value + (index % 2 ? oy : ox));
        [x, y] = points.slice(-2);
        const command = upper === 'M' && at === 0 ? 'M' : upper === 'C' ? 'C' : 'L';
        if (command === 'M') [startX, startY] = [x, y];
        out.push([command, ...points]);
      }
    }
  }
  return out;
}

const mirrored = ([command, ...n]) => {
  if (command === 'Z') return ['Z'];
  if (command === 'A') return ['A', n[0], n[1], -n[2], n[3], 1 - n[4], WIDTH - n[5], n[6]];
  return [command, ...n.map((value, index) => (index % 2 ? value : WIDTH - value))];
};

/** Numbers one after another, with no more between them than must be. */
const joined = (numbers) => numbers.reduce((text, n) => text + (text && n >= 0 ? ' ' : '') + String(n).replace(/^(-?)0\./, '$1.'), '');

/** How far a curve may be from a straight line to be one, on the deck's grid: less than half a pixel on a card 200 pixels wide. */
const FLAT = 0.7;

/** Whether a relative curve is as good as the line to its end. */
function isFlat([ax, ay, bx, by, x, y]) {
  const length = Math.hypot(x, y);
  return [[ax, ay], [bx, by]].every(([px, py]) => {
    if (length === 0) return Math.hypot(px, py) <= FLAT;
    const along = (px * x + py * y) / length;
    return Math.abs(px * y - py * x) / length <= FLAT && along >= -FLAT && along <= length + FLAT;
  });
}

/** Whole numbers, relative commands: rounded where they end, so that nothing drifts. */
function compact(commands) {
  let text = '';
  let [x, y, startX, startY, last] = [0, 0, 0, 0, ''];
  const put = (letter, numbers) => {
    const again = letter === last && letter !== 'z' && letter !== 'm';
    const list = joined(numbers);
    text += again ? (list.startsWith('-') ? '' : ' ') + list : letter + list;
    last = letter;
  };
  for (const [command, ...raw] of commands) {
    if (command === 'Z') {
      put('z', []);
      [x, y] = [startX, startY];
      continue;
    }
    const whole = (value) => Math.round(value * SCALE);
    if (command === 'A') {
      const [endX, endY] = [whole(raw[5]), whole(raw[6])];
      if (endX !== x || endY !== y) put('a', [...raw.slice(0, 2).map((radius) => Math.max(1, Math.round(radius * SCALE))), 0, raw[3], raw[4], endX - x, endY - y]);
      [x, y] = [endX, endY];
      continue;
    }
    const n = raw.map(whole);
    const rel = n.map((value, index) => value - (index % 2 ? y : x));
    const isLine = command !== 'M' && (command !== 'C' || isFlat(rel));
    if (isLine && rel.slice(-2).every((step) => Math.abs(step) <= 1)) continue; // the next one begins where this would
    [x, y] = n.slice(-2);
    if (command === 'M') {
      [startX, startY] = [x, y];
      text += `M${joined(n)}`;
      last = 'M';
    } else if (!isLine) put('c', rel);
    else {
      const [right, down] = rel.slice(-2);
      if (right && down) put('l', [right, down]);
      else if (right) put('h', [right]);
      else if (down) put('v', [down]);
    }
  }
  return text.replace(/M[^a-zA-Z]*z?(?=M|$)/g, ''); // what has come to nothing
}

/** The suits strewn over a dress: where, how large, and how far turned. */
function strewn(symbol, isMirrored) {
  return [...symbol.matchAll(/<use [^>]*height="(\d+)" transform="translate\((\d+),(\d+)\)scale\(1,0.972\)rotate\((-?\d+)\)/g)].map(([, height, x, y, turn]) => [
    Math.round((isMirrored ? WIDTH - x : Number(x)) * SCALE),
    Math.round(y * SCALE),
    Math.round(height * SCALE),
    isMirrored ? -turn : Number(turn),
  ]);
}

function court(folder, card) {
  const text = readFileSync(join(folder, `${card}.svg`), 'utf8');
  const layers = [];
  const suits = [];
  for (const [, id, symbol] of text.matchAll(/<symbol id="(\w+)"[^>]*>(.*?)<\/symbol>/gs)) {
    if (/^[VS][SHDC][JQK]$/.test(id)) continue;
    const isMirrored = symbol.includes('scale(-1,1)');
    const [, attributes, path] = /<path ([^>]*?)\s*d="([^"]*)"/.exec(symbol) ?? [];
    const line = Number(/stroke-width="(\d+)"/.exec(attributes)?.[1] ?? 0);
    const colour = COLOURS[/(?:stroke|fill)="(?!none)([^"]+)"/.exec(attributes)[1]];
    const commands = absolute(path).map((command) => (isMirrored ? mirrored(command) : command));
    layers.push([colour, compact(commands), ...(line ? [line * SCALE] : [])]);
    suits.push(...strewn(symbol, isMirrored));
  }
  return { layers, suits };
}

const [folder] = process.argv.slice(2);
const lines = [];
for (const suit of 'SHDC') for (const rank of 'JQK') lines.push(`  ${rank}${suit}: ${JSON.stringify(court(folder, rank + suit))},`);
writeFileSync(
  fromRoot('src/decks/classic-art.ts'),
  `/**
 * The courts of Adrian Kennard's playing cards (CC0, https://www.me.uk/cards/) on a grid of 325 × 500; made by scripts/classic-deck.mjs.
 * Per card: layers from back to front, each a colour (gold, red, blue, black), a path and, for lines, their width; and suits strewn over the
 * dress (x, y, height, turn). The other half is the same upside down.
 */
import type { DeckCourt } from '../table/deck.js';

export const courts: Readonly<Record<string, DeckCourt>> = {
${lines.join('\n')}
};
`,
);
