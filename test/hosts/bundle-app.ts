// A host's app of test/fixtures made into files for a page, as its bundler would: esbuild, with the compilers of Vue and Svelte.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type OnLoadArgs, type OnLoadResult, type Plugin } from 'esbuild';
import { compile } from 'svelte/compiler';
import { compileScript, parse } from 'vue/compiler-sfc';
import type { Site } from './site.js';

const FIXTURES = fileURLToPath(new URL('../fixtures/', import.meta.url));

const loader = (name: string, filter: RegExp, load: (text: string, path: string) => OnLoadResult): Plugin => ({
  name,
  setup: ({ onLoad }) => onLoad({ filter }, async ({ path }: OnLoadArgs) => load(await readFile(path, 'utf8'), path)),
});

const vue = loader('vue', /\.vue$/, (source, filename) => {
  const compilerOptions = { isCustomElement: (tag: string) => tag.includes('-') };
  const { content } = compileScript(parse(source, { filename }).descriptor, { id: 'app', inlineTemplate: true, templateOptions: { compilerOptions } });
  return { contents: content, loader: 'ts' };
});

const svelte = loader('svelte', /\.svelte$/, (source, filename) => ({ contents: compile(source, { filename }).js.code, loader: 'js' }));

const ALIASES: Readonly<Record<string, Record<string, string>>> = {
  'react-18': { react: 'react-18', 'react-dom': 'react-dom-18' },
  // Its own copy of the package is as old as its last compilation.
  angular: { 'solitaire-game/angular': fileURLToPath(new URL('../../frameworks/angular.js', import.meta.url)) },
};

/** Puts the app on a site; the path of its first file. `condition`: Lit's files for `production`, or those for `development`, which warn. */
export async function putApp(site: Site, name: string, main: string, condition = 'production'): Promise<string> {
  const folder = condition === 'production' ? name : `${name}-${condition}`;
  const { outputFiles } = await build({
    entryPoints: [`${FIXTURES}${name}/${main}`],
    outdir: `/apps/${folder}`,
    entryNames: 'main',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    write: false,
    conditions: [condition],
    define: { 'process.env.NODE_ENV': '"production"', __VUE_OPTIONS_API__: 'true', __VUE_PROD_DEVTOOLS__: 'false', __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false' },
    alias: ALIASES[name] ?? {},
    plugins: [vue, svelte],
    logLevel: 'error',
  });
  for (const { path, text } of outputFiles) site.put(path, text);
  return `/apps/${folder}/main.js`;
}
