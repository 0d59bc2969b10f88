// The apps in test/fixtures whose frameworks are too many packages for everybody who works here: each has a package.json and a lockfile of its
// own, and is installed when it is first checked. They are compiled as their frameworks do it, with the package as it is packed.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { install } from './dependencies.mjs';
import { pack, unpack } from './pack.mjs';
import { fromRoot } from './paths.mjs';
import { run } from './process.mjs';

const QUIET = { NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };

const NGC = '@angular/compiler-cli/bundles/src/bin/ngc.js';

/** What is run in a folder of test/fixtures, in order, each a program of its packages; and what must find the faults in a file, and no others. */
const APPS = {
  Nuxt: { place: 'nuxt', commands: [['nuxt/bin/nuxt.mjs', 'prepare'], ['vue-tsc/bin/vue-tsc.js', '--noEmit', '--pretty', 'false', '-p', '.']] },
  Next: { place: 'next', commands: [['next/dist/bin/next', 'build']] },
  Angular: { place: 'angular', commands: [[NGC, '-p', '.']], faulty: { file: 'faults.ts', command: [NGC, '-p', 'tsconfig.faults.json'] } },
};

async function start(folder, [program, ...args]) {
  const { ok, output } = await run(process.execPath, [join(folder, 'node_modules', program), ...args], { quiet: true, cwd: folder, env: QUIET });
  return { ok, output: stripVTControlCharacters(output) };
}

/** Whether the lines marked so are refused, and those alone. Angular's templates have no `@ts-expect-error`. */
async function findsFaults(folder, { file, command }) {
  const lines = (await readFile(join(folder, file), 'utf8')).split('\n');
  const marked = lines.flatMap((line, index) => (line.includes('<!-- fault:') ? [`${file}:${index + 1}`] : []));
  const { output } = await start(folder, command);
  const refused = new Set([...output.matchAll(/^(\S+:\d+):\d+ - error /gm)].map(([, place]) => place));
  const missed = marked.filter((place) => !refused.has(place));
  if (marked.length > 0 && missed.length === 0 && refused.size === marked.length) return { ok: true };
  return { ok: false, output: [...missed.map((place) => `${place} is not refused.`), output].join('\n') };
}

async function compile(folder, { commands, faulty }) {
  for (const command of commands) {
    const result = await start(folder, command);
    if (!result.ok) return result;
  }
  return faulty ? findsFaults(folder, faulty) : { ok: true };
}

/** Installs what the app's lockfile says, unless that was done: `npm ci` begins by taking away what was there, this note too. */
async function prepare(folder) {
  const note = join(folder, 'node_modules/.installed.json');
  const lock = await readFile(join(folder, 'package-lock.json'), 'utf8');
  if ((await readFile(note, 'utf8').catch(() => '')) === lock) return { ok: true };
  const installed = await install(folder, '--prefer-offline', '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=4000');
  if (installed.ok) await writeFile(note, lock);
  return installed;
}

async function check(name, tarball) {
  const { place, ...app } = APPS[name];
  const folder = fromRoot(`test/fixtures/${place}`);
  const installed = await prepare(folder);
  // A lockfile that does not fit is our fault; whatever else keeps npm from installing is this machine's, or the registry's.
  if (!installed.ok && installed.output.includes('EUSAGE')) return { ok: false, output: `test/fixtures/${place} cannot be installed:\n${installed.output}` };
  if (!installed.ok) return { absent: name };
  await unpack(tarball, join(folder, 'node_modules/solitaire-game'));
  const { ok, output } = await compile(folder, app);
  return { ok, output: `test/fixtures/${place}:\n${output}` };
}

/** Two at a time: each fills a core. */
export async function checkFrameworkApps() {
  const folder = await mkdtemp(join(tmpdir(), 'solitaire-game-'));
  try {
    const { tarball } = await pack(folder);
    const waiting = Object.keys(APPS);
    const results = [];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await check(next, tarball));
    };
    await Promise.all([work(), work()]);
    const absent = results.flatMap((result) => result.absent ?? []);
    const tried = results.filter(({ ok }) => ok !== undefined);
    const faults = tried.filter(({ ok }) => !ok).map(({ output }) => output);
    return {
      ...(tried.length > 0 && { ok: faults.length === 0, output: faults.join('\n') }),
      ...(absent.length > 0 && { untried: `not compiled: ${absent.join(', ')}. npm could not install their packages.` }),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
