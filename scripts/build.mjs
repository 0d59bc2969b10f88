// npm run build: src/ to dist/, and what the single file weighs.
import { build } from './lib/bundle.mjs';
import { checkBundleSize } from './lib/bundle-size.mjs';

if (!(await build())) process.exit(1);
console.log(checkBundleSize().text);
