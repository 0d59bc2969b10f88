// What the single file weighs on the wire, and what it may.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fromRoot } from './paths.mjs';

export const FILE = 'dist/solitaire-game.min.js';
export const LIMIT = 36_000;

export function bundleSize() {
  const bytes = readFileSync(fromRoot(FILE));
  return { minified: bytes.length, gzipped: gzipSync(bytes, { level: 9 }).length };
}

/** One sentence with the figures, and whether they are within the limit. */
export function checkBundleSize() {
  const { minified, gzipped } = bundleSize();
  const ok = gzipped < LIMIT;
  const figures = `${FILE}: ${gzipped.toLocaleString('en')} bytes gzipped (limit ${LIMIT.toLocaleString('en')}), ${minified.toLocaleString('en')} minified`;
  return { ok, text: ok ? figures : `${figures}. Over the limit: what of it does the first paint not need?` };
}
