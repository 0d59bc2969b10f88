// Builds what pages load when sources change: tsc watches src/, and after each compile without errors dist/ follows.
import { existsSync, watch } from 'node:fs';
import { pageFiles } from '../../rollup.config.mjs';
import { bundle } from './bundle.mjs';
import { fromRoot } from './paths.mjs';
import { start, tool } from './process.mjs';

/** Calls back once for many events in a row. */
function debounce(callback, milliseconds = 100) {
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(callback, milliseconds);
  };
}

/** Runs an asynchronous job one at a time; calls during a run lead to one more run. */
function serial(job) {
  let running = false;
  let again = false;
  return async () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    do {
      again = false;
      await job();
    } while (again);
    running = false;
  };
}

/** Calls `onBuilt` with an error text, or with nothing when dist/ is new. */
export function watchSources(onBuilt) {
  const makeBundle = serial(async () => {
    try {
      await bundle(pageFiles);
      onBuilt();
    } catch (error) {
      onBuilt(error.message);
    }
  });

  const compiler = start(...tool('typescript/bin/tsc', '-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput', '--pretty', 'false'), {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let report = '';
  compiler.stdout.setEncoding('utf8').on('data', (chunk) => {
    report += chunk;
    // "12:00:00 - Found 0 errors. Watching for file changes." ends each compile's report.
    const closing = /Found (\d+) errors?\. Watching/.exec(report);
    if (!closing) return;
    const errors = report.split('\n').filter((line) => line.trim() && !/^\S.* - (Found|Starting|File change)/.test(line));
    report = '';
    if (closing[1] === '0') void makeBundle();
    else onBuilt(errors.join('\n'));
  });
  compiler.once('close', () => onBuilt('The TypeScript compiler has ended. Start again with: npm start'));
}

/** Calls `onChange` when a file of the demo changes. */
export function watchDemo(onChange) {
  if (existsSync(fromRoot('demo'))) watch(fromRoot('demo'), { recursive: true }, debounce(onChange));
}
