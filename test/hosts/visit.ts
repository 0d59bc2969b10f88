// A visit of a host's page in a browser: what goes wrong on it, and a game that is played through there.
import { fileURLToPath } from 'node:url';
import { chromium, firefox, type Browser, type Frame, type LaunchOptions, type Page } from 'playwright-core';
import { FLAGS } from '../../scripts/lib/chromium.mjs';
import type { SolitaireGame } from '../../src/index.js';

/** `scripts/lib/steps.mjs` runs some of these tests a second time, in Firefox. */
const IN_FIREFOX = process.env['TEST_BROWSER'] === 'firefox';

export const launch = async (options: LaunchOptions = {}): Promise<Browser> =>
  IN_FIREFOX
    ? firefox.launch({
        channel: 'moz-firefox',
        executablePath: fileURLToPath(new URL('../../scripts/lib/firefox-bidi.mjs', import.meta.url)),
        firefoxUserPrefs: { 'browser.chrome.site_icons': false }, // which no page's policy lets in, and no page asked for
      })
    : chromium.launch({
        executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
        args: FLAGS,
        ...options,
      });

export interface Visit {
  readonly page: Page;
  /** `worker-src blob:`, … of all frames. */
  readonly violations: string[];
  /** Uncaught errors, rejections among them. */
  readonly errors: string[];
  readonly warnings: string[];
  /** How many workers of the page are there; rejected if one of them never answered. */
  workers(): Promise<number>;
  close(): Promise<void>;
}

interface Watched {
  tellViolation(text: string): void;
  /** Those that are there, and whether they answered. */
  workersMade: Map<Worker, boolean>;
}

/** Runs in every frame before anything else. */
function watch(): void {
  const page = window as unknown as Watched;
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => page.tellViolation(`${effectiveDirective} ${blockedURI}`));
  const made = (page.workersMade = new Map());
  // Firefox tells a driver nothing of workers, so that the page has to.
  window.Worker = new Proxy(Worker, {
    construct(target, args: ConstructorParameters<typeof Worker>) {
      const worker = new target(...args);
      made.set(worker, false);
      worker.addEventListener('message', () => made.set(worker, true), { once: true });
      const end = worker.terminate.bind(worker);
      worker.terminate = () => (made.delete(worker), end());
      return worker;
    },
  });
}

export async function visit(browser: Browser, url: string, viewport = { width: 900, height: 900 }): Promise<Visit> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const violations: string[] = [];
  const errors: string[] = [];
  const warnings: string[] = [];
  await context.exposeFunction('tellViolation', (text: string) => void violations.push(text));
  await context.addInitScript('globalThis.__name = (named) => named'); // what tsx puts around functions that are run in the page
  await context.addInitScript(watch);
  page.on('pageerror', (error) => {
    // Firefox writes down as an error, too, what it refused by a policy (those are the violations), and a file that it could not load.
    if (!/^(Content-Security-Policy: |Loading (module|Worker) from )/.test(String(error))) errors.push(String(error));
  });
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto(url, { waitUntil: 'load' });
  const workers = async (): Promise<number> => {
    const answered = await page.evaluate(() => [...(window as unknown as Watched).workersMade.values()]);
    if (answered.includes(false)) throw new Error('There is a worker that never answered.');
    return answered.length;
  };
  return { page, violations, errors, warnings, workers, close: () => context.close() };
}

/** The game of a page or frame, ready. */
export const readyIn = async (where: Page | Frame): Promise<void> =>
  where.evaluate(async () => {
    await customElements.whenDefined('solitaire-game');
    await document.querySelector('solitaire-game')!.ready;
  });

/** The link that the player copies: of the deal, or with the moves. */
export const sharedLink = async (where: Page | Frame, { moves = false } = {}): Promise<string> => {
  await where.locator('solitaire-game [data-action="menu"]').click();
  await where.locator('solitaire-game dialog [role="tab"]').nth(3).click();
  if (moves) await where.locator('solitaire-game dialog [type="checkbox"]').check();
  const link = await where.locator('solitaire-game dialog .link').inputValue();
  await where.locator('solitaire-game dialog').press('Escape');
  return link;
};

interface Point {
  x: number;
  y: number;
}

/** From the card that the next move takes to where it goes, as the frame sees it. */
function pointsOfMove(move: { from: string; to: string; count: number }): { from: Point; to: Point } {
  const root = document.querySelector('solitaire-game')!.shadowRoot!;
  const cards = (pile: string): Element[] => [...root.querySelectorAll(`[data-pile="${pile}"] [part~="card"]`)];
  const at = (element: Element): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: left + 8, y: top + 8 };
  };
  return { from: at(cards(move.from).at(-move.count)!), to: at(cards(move.to).at(-1) ?? root.querySelector(`[data-pile="${move.to}"]`)!) };
}

export interface Played {
  /** Who made the move that was dragged. */
  source: string;
  hint: unknown;
  expectedHint: unknown;
  status: string;
}

/**
 * A whole game that can be won (klondike, seed 10): hints, one card dragged by the mouse, the rest by `play()`. `offset` is where
 * the frame stands on its page.
 */
export async function playThrough(page: Page, where: Page | Frame = page, offset: Point = { x: 0, y: 0 }): Promise<Played> {
  await readyIn(where);
  const { move, rest, hint, expectedHint } = await where.evaluate(async () => {
    const game = document.querySelector('solitaire-game')!;
    const { moves = [] } = await game.analyze();
    const isDrag = ({ from, to }: { from: string; to: string }): boolean => from.startsWith('tableau') && !to.startsWith('stock');
    const index = moves.findIndex(isDrag);
    for (const each of moves.slice(0, index)) game.play(each);
    const hint = await game.hint();
    await game.updateComplete;
    await new Promise((resolve) => setTimeout(resolve, 100));
    const flights = game.shadowRoot!.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(flights.map(async ({ finished }) => finished));
    return { move: moves[index]!, rest: moves.slice(index + 1), hint, expectedHint: moves[index] };
  });
  const { from, to } = await where.evaluate(pointsOfMove, move);
  await where.evaluate(() => {
    const game = document.querySelector('solitaire-game')! as SolitaireGame & { sources?: string[] };
    game.sources = [];
    game.addEventListener('move', ({ detail }) => game.sources!.push(detail.source));
  });
  await page.mouse.move(from.x + offset.x, from.y + offset.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2 + offset.x, (from.y + to.y) / 2 + offset.y, { steps: 3 });
  await page.mouse.move(to.x + offset.x, to.y + offset.y, { steps: 3 });
  await page.mouse.up();
  const { source, status } = await where.evaluate((moves) => {
    const game = document.querySelector('solitaire-game')! as SolitaireGame & { sources?: string[] };
    const source = game.sources![0] ?? 'not dragged';
    if (source === 'player') for (const each of moves) game.play(each);
    return { source, status: game.status };
  }, rest);
  return { source, hint, expectedHint, status };
}
