// The browser tests in WebKit: npm run test:webkit. As in Firefox, what is only Chromium's is left out, and a window narrower than WebKit's
// own can be.
import { summaryReporter } from './scripts/lib/wtr-reporter.mjs';
import { WebKitLauncher } from './scripts/lib/wtr-webkit.mjs';
import base from './web-test-runner.config.mjs';

export default { ...base, concurrency: 1, reporters: [summaryReporter({ maySkip: true })], browsers: [new WebKitLauncher()] };
