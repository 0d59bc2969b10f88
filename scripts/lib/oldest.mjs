// The oldest browsers that the game promises to play in (docs/browsers.md), and whether what pages load is written so that they can read it.
// What they lack beside syntax no reading finds: tests do (npm run test:older, test/hosts/quirks.test.ts).
import { relative } from 'node:path';
import { fromRoot } from './paths.mjs';

/** Versions, as [major, minor]. */
export const OLDEST = { chrome: [106, 0], firefox: [110, 0], safari: [15, 4] };

/** Such a Chromium, as a package on npm has it, compressed. */
export const OLDEST_CHROMIUM = '@sparticuz/chromium@106.0.2';

/** The command is Node's. */
const FOR_PAGES = ['*.js', 'decks/*.js', 'element/*.js', 'engine/*.js', 'modules/*.js', 'solver/*.js', 'testing/*.js'];

/** What they could not read, a line each: what is younger than ES2022, and of that the two things which Safari has had since 16.4 only. */
export async function unreadable() {
  const [{ ESLint }, { default: esx }] = await Promise.all([import('eslint'), import('eslint-plugin-es-x')]);
  const rules = { ...esx.configs['flat/restrict-to-es2022'].rules, 'es-x/no-class-static-block': 'error', 'es-x/no-regexp-lookbehind-assertions': 'error' };
  const eslint = new ESLint({ cwd: fromRoot('dist'), overrideConfigFile: true, overrideConfig: [{ files: ['**/*.js'], plugins: { 'es-x': esx }, rules }] });
  const results = await eslint.lintFiles(FOR_PAGES);
  return results.flatMap(({ filePath, messages }) => messages.map(({ line, column, message }) => `${relative(fromRoot('.'), filePath)}:${line}:${column}: ${message}`));
}
