// npm run bench:frames: how smoothly the table moves on a processor slowed down four times. Needs dist/ (npm run build).
// Writes the section "Frames" of bench/RESULTS.md. Frames of a drag are counted by requestAnimationFrame in a headless Chromium, which paints
// without a screen: it shows what the page's own work costs, not what a graphics card does. Those of a deal are deals.mjs's to measure.
/* global document, innerHeight, innerWidth, requestAnimationFrame, window -- in the page */
import { chromium } from 'playwright-core';
import { ensureChromium, FLAGS } from '../scripts/lib/chromium.mjs';
import { serve } from '../scripts/lib/dev-server.mjs';
import { measureDeals } from './deals.mjs';
import { writeSection } from './results.ts';

const SLOWDOWN = 4;
/** Rounds of each drag, of which the best counts: other work on the machine disturbs most of them. */
const ROUNDS = 3;
const PAGE = `<!doctype html><meta charset="utf-8"><style>body { margin: 8px }</style>
<script type="module" src="/dist/solitaire-game.min.js"></script>
<solitaire-game variant="big-piano" seed="5"></solitaire-game>`;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Notes the time of every frame in the page, until it is told to stop. */
function watchFrames() {
  const times = [];
  const long = [];
  let moves = 0;
  const observer = new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration)));
  observer.observe({ type: 'longtask' });
  const moved = () => void moves++;
  document.addEventListener('pointermove', moved, true);
  let going = true;
  const frame = (time) => {
    times.push(time);
    if (going) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  window.stopFrames = () => {
    going = false;
    observer.disconnect();
    document.removeEventListener('pointermove', moved, true);
    return { times, long, moves };
  };
}

/** The top card of a column in hand, and round the table in loops for ten seconds; a hundred messages a second, so that each frame has its own. */
async function drag(page, session) {
  const { x, y, width, height } = await page.evaluate(() => {
    const root = document.querySelector('solitaire-game')?.shadowRoot;
    if (!root) return { x: 200, y: 200, width: innerWidth, height: innerHeight };
    const card = root.querySelector('[data-pile="tableau-5"] > :last-child').getBoundingClientRect();
    const table = root.querySelector('[part~="table"]').getBoundingClientRect();
    return { x: card.x + card.width / 2, y: card.y + card.height / 2, width: table.width, height: table.height };
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  const begin = Date.now();
  const sent = [];
  for (let now = 0; now < 10_000; now = Date.now() - begin) {
    const turn = now / 900;
    const at = { x: width / 2 + (width / 2 - 40) * Math.sin(turn), y: height / 2 + (height / 2 - 40) * Math.sin(turn * 1.7) };
    sent.push(session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', button: 'left', buttons: 1, ...at }));
    await pause(10);
  }
  await Promise.all(sent);
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

async function measure(page, session) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(watchFrames);
  const metrics = async () => Object.fromEntries((await session.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));
  const before = await metrics();
  await drag(page, session);
  const after = await metrics();
  const { times, long, moves } = await page.evaluate(() => window.stopFrames());
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const deltas = times.slice(1).map((time, index) => time - times[index]).sort((a, b) => a - b);
  const seconds = (times.at(-1) - times[0]) / 1000;
  return {
    rate: deltas.length / seconds,
    moves: moves / seconds,
    median: quantile(deltas, 0.5),
    late: quantile(deltas, 0.99),
    longest: deltas.at(-1),
    missed: deltas.filter((delta) => delta > 25).length,
    long: long.length,
    layouts: (after.LayoutCount - before.LayoutCount) / deltas.length,
    script: ((after.ScriptDuration - before.ScriptDuration) / seconds) * 100,
  };
}

const port = await serve(0);
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: FLAGS });
const rows = [];
async function round(viewport, body) {
  const page = await browser.newPage({ viewport });
  await page.route('**/frames.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`http://localhost:${port}/frames.html`);
  await page.evaluate(() => document.querySelector('solitaire-game')?.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await pause(1500);
  const measured = await measure(page, session);
  await page.close();
  return measured;
}

for (const [name, width, height, body] of [
  ['drag over nothing, 1280 × 800', 1280, 800, '<!doctype html><p>An empty page.'],
  ['drag, 1280 × 800', 1280, 800, PAGE],
  ['drag, 360 × 780', 360, 780, PAGE],
]) {
  const rounds = [];
  for (let turn = 0; turn < ROUNDS; turn++) rounds.push(await round({ width, height }, body));
  rounds.sort((a, b) => b.rate - a.rate);
  const { rate, moves, median, late, longest, missed, long, layouts, script } = rounds[0];
  const others = rounds.slice(1).map((other) => other.rate.toFixed(1)).join(', ');
  rows.push(`| ${name} | ${rate.toFixed(1)} (${others}) | ${moves.toFixed(0)} | ${median.toFixed(1)} | ${late.toFixed(1)} | ${longest.toFixed(1)} | ${missed} | ${long} | ${layouts.toFixed(2)} | ${script.toFixed(1)} % |`);
  console.log(rows.at(-1));
}
const dealsText = await measureDeals(browser, `http://localhost:${port}`, SLOWDOWN);
const version = browser.version();
await browser.close();

const section = `Big Piano (104 cards) in a headless Chromium ${version} whose processor is slowed down ${SLOWDOWN} times; repeat with \`npm run bench:frames\`. A card
in hand goes round the table for ten seconds; wanted are 60 frames a second. In milliseconds between two frames; "missed" are those of
more than 25. Headless frames show what the page's own work costs; a screen and its graphics card are not in them. Other work on the machine
costs frames too: the best of ${ROUNDS} rounds is shown, the others' rates in brackets, and first what an empty page gets.

| scenario | frames a second | moves a second | median | 99 % | longest | missed | long tasks | layouts a frame | script |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

${dealsText}`;
writeSection('Frames', section);
process.exit(0);
