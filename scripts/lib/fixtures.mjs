// The apps in test/fixtures, each compiled as its framework does it, against the built package.
import { fromRoot } from './paths.mjs';
import { run } from './process.mjs';

const program = (path, ...args) => [process.execPath, [fromRoot(`node_modules/${path}`), '--pretty', 'false', ...args]];
const tsc = (project) => program('typescript/bin/tsc', '-p', project);

/** Folder of test/fixtures → the command there. */
const COMPILERS = [
  ['svelte', [process.execPath, [fromRoot('node_modules/svelte-check/bin/svelte-check'), '--tsconfig', './tsconfig.json', '--output', 'human', '--no-color', '--fail-on-warnings']]],
  ['vue', program('vue-tsc/bin/vue-tsc.js', '-p', '.')],
  ['.', tsc('.')],
  ['react-18', tsc('.')],
];

/** Two at a time: each fills a core. */
export async function checkFixtures() {
  const waiting = [...COMPILERS];
  const outputs = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [folder, [program, args]] = next;
      const { ok, output } = await run(program, args, { quiet: true, cwd: fromRoot(`test/fixtures/${folder}`) });
      if (!ok) outputs.push(`test/fixtures/${folder}:\n${output}`);
    }
  };
  await Promise.all([work(), work()]);
  return { ok: outputs.length === 0, output: outputs.join('\n') };
}
