// npm run docs: refreshes what is made from custom-elements.json (the README's tables, types for frameworks), and the README's tag for a CDN
// from the last build.
import { readFileSync, writeFileSync } from 'node:fs';
import { writeDerived } from './lib/derived.mjs';
import { readManifest } from './lib/manifest.mjs';
import { fromRoot } from './lib/paths.mjs';
import { fillSnippet, fillTables } from './lib/readme-tables.mjs';
import { readHashes } from './lib/sri.mjs';

const path = fromRoot('README.md');
const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
const tables = fillTables(readFileSync(path, 'utf8'), readManifest());
const hashes = readHashes();
writeFileSync(path, hashes ? fillSnippet(tables, version, hashes) : tables);
writeDerived();
console.log(`The tables of README.md are written${hashes ? ', and its tag for a CDN' : '; its tag for a CDN needs a build'}.`);
