// The WordPress plugin: what lies in integrations/wordpress/solitaire-game as it is, the package's files for pages beside it, and
// its translations in the form that PHP reads.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { makeMo, parsePo } from './gettext.mjs';
import { fromRoot } from './paths.mjs';

const NAME = 'solitaire-game';
export const PLUGIN = `integrations/wordpress/${NAME}`;
export const ZIP = `integrations/wordpress/build/${NAME}.zip`;

const isForPages = (name) => /^solitaire-game\..*\.js$/.test(name);

/** Path in the zip → contents, in the order of the names. Needs dist/. */
export function pluginFiles() {
  const files = new Map();
  for (const name of readdirSync(fromRoot(PLUGIN), { recursive: true }).map((each) => each.replaceAll('\\', '/'))) {
    const path = fromRoot(`${PLUGIN}/${name}`);
    if (statSync(path).isDirectory()) continue;
    files.set(name, readFileSync(path));
    if (name.endsWith('.po')) files.set(name.replace(/po$/, 'mo'), makeMo(parsePo(readFileSync(path, 'utf8'))));
  }
  for (const name of readdirSync(fromRoot('dist')).filter(isForPages)) files.set(`assets/${name}`, readFileSync(fromRoot(`dist/${name}`)));
  for (const name of ['LICENSE', 'NOTICE']) files.set(name, readFileSync(fromRoot(name)));
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, contents]) => [`${NAME}/${name}`, contents]));
}
