// The browser tests in an installed Firefox: npm run test:firefox. What is only Chromium's is left out: its own protocol (touch, the accessibility
// tree), and emulated media.
import { fileURLToPath } from 'node:url';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { summaryReporter } from './scripts/lib/wtr-reporter.mjs';
import base from './web-test-runner.config.mjs';

export default {
  ...base,
  concurrency: 1,
  reporters: [summaryReporter({ maySkip: true })],
  browsers: [
    playwrightLauncher({
      product: 'firefox',
      launchOptions: { channel: 'moz-firefox', executablePath: fileURLToPath(new URL('./scripts/lib/firefox-bidi.mjs', import.meta.url)) },
    }),
  ],
};
