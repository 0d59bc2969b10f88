// What the files for pages weigh on the wire, and what they may.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fromRoot } from './paths.mjs';

export const FILE = 'dist/solitaire-game.min.js';
export const LIMIT = 36_000;

/** The other file that has a limit: the solver, which is the worker's script and, where there is no worker, a program on the page. */
const ALSO = { 'dist/solitaire-game.worker.min.js': 12_000 };

/** Of a file in the project's folder, in bytes. */
export function weightOf(file) {
  const bytes = readFileSync(fromRoot(file));
  return { minified: bytes.length, gzipped: gzipSync(bytes, { level: 9 }).length };
}

/** A sentence a file with the figures, and whether they are within the limits. */
export function checkBundleSize() {
  const first = check(FILE, LIMIT, 'what of it does the first paint not need?');
  const others = Object.entries(ALSO).map(([file, limit]) => check(file, limit, 'what of it does the search not need?'));
  const all = [first, ...others];
  return { ok: all.every(({ ok }) => ok), text: all.map(({ text }) => text).join('\n') };
}

function check(file, limit, question) {
  const { minified, gzipped } = weightOf(file);
  const ok = gzipped < limit;
  const figures = `${file}: ${gzipped.toLocaleString('en')} bytes gzipped (limit ${limit.toLocaleString('en')}), ${minified.toLocaleString('en')} minified`;
  return { ok, text: ok ? figures : `${figures}. Over the limit: ${question}` };
}
