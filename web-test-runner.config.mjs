// Browser tests: test/browser/**/*.test.ts in an installed Chromium. The whole repository is served,
// so a test can also import the built files (/dist/…) or open a page of the demo in a frame.
import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { FLAGS, HINT, findChromium } from './scripts/lib/chromium.mjs';
import { freePort } from './scripts/lib/free-port.mjs';
import { cdpPlugin } from './scripts/lib/wtr-cdp.mjs';
import { printablePlugin } from './scripts/lib/wtr-printable.mjs';
import { summaryReporter } from './scripts/lib/wtr-reporter.mjs';

const executablePath = findChromium();
if (!executablePath) throw new Error(HINT);

export default {
  files: 'test/browser/**/*.test.ts',
  rootDir: fileURLToPath(new URL('.', import.meta.url)),
  port: await freePort(), // the runner's own search, from 8000, stumbles over a second run at the same time
  nodeResolve: true,
  concurrency: 2,
  staticLogging: true,
  // Playwright's launcher is the only one with forced colours beside keys, mouse, viewport and media.
  browsers: [
    playwrightLauncher({ launchOptions: { executablePath, args: FLAGS } }),
  ],
  plugins: [
    esbuildPlugin({
      ts: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('./tsconfig.base.json', import.meta.url)),
    }),
    cdpPlugin(),
    printablePlugin(),
  ],
  reporters: [summaryReporter()],
  testFramework: { config: { timeout: 10_000 } },
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 300_000,
};
