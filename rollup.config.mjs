// From build/ (tsc's JavaScript) to dist/ (what is published): modules with Lit left outside for hosts that have a bundler,
// and minified files with everything for pages that have none. None has a source map: the modules read well, and maps of
// the rest would weigh more than all else together.
import { literalsHtmlCssMinifier } from '@literals/rollup-plugin-html-css-minifier';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { handover } from './scripts/lib/handover.mjs';
import { solverAsFunction, solverAsText } from './scripts/lib/solver-twice.mjs';
import { trustedLit } from './scripts/lib/trusted-lit.mjs';

/** In a fragment of SVG nothing closes by itself: without its slash, a path would swallow those that follow. */
const minifyTemplates = () =>
  literalsHtmlCssMinifier({ include: ['build/**/*.js'], failOnError: true, options: { minifyOptions: { keepClosingSlash: true } } });

const onwarn = (warning) => {
  throw new Error(`rollup: ${warning.message}`);
};

/** A script of the old kind is read in the encoding of its page, whatever that is: ASCII alone means the same in all. */
const minified = (module = true) => terser({ ecma: 2020, module, compress: { passes: 2 }, format: { comments: false, ascii_only: !module } });

/** What a part that is loaded later is called, where the module's own name would say little. */
const CHUNKS = { client: 'solver' };
const later = (name) => `solitaire-game.${CHUNKS[name] ?? name}-[hash].min.js`;

export const modules = {
  input: ['build/index.js', 'build/element/solitaire-game.js', 'build/engine/index.js', 'build/solver/index.js', 'build/embed/server/index.js'],
  external: [/^lit($|\/)/, /^@lit\//],
  plugins: [solverAsText({ onwarn, plugins: [minified()] }), nodeResolve(), minifyTemplates()],
  output: { dir: 'dist', format: 'es', preserveModules: true, preserveModulesRoot: 'build' },
  onwarn,
};

const withLit = (apart) => [
  solverAsFunction({ apart, onwarn, plugins: [] }),
  // Without the condition, NODE_ENV=test or development would ship Lit's development build.
  nodeResolve({ exportConditions: ['production'] }),
  trustedLit(),
  minifyTemplates(),
];

/**
 * For a CDN, with Lit: `solitaire-game.min.js` is all that the first paint needs; it loads the part that plays, and a
 * language other than English, from beside itself.
 */
export const forPages = {
  input: { 'solitaire-game': 'build/index.js' },
  // What the parts share with the first file stays in it, instead of in a third.
  preserveEntrySignatures: 'allow-extension',
  plugins: withLit(true),
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: ({ name }) => (name === 'solitaire-game' ? 'solitaire-game.min.js' : later(name)),
    chunkFileNames: ({ name }) => later(name),
    plugins: [handover('solitaire-game.min.js'), minified()],
  },
  onwarn,
};

/** Everything in one file, as a module and as a script of the old kind: no request after the first. */
const inOne = (input, file, format) => ({
  input,
  plugins: withLit(false),
  output: { file: `dist/${file}`, format, inlineDynamicImports: true, plugins: [minified(format === 'es')] },
  onwarn,
});

export const allInOne = inOne('build/index.js', 'solitaire-game.all.min.js', 'es');
export const classic = inOne('build/embed/classic.js', 'solitaire-game.classic.js', 'iife');

/** The scripts of frames: one inside, one for the page around. */
const small = (input, file) => ({
  input,
  output: { file: `dist/${file}`, format: 'iife', plugins: [minified(false)] },
  onwarn,
});

export const embedPage = small('build/embed/page.js', 'embed-page.js');
export const embedHost = small('build/embed/host.js', 'embed.js');

export default [modules, forPages, allInOne, classic, embedPage, embedHost];
