// npm run size: what each module and folder adds to the single file, gzipped, heaviest first:
// the whole less the whole without it. Needs build/ (npm run build).
import { gzipSync } from 'node:zlib';
import { rollup } from 'rollup';
import { minify } from 'terser';
import { forPages } from '../rollup.config.mjs';
import { checkBundleSize } from './lib/bundle-size.mjs';
import { ROOT } from './lib/paths.mjs';

const { output, ...input } = forPages;
const build = await rollup(input);
const { output: [chunk] } = await build.generate({ ...output, plugins: [] });

const modules = [];
for (const [id, { code }] of Object.entries(chunk.modules)) {
  if (!code) continue;
  const { code: text } = await minify(code, { ecma: 2020, compress: { passes: 2 }, format: { comments: false } });
  const path = id.replace(ROOT, '').replace(/^build\//, '');
  modules.push({ path, group: path.startsWith('node_modules') ? 'lit' : path.split('/')[0], text });
}

const weigh = (kept) => gzipSync(kept.map(({ text }) => text).join('\n'), { level: 9 }).length;
const whole = weigh(modules);
const share = (isPart) => whole - weigh(modules.filter((module) => !isPart(module)));

function print(title, names, isPart) {
  const rows = names.map((name) => [share(isPart(name)), name]).sort(([a], [b]) => b - a);
  console.log(`\n${title}`);
  for (const [bytes, name] of rows) console.log(`${String(bytes).padStart(7)}  ${name}`);
}

print('by folder', [...new Set(modules.map(({ group }) => group))], (name) => ({ group }) => group === name);
print('by module', modules.map(({ path }) => path), (name) => ({ path }) => path === name);
console.log(`\n${checkBundleSize().text}`);
