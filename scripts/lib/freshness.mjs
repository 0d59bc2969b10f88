// Whether dist/ was built from the sources as they are. Goes by the times of files, and knows nothing of how it is built.
import { readdirSync, statSync } from 'node:fs';
import { fromRoot } from './paths.mjs';

const SOURCES = ['src', 'scripts/lib', 'rollup.config.mjs', 'tsconfig.base.json', 'tsconfig.build.json', 'tsconfig.cli.json', 'package-lock.json'];
/** What a build writes last. */
const LAST = 'dist/sri.json';

/** When a file was changed, or the last one in a folder was (a file taken away changes its folder). */
function changed(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => changed(`${path}/${name}`)));
}

export function buildIsFresh() {
  const built = statSync(fromRoot(LAST), { throwIfNoEntry: false })?.mtimeMs;
  return built !== undefined && SOURCES.every((path) => changed(fromRoot(path)) <= built);
}
