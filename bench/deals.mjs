/* global addEventListener, document, window -- in the page */
// What a deal costs, and whom: read from the browser's own trace, for bench/frames.mjs. Frames are those that the compositor shows (the page's own
// thread may be busy meanwhile); a thread's work is its processor time, so that other work on the machine is not in it.

const ROUNDS = 9;
const GAMES = [
  ['klondike', 360, 780],
  ['big-piano', 1200, 800],
];
const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing', 'viz', 'cc'];

/** What the page's thread does, by the trace's names. What is in none of them is the rest. */
const KINDS = {
  script: ['EventDispatch', 'FunctionCall', 'RunMicrotasks', 'TimerFire', 'FireAnimationFrame', 'MinorGC', 'MajorGC'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint'],
  layers: ['Layerize', 'Commit'],
  rest: ['ThreadControllerImpl::RunTask', 'ProxyMain::BeginMainFrame', 'HitTest'],
};
const KIND_OF = new Map(Object.entries(KINDS).flatMap(([kind, names]) => names.map((name) => [name, kind])));

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const ascending = (a, b) => a - b;
const median = (numbers) => numbers.sort(ascending)[numbers.length >> 1];

/** In the page: notes the next click, when the cards set off after it (both in the page's time), and how long they are on their way. */
function watchDeal() {
  const heard = (event) => {
    const { timeStamp } = event;
    performance.mark('heard');
    const now = performance.now();
    window.dealt = new Promise((resolve) => {
      setTimeout(async () => {
        const animation = document.querySelector('solitaire-game').shadowRoot.getAnimations().at(-1);
        await animation.ready;
        resolve({ now, pause: animation.startTime - timeStamp, begin: animation.startTime - now, duration: animation.effect.getComputedTiming().endTime });
      });
    });
  };
  addEventListener('click', heard, { capture: true, once: true });
}

/** What each thing took of a thread, without what was called within it: calls `add` with the event and its own milliseconds. */
function eachOwn(events, add) {
  const open = [];
  const close = () => {
    const { event, inner } = open.pop();
    add(event, ((event.tdur ?? 0) - inner) / 1000);
  };
  for (const event of events.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    while (open.length > 0 && open.at(-1).event.ts + open.at(-1).event.dur <= event.ts) close();
    if (open.length > 0) open.at(-1).inner += event.tdur ?? 0;
    open.push({ event, inner: 0 });
  }
  while (open.length > 0) close();
}

async function deal(page, session, { x, y }) {
  const events = [];
  const collect = ({ value }) => void events.push(...value);
  await page.mouse.move(x, y);
  await page.evaluate(watchDeal);
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'], recordMode: 'recordAsMuchAsPossible' } });
  await pause(200);
  await page.mouse.down();
  await page.mouse.up();
  await pause(1500);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  const dealt = await page.evaluate(() => window.dealt);

  const mark = events.find(({ name }) => name === 'heard');
  const begin = mark.ts + dealt.begin * 1000;
  const end = begin + dealt.duration * 1000;
  const work = { before: {}, meanwhile: {}, after: {} };
  const own = events.filter(({ ph, pid, tid, ts, name }) => ph === 'X' && pid === mark.pid && tid === mark.tid && ts > mark.ts - 2000 && KIND_OF.has(name));
  eachOwn(own, ({ name, ts }, ms) => {
    const part = work[ts < begin ? 'before' : ts < end ? 'meanwhile' : 'after'];
    const kind = KIND_OF.get(name);
    part[kind] = (part[kind] ?? 0) + ms;
  });
  const shown = events.filter(({ name, ph, ts }) => name === 'Display::DrawAndSwap' && ph === 'X' && ts >= begin && ts <= end);
  const times = shown.map(({ ts, dur }) => ts + dur).sort((a, b) => a - b);
  const raster = events.filter(({ name, ph, ts }) => name === 'RasterTask' && ph === 'X' && ts > mark.ts && ts < end);
  const sum = (list) => list.reduce((total, { tdur = 0 }) => total + tdur / 1000, 0);
  return {
    pause: dealt.pause,
    rate: (times.length / dealt.duration) * 1000,
    longest: Math.max(...times.slice(1).map((time, index) => (time - times[index]) / 1000)),
    raster: sum(raster),
    draw: sum(shown) / shown.length,
    work,
  };
}

/** Two tables: what is seen of deals, and what they cost. */
export async function measureDeals(browser, address, slowdown) {
  const seen = [];
  const costs = [];
  for (const [variant, width, height] of GAMES) {
    const page = await browser.newPage({ viewport: { width, height } });
    const body = `<!doctype html><meta charset="utf-8"><style>body { margin: 8px }</style><script type="module" src="/dist/solitaire-game.min.js"></script><solitaire-game variant="${variant}" seed="5"></solitaire-game>`;
    await page.route('**/deals.html', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(`${address}/deals.html`);
    await page.evaluate(() => document.querySelector('solitaire-game').ready);
    const session = await page.context().newCDPSession(page);
    const button = await page.evaluate(() => {
      const { x, y, width: wide, height: high } = document.querySelector('solitaire-game').shadowRoot.querySelector('[data-action=new]').getBoundingClientRect();
      return { x: x + wide / 2, y: y + high / 2 };
    });
    await pause(1500);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await deal(page, session, button); // the first has everything compiled
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await deal(page, session, button));
    await page.close();
    const name = `${variant}, ${width} × ${height}`;
    const say = (read, digits, order) => {
      const sorted = rounds.map(read).sort(order);
      return `${sorted[0].toFixed(digits)} (${sorted[ROUNDS >> 1].toFixed(digits)})`;
    };
    const pauses = say((round) => round.pause, 0, ascending);
    const rates = say(({ rate }) => rate, 1, (a, b) => b - a);
    const longest = say((round) => round.longest, 1, ascending);
    const [raster, draw] = [say((round) => round.raster, 1, ascending), say((round) => round.draw, 2, ascending)];
    seen.push(`| ${name} | ${pauses} | ${rates} | ${longest} | ${raster} | ${draw} |`);
    for (const part of ['before', 'meanwhile', 'after']) {
      const each = Object.keys(KINDS).map((kind) => median(rounds.map(({ work }) => work[part][kind] ?? 0)));
      costs.push(`| ${name}: ${part} | ${[...each, each.reduce((sum, ms) => sum + ms, 0)].map((ms) => ms.toFixed(1)).join(' | ')} |`);
    }
    console.log([seen.at(-1), ...costs.slice(-3)].join('\n'));
  }
  return `New games by the toolbar's button, at the same slowdown, as the browser's trace tells: the pause from the click to the frame in which cards set off,
and the frames that the compositor showed while they were on their way (the display's rate is 60), with the longest time between two. In
milliseconds; the best of ${ROUNDS} deals, in brackets the median, which has the machine's other work in it. Raster (painting cards, all of a deal's)
and drawing (of one frame) are software here, on threads that are not slowed down; a phone's graphics card does both in its own time.

| deal | pause | frames a second | longest | raster | drawing |
| --- | ---: | ---: | ---: | ---: | ---: |
${seen.join('\n')}

The work of the page's own thread for one deal, in milliseconds of its slowed-down processor time (medians); a phone has all of it, too. Before
the cards set off, while they are on their way, and after, when they become one picture again. Only the first is seen, as the pause; the others
can delay an answer to input, by as much as one of their frames takes.

| deal | ${Object.keys(KINDS).join(' | ')} | all |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${costs.join('\n')}
`;
}
