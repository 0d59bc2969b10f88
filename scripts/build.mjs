// npm run build: src/ to dist/, and what the single file weighs. Sets up what is missing.
import './lib/node-version.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';

if (!(await ensureDependencies())) process.exit(1);

// What needs the dependencies is loaded when they are there.
const [{ build }, { checkBundleSize }] = await Promise.all([import('./lib/bundle.mjs'), import('./lib/bundle-size.mjs')]);

console.log('Building…');
if (!(await build())) process.exit(1);
console.log(checkBundleSize().text);
