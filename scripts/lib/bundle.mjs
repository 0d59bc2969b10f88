// The steps from src/ to dist/, for the build, the tests and the development server.
import { cp, readdir, rm } from 'node:fs/promises';
import { rollup } from 'rollup';
import everything from '../../rollup.config.mjs';
import { fromRoot } from './paths.mjs';
import { run, tool } from './process.mjs';
import { writeHashes } from './sri.mjs';

/** TypeScript to build/: JavaScript and declarations. False when the sources have type errors. */
export async function compile() {
  await rm(fromRoot('build'), { recursive: true, force: true });
  for (const project of ['tsconfig.build.json', 'tsconfig.cli.json']) {
    const { ok } = await run(...tool('typescript/bin/tsc', '-p', project));
    if (!ok) return false;
  }
  return true;
}

/** build/ to dist/: the modules and the files for pages, or some of them. What a page may be loading meanwhile is never missing. */
export async function bundle(configs = everything) {
  const written = new Set();
  for (const { output: where, ...input } of configs) {
    const build = await rollup(input);
    const { output } = await build.write(where);
    for (const { fileName } of output) written.add(fileName);
    await build.close();
  }
  // Parts of the last build had other names, as their contents have.
  for (const name of await readdir(fromRoot('dist'))) if (name.endsWith('.min.js') && !written.has(name)) await rm(fromRoot(`dist/${name}`));
  for (const name of ['embed.html', 'embed-page.css']) await cp(fromRoot(`src/embed/${name}`), fromRoot(`dist/${name}`));
  await writeHashes();
}

/** All of dist/ anew. False when the sources have type errors; dist/ then stays as it was. */
export async function build() {
  if (!(await compile())) return false;
  await rm(fromRoot('dist'), { recursive: true, force: true });
  await bundle();
  return true;
}
