// What the tests in Node print: one line a file, each failure with its error, and at the end one line
// `N passed, N failed` that scripts/test.mjs adds up. A file that ran no test has failed.
import { relative, resolve } from 'node:path';

const indent = (text) => text.replace(/^/gm, '      ');

function describeError(error) {
  // Node wraps what a test threw; the cause is what its author wants to see.
  const cause = error?.cause ?? error;
  return indent(String(cause?.stack ?? cause?.message ?? cause));
}

export default async function* report(events) {
  const files = new Map();
  const resultsOf = (path) => {
    const file = relative(process.cwd(), path);
    if (!files.has(file)) files.set(file, { passed: 0, failed: 0, skipped: 0, milliseconds: 0, lines: [] });
    return files.get(file);
  };

  for await (const { type, data } of events) {
    if (type === 'test:stdout' || type === 'test:stderr') {
      yield data.message;
      continue;
    }
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.nesting === 0) resultsOf(data.file ?? data.name).milliseconds += data.details.duration_ms;
    if (data.details?.type === 'suite') {
      // A suite fails by its tests, which are counted themselves, or by a hook or body of its own.
      if (type === 'test:pass' || data.details.error?.failureType === 'subtestsFailed') continue;
    }
    // A file is reported as a test with the file's name: when it could not be run, or holds no test.
    const isFile = data.nesting === 0 && resolve(data.name) === resolve(data.file ?? data.name);
    const results = resultsOf(data.file ?? data.name);
    if (isFile) {
      if (type === 'test:pass' || data.details.error?.failureType === 'subtestsFailed') continue;
      results.failed += 1;
      results.lines.push(`  ✖ error outside a test\n${describeError(data.details.error)}`);
    } else if (data.skip !== undefined || data.todo !== undefined) {
      results.skipped += 1;
      if (typeof data.skip === 'string') results.lines.push(`  - ${data.name}: skipped, ${data.skip}`);
    } else if (type === 'test:pass') {
      results.passed += 1;
    } else {
      results.failed += 1;
      results.lines.push(`  ✖ ${data.name}\n${describeError(data.details.error)}`);
    }
  }

  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const [file, { passed, failed, skipped, milliseconds, lines }] of files) {
    const empty = passed + failed + skipped === 0;
    yield `${failed || empty ? '✖' : '✔'} ${file} (${passed} of ${passed + failed}, ${(milliseconds / 1000).toFixed(1)} s)\n`;
    if (empty) yield `  ✖ ${file}: no test ran\n`;
    for (const line of lines) yield `${line}\n`;
    total.passed += passed;
    total.failed += empty ? 1 : failed;
    total.skipped += skipped;
  }
  if (total.skipped) yield `${total.skipped} skipped\n`;
  yield `(${total.passed} passed, ${total.failed} failed)\n`;
}
