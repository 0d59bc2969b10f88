// npm run docs: refreshes what is made from custom-elements.json (the README's tables, frameworks/, editors/), and the README's tag for a CDN
// and its sizes from the last build.
import { readFileSync, writeFileSync } from 'node:fs';
import { writeDerived } from './lib/derived.mjs';
import { readManifest } from './lib/manifest.mjs';
import { fromRoot } from './lib/paths.mjs';
import { fillSizes } from './lib/readme-sizes.mjs';
import { fillSnippet, fillTables } from './lib/readme-tables.mjs';
import { readHashes } from './lib/sri.mjs';

const path = fromRoot('README.md');
const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
const tables = fillTables(readFileSync(path, 'utf8'), readManifest());
const hashes = readHashes();
writeFileSync(path, hashes ? fillSizes(fillSnippet(tables, version, hashes)) : tables);
writeDerived();
console.log(`The tables of README.md, frameworks/ and editors/ are written${hashes ? ', and the tag for a CDN and the sizes' : '; the tag for a CDN and the sizes need a build'}.`);
