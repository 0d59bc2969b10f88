// From build/ (tsc's JavaScript) to dist/ (what is published), twice:
// modules with Lit left outside for hosts that have a bundler, and minified files with everything for pages that have none.
import { readFile } from 'node:fs/promises';
import { literalsHtmlCssMinifier } from '@literals/rollup-plugin-html-css-minifier';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { rollup } from 'rollup';

/** Hands tsc's source maps on, so that those in dist/ lead back to the TypeScript. */
const typescriptMaps = {
  name: 'typescript-maps',
  async load(id) {
    if (!id.endsWith('.js') || id.includes('node_modules')) return null;
    const map = await readFile(`${id}.map`, 'utf8').catch(() => null);
    const code = await readFile(id, 'utf8');
    return map ? { code: code.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '\n'), map: JSON.parse(map) } : null;
  },
};

/** In a fragment of SVG nothing closes by itself: without its slash, a path would swallow those that follow. */
const minifyTemplates = () =>
  literalsHtmlCssMinifier({ include: ['build/**/*.js'], failOnError: true, options: { minifyOptions: { keepClosingSlash: true } } });

/** The sources sit beside dist/ in the repository and in the maps themselves; name them as src/… in both. */
const sourcemapPathTransform = (path) => path.replace(/^(\.\.\/)+(build\/)?(\.\.\/)*src\//, 'solitaire-game/src/');

const onwarn = (warning) => {
  throw new Error(`rollup: ${warning.message}`);
};

const minified = (options = {}) => terser({ ecma: 2020, module: true, compress: { passes: 2 }, format: { comments: false }, ...options });

/**
 * Fields that only the solver's own classes have, and say to nobody: shortened where the solver is a file by itself. None of
 * them may be the name of anything that comes from outside, as positions, moves and messages do.
 */
const SOLVER_FIELDS =
  /^(kindOf|hostOf|cycle|base|fixed|after|lowest|freeStock|ordered|anySpaces|kingSpaces|layout|words|weight|columnsAt|stockAt|wasteAt|redealsAt|heads|openToo|inStock|stockNeeds|rankAt|foundationUnder|wasteLeft|takesSpace|hasFree|unmake|suppliedBy|spentBy|isLost|heights)$/;
const minifiedSolver = () => minified({ mangle: { properties: { regex: SOLVER_FIELDS } } });

/** Puts the text of the bundled worker where the sources have none: the solver's client carries it along. */
const workerText = {
  name: 'worker-text',
  async load(id) {
    if (!id.endsWith('build/solver/worker-source.js')) return null;
    const build = await rollup({ input: 'build/solver/worker.js', onwarn });
    const { output } = await build.generate({ format: 'iife', plugins: [minifiedSolver()] });
    await build.close();
    return `export const workerSource = ${JSON.stringify(output[0].code.trim())};`;
  },
};

/** What a part that is loaded later is called, where the module's own name would say little. */
const CHUNKS = { client: 'solver' };

const ON_PAGE = 'solitaire-game.solver-on-page.min.js';

/**
 * The solver that works on the page where no worker can be had shares nothing with the first file, which would have to
 * carry what only it uses.
 */
const solverApart = {
  name: 'solver-apart',
  resolveId: (source, importer) =>
    source === './service.js' && importer?.endsWith('build/solver/client.js') ? { id: `./${ON_PAGE}`, external: 'relative' } : null,
};

const ART = 'solitaire-game.classic-art.min.js';

/** The classic deck's drawings are in the package once, for those with a bundler and those without. */
const paths = (id) => (id.endsWith('classic-art.js') ? `./${ART}` : id);

export const modules = {
  input: ['build/index.js', 'build/element/solitaire-game.js', 'build/engine/index.js', 'build/solver/index.js', 'build/decks/classic.js', 'build/cli/main.js', 'build/cli/thread.js'],
  external: [/^lit($|\/)/, /^@lit\//, /^node:/, /classic-art\.js$/],
  plugins: [workerText, typescriptMaps, nodeResolve(), minifyTemplates()],
  output: { dir: 'dist', format: 'es', preserveModules: true, preserveModulesRoot: 'build', sourcemapPathTransform, paths },
  onwarn,
};

/**
 * For a CDN, with Lit: `solitaire-game.min.js` is all that the first paint needs; it loads the part that plays, and a
 * language other than English, from beside itself.
 */
export const forPages = {
  input: { 'solitaire-game': 'build/index.js' },
  // The part that plays imports from the file that loads it, instead of both from a third.
  preserveEntrySignatures: 'allow-extension',
  plugins: [
    workerText,
    solverApart,
    typescriptMaps,
    // Without the condition, NODE_ENV=test or development would ship Lit's development build.
    nodeResolve({ exportConditions: ['production'] }),
    minifyTemplates(),
  ],
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: '[name].min.js',
    chunkFileNames: ({ name }) => `solitaire-game.${CHUNKS[name] ?? name}.min.js`,
    sourcemapPathTransform,
    plugins: [minified()],
  },
  onwarn,
};

export const solverOnPage = {
  input: 'build/solver/service.js',
  plugins: [typescriptMaps],
  output: { file: `dist/${ON_PAGE}`, format: 'es', sourcemapPathTransform, plugins: [minifiedSolver()] },
  onwarn,
};

/** The worker as a file of its own, for pages whose policy lets none be made from text: their `worker-url`. */
export const workerFile = {
  input: 'build/solver/worker.js',
  output: { file: 'dist/solitaire-game.worker.min.js', format: 'iife', plugins: [minified()] },
  onwarn,
};

/** A deck for pages without a bundler, to put beside the first file, whose cards it changes. */
const besides = { '../table/deck.js': './solitaire-game.min.js', './classic-art.js': `./${ART}` };
export const classicDeck = {
  input: 'build/decks/classic.js',
  plugins: [{ name: 'beside-the-first-file', resolveId: (source) => (besides[source] ? { id: besides[source], external: 'relative' } : null) }],
  output: { file: 'dist/solitaire-game.classic.min.js', format: 'es', plugins: [minified()] },
  onwarn,
};

export const classicArt = {
  input: 'build/decks/classic-art.js',
  output: { file: `dist/${ART}`, format: 'es', plugins: [minified()] },
  onwarn,
};

export default [modules, forPages, solverOnPage, classicDeck, classicArt, workerFile];
