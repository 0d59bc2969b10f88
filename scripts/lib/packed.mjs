// The package as it reaches a user: packed, judged by what others' compilers make of it, installed into an empty project, and every entry
// of it used there.
import { mkdtemp, readFile, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOffline } from './dependencies.mjs';
import { pack, unpack } from './pack.mjs';
import { fromRoot } from './paths.mjs';
import { npmCommand, run } from './process.mjs';

const NAME = 'solitaire-game';
/** For pages: test/hosts has them there. Node may read them, and its tools may import the scripts, to no effect. */
const FOR_PAGES = /\.min\.js$|\.classic\.js$|\/embed\.(js|html)$/;
const IS_DATA = /\.json$/;
/** No modules, or none that anybody imports by its types. */
const isTyped = (target) => typeof target === 'object';

const fail = (title, output) => ({ ok: false, output: `${title}\n${output}` });

/** Entries by the names that a host writes; those of a pattern, each. */
async function entriesOf(exports) {
  const entries = [];
  for (const [path, target] of Object.entries(exports)) {
    if (!path.includes('*')) entries.push(NAME + path.slice(1));
    else {
      const [before, after] = target.split('*');
      for (const file of await readdir(fromRoot(before))) if (file.endsWith(after)) entries.push(NAME + path.slice(1).replace('*', file.slice(0, -after.length)));
    }
  }
  return entries;
}

/** Run in the project: what cannot be found or used there throws. */
const useAll = (entries) => `
  import { readFileSync } from 'node:fs';
  import { fileURLToPath } from 'node:url';
  for (const entry of ${JSON.stringify(entries)}) {
    const file = fileURLToPath(import.meta.resolve(entry));
    if (${IS_DATA}.test(entry)) JSON.parse(readFileSync(file, 'utf8'));
    else if (${FOR_PAGES}.test(entry)) { if (readFileSync(file).length < 100) throw new Error(entry + ' is empty'); }
    else if (Object.keys(await import(entry)).length === 0 && !entry.includes('/decks/')) throw new Error(entry + ' exports nothing');
  }`;

async function judge(tarball, exports) {
  const untyped = Object.entries(exports).filter(([, target]) => !isTyped(target)).map(([path]) => path);
  const args = [tarball, '--profile', 'esm-only', '--no-definitely-typed', '--no-color', '--no-emoji', '--format', 'ascii', '--exclude-entrypoints', ...untyped];
  const { ok, output } = await run(process.execPath, [fromRoot('node_modules/@arethetypeswrong/cli/dist/index.js'), ...args], { quiet: true });
  return ok ? { ok } : fail('arethetypeswrong:', output);
}

/** Without a network: the package as it was packed, with this checkout's copies of what it depends on. */
async function putThere(tarball, folder) {
  const place = join(folder, 'node_modules', NAME);
  await unpack(tarball, place);
  await symlink(fromRoot('node_modules'), join(place, 'node_modules'));
  return 'Nobody answered npm: the package was unpacked, not installed.';
}

async function use(tarball, folder, exports) {
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const options = { quiet: true, cwd: folder };
  const install = npmCommand('install', tarball, '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error');
  const installed = await run(...install, options);
  const note = installed.ok ? '' : isOffline(installed.output) ? await putThere(tarball, folder) : null;
  if (note === null) return fail('The package cannot be installed into an empty project:', installed.output);
  const entries = await entriesOf(exports);
  const inNode = (program) => run(process.execPath, ['--input-type=module', '--eval', program], options);
  const used = await inNode(useAll(entries));
  if (!used.ok) return fail('An entry does not work where the package is installed:', used.output);
  // Each by itself: others bring Node a registry of elements.
  for (const script of entries.filter((entry) => FOR_PAGES.test(entry) && entry.endsWith('.js'))) {
    const imported = await inNode(`await import('${script}'); if (globalThis.customElements || globalThis.document) throw new Error('It makes a page of Node.');`);
    if (!imported.ok) return fail(`${script} cannot be imported in Node:`, imported.output);
  }
  const { bin } = JSON.parse(await readFile(fromRoot('package.json'), 'utf8'));
  const program = join(folder, 'node_modules', NAME, bin[NAME]);
  const solved = await run(process.execPath, [program, 'deals', '--variant', 'klondike', '--seeds', '4', '--jobs', '1'], options);
  if (solved.ok && JSON.parse(solved.output).verdict === 'winnable') return { ok: true, output: note };
  return fail('The command does not work as it is packed:', solved.output);
}

export async function checkPacked() {
  const folder = await realpath(await mkdtemp(join(tmpdir(), `${NAME}-`)));
  try {
    const { tarball, size } = await pack(folder);
    if (size > 400_000) return fail(`The package weighs ${size} bytes; 400,000 is the limit.`, '');
    const { exports } = JSON.parse(await readFile(fromRoot('package.json'), 'utf8'));
    const judged = await judge(tarball, exports);
    return judged.ok ? await use(tarball, folder, exports) : judged;
  } finally {
    await rm(folder, { recursive: true });
  }
}
