// The steps of `npm test`, in order. A check answers { ok, output }; a suite { passed, failed }; and `untried` if this machine lacks what
// only that step needs, with no `ok` if nothing of it was tried: why, on one line.
// Tools are loaded where they are used: before the set-up there are none.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ensureChromium } from './chromium.mjs';
import { ensureFirefox } from './firefox.mjs';
import { fromRoot } from './paths.mjs';
import { run, tool } from './process.mjs';
import { MissingProgram } from './programs.mjs';
import { whatIsMissing } from './wordpress-here.mjs';

const quietly = (command) => run(...command, { quiet: true });
/** For a tool whose success needs no words. */
const silentWhenGood = async (command) => {
  const { ok, output } = await quietly(command);
  return { ok, output: ok ? '' : output };
};
const failed = (output) => ({ ok: false, output });
const passed = (output = '') => ({ ok: true, output });

const tsc = (...args) => quietly(tool('typescript/bin/tsc', '--pretty', 'false', ...args));

const off = (rule) => [`--rules.${rule}`, 'off'];

/**
 * Attributes, events and tags in templates that do not exist. Of its rules, that for types does not know
 * `nothing` and the directives of Lit 3, and that for CSS knows nothing newer than itself.
 */
const litAnalyzer = () =>
  silentWhenGood(
    tool('lit-analyzer/cli.js', 'src', '--strict', '--noColor', ...off('no-incompatible-type-binding'), ...off('no-invalid-css')),
  );

async function architecture() {
  const { checkArchitecture } = await import('./architecture.mjs');
  const faults = checkArchitecture();
  return { ok: faults.length === 0, output: faults.join('\n') };
}

async function manifest() {
  const { FILE, makeManifest } = await import('./manifest.mjs');
  const kept = existsSync(fromRoot(FILE)) && readFileSync(fromRoot(FILE), 'utf8');
  if (kept === (await makeManifest())) return passed();
  return failed(`${FILE} is not what the sources say. Refresh it with: npm run manifest`);
}

async function docs() {
  const { readManifest } = await import('./manifest.mjs');
  const { fillTables } = await import('./readme-tables.mjs');
  const readme = readFileSync(fromRoot('README.md'), 'utf8');
  if (readme === fillTables(readme, readManifest())) return passed();
  return failed('The tables of README.md are not what custom-elements.json says. Refresh them with: npm run docs');
}

async function derived() {
  const { staleFiles } = await import('./derived.mjs');
  const stale = staleFiles();
  if (stale.length === 0) return passed();
  return failed(`Not what custom-elements.json says: ${stale.join(', ')}. Refresh with: npm run docs`);
}

/** Whether this run has a build to look at: one that failed leaves an old dist/, or none. */
let isBuilt = existsSync(fromRoot('dist/solitaire-game.min.js'));

async function build() {
  isBuilt = false;
  const result = await silentWhenGood([process.execPath, ['scripts/build.mjs']]);
  isBuilt = result.ok;
  return result;
}

const needsBuild = (check) => async (files) => (isBuilt ? check(files) : failed('Not checked: there is no build. See above, or: npm run build'));

async function integrity() {
  const [{ readHashes }, { fillSnippet }, { fillSizes }] = await Promise.all([import('./sri.mjs'), import('./readme-tables.mjs'), import('./readme-sizes.mjs')]);
  const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  const readme = readFileSync(fromRoot('README.md'), 'utf8');
  if (readme === fillSizes(fillSnippet(readme, version, readHashes()))) return passed();
  return failed("The README's tag for a CDN has not the hash of this build, or its sizes are others. Refresh them with: npm run build && npm run docs");
}

async function older() {
  const { unreadable } = await import('./oldest.mjs');
  const faults = await unreadable();
  return { ok: faults.length === 0, output: faults.join('\n') };
}

async function bundleSize() {
  const { checkBundleSize } = await import('./bundle-size.mjs');
  const { ok, text } = checkBundleSize();
  return { ok, output: text };
}

async function publishable() {
  const lint = await quietly(tool('publint/src/cli.js', '--strict'));
  if (!lint.ok) return lint;
  const { checkPacked } = await import('./packed.mjs');
  return checkPacked();
}

async function fixtures() {
  const { checkFixtures } = await import('./fixtures.mjs');
  return checkFixtures();
}

async function apps() {
  const { checkFrameworkApps } = await import('./framework-apps.mjs');
  return checkFrameworkApps();
}

/** Apps of hosts are not looked through: they hold no tests, but all the packages of their frameworks. */
const testFiles = (isWanted) =>
  readdirSync(fromRoot('test'), { withFileTypes: true })
    .filter((room) => room.isDirectory() && room.name !== 'fixtures')
    .flatMap(({ name: room }) => readdirSync(fromRoot(`test/${room}`), { recursive: true }).map((name) => `test/${room}/${name.replaceAll('\\', '/')}`))
    .filter((name) => name.endsWith('.test.ts') && isWanted(name))
    .sort();

const isBrowserTest = (name) => name.startsWith('test/browser/');
const isHostTest = (name) => name.startsWith('test/hosts/');
/** What another engine may see otherwise. */
const isForTwoEngines = (name) => /^test\/hosts\/(policies|trusted-types|quirks|losses|back-forward)\.test\.ts$/.test(name);
const isVisualTest = (name) => name.startsWith('test/visual/');

