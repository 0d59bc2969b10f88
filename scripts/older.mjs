// npm run test:older [files…]: the browser tests in the oldest Chromium that the game promises to play in, which are not part of npm test. It is fetched
// once, and runs on Linux (x64) where the libraries of a newer one are (Debian: chromium).
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import './lib/node-version.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { OLDEST_CHROMIUM } from './lib/oldest.mjs';
import { unpack } from './lib/pack.mjs';
import { fromRoot } from './lib/paths.mjs';
import { npmCommand, run, tool } from './lib/process.mjs';

const home = fromRoot('node_modules/.cache/older-chromium');
const program = join(home, 'chromium');

async function fetchProgram() {
  await mkdir(home, { recursive: true });
  const folder = await mkdtemp(join(home, 'fetched-'));
  try {
    const { ok, output } = await run(...npmCommand('pack', OLDEST_CHROMIUM, '--loglevel=error', '--pack-destination', folder), { quiet: true });
    if (!ok) throw new Error(output);
    await unpack(join(folder, (await readdir(folder))[0]), join(folder, 'package'));
    const bytes = await promisify(brotliDecompress)(await readFile(join(folder, 'package/bin/chromium.br')));
    await writeFile(join(folder, 'chromium'), bytes);
    await chmod(join(folder, 'chromium'), 0o755);
    await rename(join(folder, 'chromium'), program);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

try {
  await ensureChromium();
  if (!existsSync(program)) await fetchProgram();
} catch (error) {
  console.error(`Not tried: ${error.message}`);
  process.exit(1);
}
console.log(OLDEST_CHROMIUM);
const files = process.argv.slice(2);
const [command, args] = tool('@web/test-runner/dist/bin.js', '--config', 'web-test-runner.older.mjs', ...(files.length > 0 ? ['--files', ...files] : []));
const { ok } = await run(command, args, { minutes: 30, env: { CHROMIUM_PATH: program } });
process.exit(ok ? 0 : 1);
