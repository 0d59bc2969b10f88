/* global document, customElements */
// node bench/long-tasks.mjs: tasks over 50 ms on a page whose policy forbids workers (so that the solver works on the page)
// while a game is played by its hints, and while the same moves are played without; at full speed and slowed down four times.
// Needs dist/ (npm run build). What other programs take from the processor counts as well: compare the two columns.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';
import { findChromium, FLAGS } from '../scripts/lib/chromium.mjs';
import { fromRoot } from '../scripts/lib/paths.mjs';

const VARIANTS = ['klondike', 'little-klondike', 'aceless', 'little-piano', 'big-piano'];
const POLICY = "default-src 'none'; script-src 'self'; worker-src 'none'";
const PAGE = '<!doctype html><meta charset="utf-8"><script type="module" src="/dist/solitaire-game.min.js"></script>';

const server = createServer(({ url }, response) => {
  response.setHeader('content-security-policy', POLICY);
  const isFile = /^\/dist\/[\w.-]+\.js$/.test(url);
  response.setHeader('content-type', isFile ? 'text/javascript' : 'text/html');
  try {
    response.end(isFile ? readFileSync(fromRoot(url.slice(1))) : PAGE);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((ready) => server.listen(0, ready));
const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });

/** In the page: eight deals, four moves each; the durations of all long tasks with hints and without. */
async function play(variant) {
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const game = Object.assign(document.createElement('solitaire-game'), { variant, seed: 1 });
  document.body.replaceChildren(game);
  await game.ready;
  await game.hint(); // fetches the solver
  await wait(1000);
  const tasks = { hints: [], moves: [] };
  let to = 'hints';
  const observer = new PerformanceObserver((list) => tasks[to].push(...list.getEntries().map(({ duration }) => Math.round(duration))));
  observer.observe({ type: 'longtask' });
  let hints = 0;
  for (let seed = 1; seed <= 8; seed++) {
    const made = [];
    to = 'hints';
    game.newGame({ seed });
    await wait(400);
    for (let step = 0; step < 4; step++) {
      const move = await game.hint();
      if (!move) break;
      hints++;
      made.push(move);
      game.play(move);
      await wait(300);
    }
    await wait(100);
    to = 'moves';
    game.newGame({ seed });
    await wait(400);
    for (const move of made) {
      game.play(move);
      await wait(300);
    }
    await wait(100);
  }
  observer.disconnect();
  return { hints, tasks };
}

for (const rate of [1, 4]) {
  const page = await browser.newPage({ viewport: { width: 800, height: 800 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(`http://localhost:${server.address().port}/`);
  await page.waitForFunction(() => customElements.get('solitaire-game'));
  for (const variant of VARIANTS) {
    const { hints, tasks } = await page.evaluate(play, variant);
    const say = (list) => `${list.length} (longest ${Math.max(0, ...list)} ms)`;
    console.log(`${rate}× slower, ${variant}: ${hints} hints; over 50 ms with hints ${say(tasks.hints)}, without ${say(tasks.moves)}`);
  }
  await page.close();
}
await browser.close();
server.close();
