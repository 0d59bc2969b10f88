// dist/sri.json: what `integrity` says of each file for pages. The build is reproducible: the same sources and lockfile
// give the same files, byte for byte, in whatever folder, so that a hash in the README can be checked by building.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { fromRoot } from './paths.mjs';

const FILE = 'dist/sri.json';
/** Not index.js, which is for bundlers: with its imports, a hash of it alone would say little. */
const isForPages = (name) => /\.(js|css|html)$/.test(name) && name !== 'index.js';

export async function writeHashes() {
  const names = (await readdir(fromRoot('dist'))).filter(isForPages).sort();
  const hashOf = async (name) => `sha384-${createHash('sha384').update(await readFile(fromRoot(`dist/${name}`))).digest('base64')}`;
  const hashes = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await hashOf(name)])));
  await writeFile(fromRoot(FILE), `${JSON.stringify(hashes, null, 2)}\n`);
}

/** By file; `undefined` without a build. */
export const readHashes = () => (existsSync(fromRoot(FILE)) ? JSON.parse(readFileSync(fromRoot(FILE), 'utf8')) : undefined);
