// npm run test:webkit [files…]: the browser tests in WebKit's GTK port, which are not part of npm test.
import './lib/node-version.mjs';
import { run, tool } from './lib/process.mjs';
import { ensureWebKit } from './lib/webkit.mjs';

await ensureWebKit().catch((error) => {
  console.error(`Not tried: ${error.message}`);
  process.exit(1);
});
const files = process.argv.slice(2);
const [command, args] = tool('@web/test-runner/dist/bin.js', '--config', 'web-test-runner.webkit.mjs', ...(files.length > 0 ? ['--files', ...files] : []));
const { ok } = await run(command, args, { minutes: 30 });
process.exit(ok ? 0 : 1);
