// npm run pictures: takes the pictures anew that pictures.test.ts compares with. Needs dist/ (npm run build). Pictures that look the same are
// left as they are, so that what a commit shows as changed has changed.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { launch } from '../hosts/visit.js';
import { baseline } from './baselines.js';
import { difference } from './compare.js';
import { shoot } from './scenes.js';

const folder = new URL('./baselines/', import.meta.url);
mkdirSync(folder, { recursive: true });
const browser = await launch();
const page = await browser.newPage();
await page.addInitScript('globalThis.__name = (named) => named'); // what tsx puts around functions that are run in the page
await page.goto('about:blank');
const pictures = await shoot(browser);
for (const file of readdirSync(folder)) if (!pictures.has(file.replace(/\.png$/, ''))) rmSync(new URL(file, folder));
for (const [name, picture] of pictures) {
  const path = baseline(name);
  if (existsSync(path) && (await difference(page, picture, readFileSync(path))) === 0) continue;
  writeFileSync(path, picture);
  console.log(`${name}: ${picture.length} bytes`);
}
await browser.close();
