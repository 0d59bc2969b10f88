// The solver is needed as a worker's script and, where a page allows no worker, as a program on the page. The files for
// pages carry it once: as a function, whose text is the worker's script. Where it is a file of its own, that file is a worker's
// script as well; and so is the script of the old kind, which holds everything. (The modules carry a text: what another bundler makes of a
// function need not work alone.)
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

/** In the files beside one another: those tags are ours that lead into their folder, for the first file may have any name. */
const sourceApart = (file) => `
  const url = import.meta.ROLLUP_FILE_URL_${file};
  const folderOf = (address) => address.replace(/[^/?#]*([?#].*)?$/, '');
  export const workerFile = () => (new URL(url).origin === self.origin ? url : '');
  export const workerText = async () => (await import('${PROGRAM}')).text;
  export const ownScripts = () => [...document.scripts].filter(({ src }) => folderOf(src) === folderOf(url));`;

/** In one script: the tag is known as long as the script runs for the first time. */
const sourceInOne = `
  import { text } from '${PROGRAM}';
  const script = document.currentScript;
  export const workerFile = () => (script?.src && new URL(script.src).origin === self.origin ? script.src : '');
  export const workerText = async () => text;
  export const ownScripts = () => (script ? [script] : []);`;

/** Its name in the files: found before it is reached, as a function's declaration is. */
const NAME = 'solitaireSolver';
const inWorker = `if (typeof document === 'undefined' && typeof postMessage === 'function') ${NAME}(self);`;

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
      if (isThe('worker-source', id)) return apart ? sourceApart(file) : sourceInOne;
      if (id !== PROGRAM) return null;
      return `function ${NAME}(globalThis) { 'use strict'; ${await workerCode(options)} }
        export const text = \`(\${${NAME}})(self)\`;
        export function SolverService({ answer, slice }) {
          const scope = { slice, postMessage: answer };
          ${NAME}(scope);
          this.hear = (data) => scope.onmessage({ data });
        }
        ${apart ? inWorker : ''}`;
    },
    // Where there is no page, one script is the worker's program or, in Node, nothing.
    intro: () => (apart ? '' : `${inWorker} if (typeof document === 'undefined') return;`),
    renderChunk(code, { modules }) {
      if (PROGRAM in modules && !code.includes(`function ${NAME}(globalThis)`)) this.error('The solver has another name here: see scripts/lib/solver-twice.mjs.');
      return null;
    },
  };
}
