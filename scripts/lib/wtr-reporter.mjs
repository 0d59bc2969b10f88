// What the browser tests print: each failure with its error, a page's own complaints, and at the end
// one line `(N passed, N failed)` that scripts/test.mjs adds up. A file that ran no test has failed.

const LIT_NOTICE = /Lit is in dev mode|Multiple versions of Lit/;

function* testsOf(suite, path = []) {
  for (const test of suite?.tests ?? []) yield { ...test, title: [...path, test.name].join(' › ') };
  for (const child of suite?.suites ?? []) yield* testsOf(child, [...path, child.name]);
}

const indent = (text) => String(text).replace(/^/gm, '      ');

function describeError({ name, message, stack, expected, actual }) {
  const text = stack?.includes(message) ? stack : [message, stack].filter(Boolean).join('\n');
  const lines = [text || `${name ?? 'An error'} without a message`];
  if (expected !== undefined || actual !== undefined) lines.push(`expected: ${expected}`, `actual:   ${actual}`);
  return indent(lines.join('\n'));
}

/** A test that is skipped has failed, but where a browser may lack what it needs. */
export function summaryReporter({ maySkip = false } = {}) {
  const counts = { passed: 0, failed: 0, skipped: 0 };

  function fail(title, details) {
    counts.failed += 1;
    console.log(`  ✖ ${title}`);
    if (details) console.log(details);
  }

  return {
    reportTestFileResults({ sessionsForTestFile, testFile }) {
      const file = testFile.replace(`${process.cwd()}/`, '');
      for (const session of sessionsForTestFile) {
        const tests = [...testsOf(session.testResults)];
        const passed = tests.filter((test) => test.passed && !test.skipped).length;
        const skipped = tests.filter((test) => test.skipped).length;
        console.log(`${session.errors.length || passed + (maySkip ? skipped : 0) < tests.length ? '✖' : '✔'} ${file} (${passed} of ${tests.length - skipped})`);
        counts.passed += passed;
        if (maySkip) counts.skipped += skipped;
        for (const test of tests) {
          if (test.skipped && !maySkip) fail(test.title, indent('It was skipped.'));
          else if (!test.passed && !test.skipped) fail(test.title, test.error && describeError(test.error));
        }
        for (const error of session.errors) fail(`${file}: error outside a test`, describeError(error));
        for (const url of session.request404s ?? []) console.log(indent(`not found: ${url}`));
        const logs = session.logs.map((args) => args.map(String).join(' ')).filter((line) => !LIT_NOTICE.test(line));
        if (logs.length) console.log(indent(logs.join('\n')));
        if (tests.length === 0 && session.errors.length === 0) fail(`${file}: no test ran`);
      }
    },
    stop() {
      if (counts.skipped) console.log(`${counts.skipped} skipped`);
      console.log(`(${counts.passed} passed, ${counts.failed} failed)`);
    },
  };
}
