// npm run wordpress: the plugin as a zip that WordPress installs (Plugins, Add new, Upload). Builds the package first where
// there is no build of the sources as they are.
import './lib/node-version.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ensureDependencies } from './lib/dependencies.mjs';
import { buildIsFresh } from './lib/freshness.mjs';
import { fromRoot } from './lib/paths.mjs';
import { pluginFiles, ZIP } from './lib/wordpress.mjs';
import { zip } from './lib/zip.mjs';

if (!buildIsFresh()) {
  if (!(await ensureDependencies())) process.exit(1);
  console.log('Building…');
  const { build } = await import('./lib/bundle.mjs');
  if (!(await build())) process.exit(1);
}
const bytes = zip(pluginFiles());
mkdirSync(dirname(fromRoot(ZIP)), { recursive: true });
writeFileSync(fromRoot(ZIP), bytes);
console.log(`${ZIP}: ${Math.round(bytes.length / 1000)} kB`);
