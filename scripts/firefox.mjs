// npm run test:firefox [files…]: the browser tests in an installed Firefox, which is not part of npm test. FIREFOX_PATH names another one than
// that on the PATH.
import { execFileSync } from 'node:child_process';
import './lib/node-version.mjs';
import { run, tool } from './lib/process.mjs';

const path = process.env.FIREFOX_PATH ?? 'firefox';
try {
  console.log(execFileSync(path, ['--version'], { encoding: 'utf8' }).trim());
} catch {
  console.error(`${path} cannot be run. Install Firefox (Debian: apt-get install firefox-esr), or name the program in FIREFOX_PATH.`);
  process.exit(1);
}
const files = process.argv.slice(2);
const [command, args] = tool('@web/test-runner/dist/bin.js', '--config', 'web-test-runner.firefox.mjs', ...(files.length > 0 ? ['--files', ...files] : []));
const { ok } = await run(command, args, { minutes: 30, env: { FIREFOX_PATH: path } });
process.exit(ok ? 0 : 1);
