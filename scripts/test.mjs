// npm test: sets up what is missing, then runs every check and every test, and adds them up.
// The last line is `N passed, N failed`. Some steps only: node scripts/test.mjs types node,
// or some files: node scripts/test.mjs node test/engine/moves.test.ts
import './lib/node-version.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { BROWSERS, CHECKS, SUITES } from './lib/steps.mjs';

const isStep = (name) => Object.hasOwn(CHECKS, name) || Object.hasOwn(SUITES, name);
const args = process.argv.slice(2);
const files = args.filter((arg) => !isStep(arg));
const chosen = args.filter(isStep);
if (files.length > 0 && !chosen.some((name) => Object.hasOwn(SUITES, name))) {
  console.error(`There is no step ${files[0]}. Steps: ${Object.keys({ ...CHECKS, ...SUITES }).join(', ')}`);
  process.exit(2);
}
const isWanted = ([name]) => chosen.length === 0 || chosen.includes(name);

const total = { passed: 0, failed: 0 };
/** What this machine lacks the means for is no failure, and is not forgotten either. */
const untried = [];

function finish() {
  if (untried.length > 0) console.log(`\n${untried.join('\n')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

function miss(title, why) {
  untried.push(`! NOT TRIED: ${title}: ${why}`);
  console.log(untried.at(-1));
}

const begin = (test) => ({ since: Date.now(), result: test().catch((error) => ({ ok: false, output: error.stack })) });

async function report(title, { since, result }) {
  const { ok, output, untried: why } = await result;
  if (why) miss(title, why);
  if (ok === undefined) return;
  total[ok ? 'passed' : 'failed'] += 1;
  console.log(`${ok ? '✔' : '✖'} ${title} (${seconds(since)})`);
  if (output?.trim()) console.log(output.trim().replace(/^/gm, '  '));
}

async function suite(title, test) {
  console.log(`\n${title}`);
  const since = Date.now();
  const { passed, failed, note, untried: why } = await test(files.length > 0 ? files : undefined);
  total.passed += passed;
  total.failed += failed;
  if (why) return miss(title, why);
  if (note) console.log(`${failed ? '✖ ' : ''}${note}`);
  console.log(`${title}: ${seconds(since)}`);
}

if (!(await ensureDependencies())) {
  total.failed += 1;
  finish();
}
for (const [, browser] of Object.entries(BROWSERS).filter(isWanted)) browser();
const checks = Object.entries(CHECKS).filter(isWanted);
const begun = new Map();
const beginAside = (isDue) => {
  for (const [name, [, test, begins]] of checks) if (begins && isDue(begins)) begun.set(name, begin(test));
};
beginAside(({ atOnce }) => atOnce);
for (const [name, [title, test]] of checks) {
  await report(title, begun.get(name) ?? begin(test));
  beginAside(({ after }) => after === name);
}
for (const [, [title, test]] of Object.entries(SUITES).filter(isWanted)) await suite(title, test);
finish();
