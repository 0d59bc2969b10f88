// The solver is needed as the text of a worker's script and, where a page allows no worker, as a program on the page. The
// files for pages carry it once: as a function, whose text is the worker's script. (The modules carry a text: what another
// bundler makes of a function need not work alone.)
import { rollup } from 'rollup';

const SOURCE = 'build/solver/worker-source.js';

async function workerCode(options) {
  const build = await rollup({ input: 'build/solver/worker.js', onwarn: options.onwarn });
  const { output } = await build.generate({ format: 'es', plugins: options.plugins });
  await build.close();
  return output[0].code.trim();
}

/** For modules: `worker-source.js` holds the script's text. */
export const solverAsText = (options) => ({
  name: 'solver-as-text',
  async load(id) {
    return id.replaceAll('\\', '/').endsWith(SOURCE) ? `export const workerSource = ${JSON.stringify(await workerCode(options))};` : null;
  },
});

/** For pages: it holds the program, which runs against the global scope that it is given; a worker's, or a small one on the page. */
export const solverAsFunction = (options) => ({
  name: 'solver-as-function',
  resolveId(source, importer) {
    return source === './service.js' && importer?.replaceAll('\\', '/').endsWith('build/solver/client.js') ? this.resolve('./worker-source.js', importer) : null;
  },
  async load(id) {
    if (!id.replaceAll('\\', '/').endsWith(SOURCE)) return null;
    return `const program = function (globalThis) { 'use strict'; ${await workerCode(options)} };
      export const workerSource = \`(\${program})(self)\`;
      export function SolverService({ answer, slice }) {
        const scope = { slice, postMessage: answer };
        program(scope);
        this.hear = (data) => scope.onmessage({ data });
      }`;
  },
});
