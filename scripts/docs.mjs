// npm run docs: refreshes the README's tables from custom-elements.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { readManifest } from './lib/manifest.mjs';
import { fromRoot } from './lib/paths.mjs';
import { fillTables } from './lib/readme-tables.mjs';

const path = fromRoot('README.md');
writeFileSync(path, fillTables(readFileSync(path, 'utf8'), readManifest()));
console.log('The tables of README.md are written.');
