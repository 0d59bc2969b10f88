// The steps from src/ to dist/, for the build, the tests and the development server.
import { cp, readdir, rm } from 'node:fs/promises';
import { rollup } from 'rollup';
import configs from '../../rollup.config.mjs';
import { fromRoot } from './paths.mjs';
import { run, tool } from './process.mjs';

/** TypeScript to build/: JavaScript, declarations and maps. False when the sources have type errors. */
export async function compile() {
  await rm(fromRoot('build'), { recursive: true, force: true });
  for (const project of ['tsconfig.build.json', 'tsconfig.cli.json']) {
    const { ok } = await run(...tool('typescript/bin/tsc', '-p', project));
    if (!ok) return false;
  }
  return true;
}

/** build/ to dist/: the modules and the single file. Source maps are for who works on it: the package, with readable modules, does without. */
export async function bundle({ sourcemap = false } = {}) {
  for (const { output, ...input } of configs) {
    const build = await rollup(input);
    await build.write({ ...output, sourcemap });
    await build.close();
  }
}

/** The declarations belong beside the modules that they describe. */
export async function copyDeclarations() {
  for (const name of await readdir(fromRoot('build'), { recursive: true })) {
    if (name.endsWith('.d.ts')) await cp(fromRoot(`build/${name}`), fromRoot(`dist/${name}`));
  }
}

/** All of dist/ anew. False when the sources have type errors; dist/ then stays as it was. */
export async function build() {
  if (!(await compile())) return false;
  await rm(fromRoot('dist'), { recursive: true, force: true });
  await bundle();
  await copyDeclarations();
  return true;
}
