// The browser tests in an older Chromium: npm run test:older. What it lacks is left out; and it is slow, as its build draws without help.
import { summaryReporter } from './scripts/lib/wtr-reporter.mjs';
import base from './web-test-runner.config.mjs';

export default { ...base, concurrency: 1, testFramework: { config: { timeout: 30_000 } }, reporters: [summaryReporter({ maySkip: true })] };