/** Runs a test runner and reads its closing `(N passed, N failed)`. Without one it broke off, and that is a failure. */
async function suite(command, files, options) {
  if (files.length === 0) return { passed: 0, failed: 0, note: 'There are no such tests.' };
  const { ok, output } = await run(...command, { minutes: 30, ...options });
  const closing = [...output.matchAll(/^\((\d+) passed, (\d+) failed\)$/gm)].at(-1);
  const counts = { passed: Number(closing?.[1] ?? 0), failed: Number(closing?.[2] ?? 0) };
  if (counts.failed === 0 && !ok) return { ...counts, failed: 1, note: 'The test runner broke off.' };
  const isSkipped = /^\d+ skipped$/m.test(output);
  if (counts.passed + counts.failed === 0 && !isSkipped) return { passed: 0, failed: 1, note: 'No test ran.' };
  return counts;
}

/** A file that takes ten minutes waits for what will not come, and is named. Node before 20.11 does without. */
const [major, minor] = process.versions.node.split('.').map(Number);
const PATIENCE = major > 20 || minor >= 11 ? ['--test-timeout', '600000'] : [];

/** `atOnce`: how many files. */
function runInNode(files, atOnce, env = {}) {
  const reporter = ['--test-reporter', './scripts/lib/node-reporter.mjs', '--test-reporter-destination', 'stdout'];
  const options = [...reporter, '--test-concurrency', String(atOnce), ...PATIENCE];
  return suite([process.execPath, ['--import', 'tsx', '--test', ...options, ...files]], files, { env });
}

const nodeTests = (chosen) =>
  runInNode(chosen ?? testFiles((name) => !isBrowserTest(name) && !isHostTest(name) && !isVisualTest(name)), availableParallelism());

/** Runs a suite that needs the browser; without one, that is its failure. */
const inChromium = (tests) => async (chosen) => {
  let executable;
  try {
    executable = await chromium();
  } catch (error) {
    return { passed: 0, failed: 1, note: error.message };
  }
  return tests(chosen, { CHROMIUM_PATH: executable });
};

function browserTests(chosen, env) {
  const runner = tool('@web/test-runner/dist/bin.js', ...(chosen ? ['--files', ...chosen] : []));
  return suite(runner, chosen ?? testFiles(isBrowserTest), { env });
}

/** The built files, in browsers that tests in Node drive. Two files at a time, each with a browser and sites of its own: one of them waits, often. */
const builtTests = (files) => (chosen, env) =>
  isBuilt ? runInNode(chosen ?? files, 2, env) : { passed: 0, failed: 1, note: 'Not run: there is no build.' };

/** Runs a suite in Firefox, if there is one; it comes after those in Chromium, for two cores have enough of two browsers. */
const inFirefox = (tests) => async (chosen) => {
  let executable;
  try {
    executable = await firefox();
  } catch (error) {
    if (!(error instanceof MissingProgram)) return { passed: 0, failed: 1, note: error.message };
    return { passed: 0, failed: 0, untried: error.message.split('\n')[0] };
  }
  return tests(chosen, { TEST_BROWSER: 'firefox', FIREFOX_PATH: executable });
};

/** The plugin in a WordPress of its own, in Chromium; where there is none, that is said. */
const inWordPress = (tests) => (chosen) => {
  const missing = whatIsMissing();
  return missing ? { passed: 0, failed: 0, untried: missing } : inChromium(tests)(chosen);
};

/** A browser; asked for early, an installation goes on beside the checks that need none. */
const once = (ensure) => {
  let browser;
  return () => {
    browser ??= ensure();
    browser.catch(() => {}); // whoever awaits it reports it
    return browser;
  };
};
const chromium = once(ensureChromium);
const firefox = once(ensureFirefox);

/** Steps' names → the browser that they need, to be asked for before they come. */
export const BROWSERS = { browser: chromium, hosts: chromium, visual: chromium, wordpress: chromium, firefox };

const declarations = () => tsc('-p', 'tsconfig.consumer.json');

/**
 * Title and check; and of one that takes long, and disturbs none of those before it, when it begins: at once, or as soon as another one has
 * reported. It then goes on beside the others until its turn to report.
 */
export const CHECKS = {
  types: ['type check', () => tsc()],
  pure: ['type check of the pure code, without DOM', () => tsc('-p', 'tsconfig.pure.json')],
  architecture: ['architecture: who imports whom', architecture],
  templates: ['lit-analyzer', litAnalyzer],
  manifest: ['custom-elements.json is fresh', manifest],
  docs: ['README tables are fresh', docs],
  derived: ['types for frameworks and data for editors are fresh', derived],
  build: ['build', build, { atOnce: true }],
  lint: ['eslint', () => quietly(tool('eslint/bin/eslint.js', '.')), { atOnce: true }],
  size: ['bundle size', needsBuild(bundleSize)],
  integrity: ["the README's hash and sizes are those of the build", needsBuild(integrity)],
  older: ['older browsers can read what pages load', needsBuild(older)],
  declarations: ['the published types compile', needsBuild(declarations)],
  fixtures: ["hosts' apps compile: React, Vue, Svelte, Preact, Solid", needsBuild(fixtures)],
  // It makes anew what pages load, which none of those before it reads from here on.
  start: ['npm start serves the demo', needsBuild(async () => (await import('./demo-check.mjs')).checkDemo()), { after: 'integrity' }],
  apps: ["hosts' apps compile: Angular, Next, Nuxt", needsBuild(apps)],
  package: ['the package can be published, and all of it works where it is installed', needsBuild(publishable)],
};

export const SUITES = {
  node: ['tests in Node', nodeTests],
  browser: ['tests in Chromium', inChromium(browserTests)],
  hosts: ['the built files on pages of hosts', inChromium(builtTests(testFiles(isHostTest)))],
  firefox: ['policies of hosts, in Firefox', inFirefox(builtTests(testFiles(isForTwoEngines)))],
  wordpress: ['the plugin in WordPress', inWordPress(builtTests(['integrations/wordpress/test/wordpress.test.ts']))],
  visual: ['the drawn tables against their pictures', inChromium(builtTests(testFiles(isVisualTest)))],
};
