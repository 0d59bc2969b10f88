// npm run manifest: writes custom-elements.json from the element's JSDoc.
import { writeFileSync } from 'node:fs';
import { FILE, makeManifest } from './lib/manifest.mjs';
import { fromRoot } from './lib/paths.mjs';

writeFileSync(fromRoot(FILE), await makeManifest());
console.log(`${FILE} is written.`);
