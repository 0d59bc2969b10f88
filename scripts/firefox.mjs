// npm run test:firefox [files…]: the browser tests in Firefox, which are not part of npm test. FIREFOX_PATH names another one than that on the PATH.
import { execFileSync } from 'node:child_process';
import './lib/node-version.mjs';
import { ensureFirefox } from './lib/firefox.mjs';
import { run, tool } from './lib/process.mjs';

const path = await ensureFirefox().catch((error) => {
  console.error(`Not tried: ${error.message}`);
  process.exit(1);
});
console.log(execFileSync(path, ['--version'], { encoding: 'utf8' }).trim());
const files = process.argv.slice(2);
const [command, args] = tool('@web/test-runner/dist/bin.js', '--config', 'web-test-runner.firefox.mjs', ...(files.length > 0 ? ['--files', ...files] : []));
const { ok } = await run(command, args, { minutes: 30, env: { FIREFOX_PATH: path } });
process.exit(ok ? 0 : 1);
