// From build/ (tsc's JavaScript) to dist/ (what is published): modules with Lit left outside for hosts that have a bundler,
// and minified files with everything for pages that have none. None has a source map, which would weigh more than all else together.
import { defaultStrategy } from '@literals/html-css-minifier';
import { literalsHtmlCssMinifier } from '@literals/rollup-plugin-html-css-minifier';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { dts } from 'rollup-plugin-dts';
import { again } from './scripts/lib/again.mjs';
import { handover } from './scripts/lib/handover.mjs';
import { OLDEST } from './scripts/lib/oldest.mjs';
import { solverAsFunction, solverAsText } from './scripts/lib/solver-twice.mjs';
import { trustedLit } from './scripts/lib/trusted-lit.mjs';

/** What older browsers read of two declarations is not taken for superfluous. Lightning CSS has versions in one number. */
const targets = Object.fromEntries(Object.entries(OLDEST).map(([name, [major, minor]]) => [name, (major << 16) | (minor << 8)]));
const strategy = { ...defaultStrategy, minifyCSS: (text) => defaultStrategy.minifyCSS(text, { targets }) };

/** In a fragment of SVG nothing closes by itself: without its slash, a path would swallow those that follow. */
const minifyTemplates = () =>
  literalsHtmlCssMinifier({ include: ['build/**/*.js'], failOnError: true, options: { strategy, minifyOptions: { keepClosingSlash: true } } });

const onwarn = (warning) => {
  throw new Error(`rollup: ${warning.message}`);
};

/** No function here is used with `new` unless it uses `this` as well, nor asked for its `length`: unsafe for others' code, not for ours and Lit's. */
const compress = { passes: 3, unsafe_arrows: true, keep_fargs: false, inline: 1 };
const minified = ({ module = true, ...options } = {}) => terser({ ecma: 2020, module, compress, format: { comments: false }, ...options });

/** A script of the old kind is read in the encoding of its page, whatever that is, unless it begins with this mark. */
const utf8 = { name: 'utf-8', generateBundle: (_, bundle) => Object.values(bundle).forEach((chunk) => (chunk.code = `\ufeff${chunk.code}`)) };
const minifiedScript = [minified({ module: false }), utf8];

/**
 * Fields that only the solver's own classes have, and say to nobody: shortened where the solver is a program by itself. None of
 * them may be the name of anything that comes from outside, as positions, moves and messages do.
 */
const SOLVER_FIELDS =
  /^(kindOf|hostOf|cycle|base|fixed|after|lowest|freeStock|ordered|anySpaces|kingSpaces|layout|words|weight|columnsAt|stockAt|wasteAt|redealsAt|heads|openToo|inStock|stockNeeds|rankAt|foundationUnder|wasteLeft|takesSpace|hasFree|unmake|suppliedBy|spentBy|isLost|heights)$/;
const solver = { onwarn, plugins: [minified({ mangle: { properties: { regex: SOLVER_FIELDS } } })] };

/** Entries of the package; and what its command runs. */
const TYPED = ['index', 'element/solitaire-game', 'engine/index', 'solver/index', 'decks/classic', 'embed/server/index', 'testing/index'];
const COMMAND = ['cli/main', 'cli/thread'];
/** The first entry as servers load it; its types are those of the first. */
const NODE = 'node';
const inputs = (names, ending) => Object.fromEntries(names.map((name) => [name, `build/${name}${ending}`]));

/**
 * To be bundled by others. In few files and minified: as many as the sources, with their comments, they would double the package. npm packs
 * files by their last names: chunks that begin like the files for pages, up to a dot, lie beside these, and what both hold is compressed away.
 */
export const modules = {
  input: inputs([...TYPED.filter((name) => name !== 'decks/classic'), NODE, ...COMMAND], '.js'),
  external: [/^lit($|\/)/, /^@lit\//, /^node:/],
  plugins: [solverAsText(solver), nodeResolve(), minifyTemplates()],
  output: { dir: 'dist', format: 'es', entryFileNames: '[name].js', chunkFileNames: 'modules/solitaire-game.[name].js', plugins: [minified()] },
  onwarn,
};

const withLit = (apart) => [
  solverAsFunction({ apart, ...solver }),
  // Without the condition, NODE_ENV=test or development would ship Lit's development build.
  nodeResolve({ exportConditions: ['production'] }),
  trustedLit(),
  minifyTemplates(),
];

/** Nearly all of the first file is called before the first paint: let the browser compile it all aside, while it arrives, and not on the page. */
const atOnce = {
  name: 'at-once',
  renderChunk: (code, { name }) => (name === 'solitaire-game' ? { code: `//# allFunctionsCalledOnLoad\n${code}`, map: null } : null),
};

/** The worker's file is one that a page may name (`worker-url`); the names of other parts change with their contents. */
const later = ({ name }) => `solitaire-game.${name === 'worker' ? name : `${name}.[hash]`}.min.js`;

/**
 * For a CDN, with Lit: `solitaire-game.min.js` is all that the first paint needs; it loads the part that plays, and a
 * language other than English, from beside itself.
 */
export const forPages = {
  input: { 'solitaire-game': 'build/index.js' },
  // What the parts share with the first file stays in it, instead of in a third.
  preserveEntrySignatures: 'allow-extension',
  plugins: [...withLit(true), again],
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: (chunk) => (chunk.name === 'solitaire-game' ? 'solitaire-game.min.js' : later(chunk)),
    chunkFileNames: later,
    plugins: [handover('solitaire-game.min.js'), minified(), atOnce],
  },
  onwarn,
};

/** Everything in one script: no request after the first. */
export const classic = {
  input: 'build/embed/classic.js',
  plugins: withLit(false),
  output: { file: 'dist/solitaire-game.classic.js', format: 'iife', inlineDynamicImports: true, plugins: minifiedScript },
  onwarn,
};

export const declarations = {
  input: inputs(TYPED, '.d.ts'),
  external: [/^lit($|\/)/, /^@lit\//],
  plugins: [dts()],
  output: { dir: 'dist', format: 'es', entryFileNames: '[name].d.ts', chunkFileNames: ({ name }) => `modules/${name.replace(/\.d$/, '')}.d.ts` },
  onwarn,
};

/** A deck stands alone: it finds the games of a page, whichever file they came from. */
export const classicDeck = {
  input: 'build/decks/classic.js',
  output: { file: 'dist/decks/classic.js', format: 'es', plugins: [minified()] },
  onwarn,
};

/** The scripts of frames: one inside, one for the page around. Where there is no page, nothing happens. */
const forFrames = (input, file) => ({
  input,
  output: { file: `dist/${file}`, format: 'iife', intro: "if (typeof document === 'undefined') return;", plugins: minifiedScript },
  onwarn,
});

export const embedPage = forFrames('build/embed/page.js', 'embed-page.js');
export const embedHost = forFrames('build/embed/host.js', 'embed.js');

/** What pages load, and the demo. */
export const pageFiles = [forPages, classic, classicDeck, embedPage, embedHost];

export default [modules, declarations, ...pageFiles];
