// The solver is needed as a worker's script and, where a page allows no worker, as a program on the page. The files for
// pages carry it once: as a function, whose text is the worker's script. Where it is a file of its own, that file is a worker's
// script as well. (The modules carry a text: what another bundler makes of a function need not work alone.)
import { rollup } from 'rollup';

const PROGRAM = 'solitaire-game:solver';
/** Modules of the solver that the build gives another content. */
const isThe = (name, id) => id.replaceAll('\\', '/').endsWith(`build/solver/${name}.js`);

/** What was minified last, by which plugins: a build asks three times for the same. */
let last = { code: null, plugins: null, minified: null };

async function workerCode({ onwarn, plugins }) {
  const build = await rollup({ input: 'build/solver/worker.js', onwarn });
  const generate = async (options) => (await build.generate({ format: 'es', ...options })).output[0].code.trim();
  const code = await generate();
  if (last.code !== code || last.plugins !== plugins) last = { code, plugins, minified: generate({ plugins }) };
  const minified = await last.minified;
  await build.close();
  return minified;
}

/** For modules: `worker-text.js` holds the script's text. */
export const solverAsText = (options) => ({
  name: 'solver-as-text',
  load: async (id) => (isThe('worker-text', id) ? `export const text = ${JSON.stringify(await workerCode(options))};` : null),
});

/** For pages: a program that runs against the global scope that it is given; a worker's, or a small one on the page. */
export function solverAsFunction({ apart, ...options }) {
  let file;
  return {
    name: 'solver-as-function',
    buildStart() {
      file = apart && this.emitFile({ type: 'chunk', id: PROGRAM, name: 'worker' });
    },
    resolveId: (source, importer = '') =>
      source === PROGRAM || (source === './worker-text.js' && isThe('worker-source', importer)) || (source === './service.js' && isThe('client', importer))
        ? PROGRAM
        : null,
    async load(id) {
      if (apart && isThe('worker-source', id)) {
        return `export const workerFile = () => { const url = import.meta.ROLLUP_FILE_URL_${file}; return new URL(url).origin === self.origin ? url : ''; };
          export const workerText = async () => (await import('${PROGRAM}')).text;`;
      }
      if (id !== PROGRAM) return null;
      return `const program = function (globalThis) { 'use strict'; ${await workerCode(options)} };
        export const text = \`(\${program})(self)\`;
        export function SolverService({ answer, slice }) {
          const scope = { slice, postMessage: answer };
          program(scope);
          this.hear = (data) => scope.onmessage({ data });
        }
        ${apart ? "if (typeof document === 'undefined' && typeof postMessage === 'function') program(self);" : ''}`;
    },
  };
}
