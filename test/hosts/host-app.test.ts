// The host app's demo with the built package: its server against forged, truncated, replayed and honest records, and its page in the
// browser. Spoken to over HTTP, as a process of its own.
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { deal, formatRecord, Game, shuffle, type Seed } from '../../src/engine/index.js';
import { solve } from '../../src/solver/index.js';
import { launch, visit } from './visit.js';

const MAIN = fileURLToPath(new URL('../../demo/host-app/main.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'solitaire-host-app-'));

interface Board {
  day: string;
  variant: string;
  seed: string;
  best: { player: string; moves: number; record: string }[];
}
interface Answer {
  status: number;
  json: Board & { code?: string; message?: string };
}

let app: ChildProcess;
let origin = '';

async function start(): Promise<void> {
  app = spawn(process.execPath, [MAIN], { env: { ...process.env, PORT: '0', DATABASE: join(folder, 'results.db') }, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await Promise.race([once(app.stdout!, 'data'), once(app, 'exit')])) as [unknown];
  origin = String(line).trim().replace(/\/$/, '');
  assert.match(origin, /^http:\/\/127\.0\.0\.1:\d+$/);
}
const once = (emitter: NodeJS.EventEmitter, event: string): Promise<unknown[]> => new Promise((resolve) => emitter.once(event, (...args) => resolve(args)));
async function stop(): Promise<void> {
  const gone = once(app, 'exit');
  app.kill();
  await gone;
}

const board = async (variant: string): Promise<Board> => (await (await fetch(`${origin}/api/results?variant=${variant}`)).json()) as Board;
const post = async (body: unknown, headers: Record<string, string> = {}): Promise<Answer> => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await fetch(`${origin}/api/results`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: text });
  return { status: answer.status, json: (await answer.json()) as Answer['json'] };
};

/** A win of a deal, as a player may have found it. */
function won(variant: string, seed: Seed, { open = false, deck = null as ReturnType<typeof shuffle> | null } = {}): Game {
  const game = Game.deal({ variant, seed, open, deck });
  for (const move of solve(deal(variant, deck ?? seed, { open })).moves!) game.play(move);
  return game;
}
const recordOf = (game: Game): string => formatRecord(game.save());

describe('the host app', () => {
  let klondike: Game;
  let browser: Browser;
  before(async () => {
    [browser] = await Promise.all([launch(), start()]);
    klondike = won('klondike', (await board('klondike')).seed);
  });
  after(async () => {
    await Promise.all([browser.close(), stop()]);
    rmSync(folder, { recursive: true });
  });

  it('has a deal of the day for each game, the same one all day, which can be won', async () => {
    for (const variant of ['klondike', 'little-klondike', 'aceless', 'little-piano', 'big-piano']) {
      const { day, seed, best } = await board(variant);
      assert.ok(seed.startsWith(day), seed);
      assert.deepEqual(best, []);
      assert.equal((await board(variant)).seed, seed);
      assert.equal(solve(deal(variant, seed)).verdict, 'winnable');
    }
    assert.equal((await fetch(`${origin}/api/results?variant=chess`)).status, 404);
  });

  it('takes an honest record, counts its moves itself, and takes it once', async () => {
    const record = recordOf(klondike);
    const first = await post({ player: ' Ольга ', record, moves: 1, elapsed: 0 });
    assert.equal(first.status, 201);
    assert.deepEqual(first.json.best, [{ player: 'Ольга', moves: klondike.count, record }]);
    for (const again of [record, ` ${record}\n`]) {
      const { status, json } = await post({ player: 'Somebody else', record: again });
      assert.deepEqual([status, json.code], [409, 'known-already']);
    }
  });

  it('refuses what is no win of its deal', async () => {
    const { seed } = await board('klondike');
    const begun = Game.deal({ variant: 'klondike', seed });
    for (const move of klondike.history.slice(0, -1)) begun.play(move);
    const undone = won('klondike', seed);
    undone.undo();
    const easy = shuffle('klondike', 10);
    const cases: [string, string, string][] = [
      ['a game before its last move', recordOf(begun), 'not-won'],
      ['a win that was taken back', recordOf(undone), 'not-won'],
      ['the deal alone', formatRecord(klondike.save(), { moves: false }), 'not-won'],
      ['another deal', recordOf(won('klondike', 10)), 'other-deal'],
      ['the same deal of an open game', recordOf(won('klondike', seed, { open: true })), 'other-deal'],
      ["another deck under the day's name", recordOf(won('klondike', seed, { deck: easy })), 'own-deck'],
      ['a deck without a name', formatRecord({ ...won('klondike', seed, { deck: easy }).save(), seed: null }), 'own-deck'],
    ];
    for (const [what, record, code] of cases) {
      const { status, json } = await post({ player: 'Eve', record });
      assert.deepEqual([status, json.code], [422, code], what);
    }
  });

  it('refuses records that were forged or cut off', async () => {
    const record = recordOf(klondike);
    const fields = record.split('.');
    /** With a check that fits, as a forger would write it. */
    const forged = (change: (fields: string[]) => void): string => {
      const changed = [...fields];
      change(changed);
      changed.pop();
      const text = changed.join('.');
      return `${text}.${checkOf(text)}`;
    };
    assert.equal(forged(() => undefined), record, 'the forger knows how');
    const cases = {
      'cut off': record.slice(0, -10),
      'with a digit changed': record.replace(/.(?=.{20}$)/, (digit) => (digit === 'x' ? 'y' : 'x')),
      'with fewer moves than digits': forged((parts) => (parts[3] = String(klondike.count - 1))),
      'with more moves than digits': forged((parts) => (parts[3] = String(klondike.count + 200))),
      'with other digits': forged((parts) => (parts[4] = [...parts[4]!].reverse().join(''))),
      'of a game that is none': forged((parts) => (parts[1] = 'chess')),
      'far too long': forged((parts) => (parts[4] = 'z'.repeat(25_000))),
      'no record': 'won, honestly',
      empty: '',
    };
    for (const [what, text] of Object.entries(cases)) {
      const { status, json } = await post({ player: 'Eve', record: text });
      assert.equal(status, 422, what);
      assert.match(json.code!, /^(no-record|not-won)$/, what);
    }
  });

  it('refuses requests that no page of its own sends', async () => {
    const record = recordOf(klondike);
    const cases: [string, unknown, Record<string, string>, number, string][] = [
      ['no name', { record }, {}, 422, 'no-name'],
      ['an empty name', { player: ' \u200b ', record }, {}, 422, 'no-name'],
      ['a long name', { player: 'x'.repeat(41), record }, {}, 422, 'no-name'],
      ['a record that is no text', { player: 'Eve', record: [record] }, {}, 422, 'no-record'],
      ['text that is no JSON', 'record=1', {}, 415, 'no-json'],
      ['JSON that is no object', 'null', {}, 415, 'no-json'],
      ['a form', { player: 'Eve', record }, { 'content-type': 'text/plain' }, 415, 'no-json'],
      ['a page elsewhere', { player: 'Eve', record }, { origin: 'https://elsewhere.example' }, 403, 'foreign'],
      ['a page of nowhere', { player: 'Eve', record }, { origin: 'null' }, 403, 'foreign'],
      ['a flood', { player: 'Eve', record, more: 'x'.repeat(40_000) }, {}, 413, 'too-long'],
    ];
    for (const [what, body, headers, status, code] of cases) {
      const answer = await post(body, headers);
      assert.deepEqual([answer.status, answer.json.code], [status, code], what);
    }
    for (const path of ['/main.mjs', '/results.db', '/build/results.db', '/../server.mjs', '/..%2fserver.mjs', '/solitaire-game.none.js']) assert.equal((await fetch(origin + path)).status, 404, path);
    assert.equal((await fetch(`${origin}/api/results`, { method: 'DELETE' })).status, 405);
  });

  it('keeps the results when it is started again, and ranks them by moves', async () => {
    const { seed } = await board('klondike');
    // The same win the long way round: the first card of the stock drawn through once more.
    const longer = Game.deal({ variant: 'klondike', seed });
    while (longer.position.stock.length > 0) longer.play({ from: 'stock', to: 'waste', count: 1 });
    longer.play({ from: 'waste', to: 'stock', count: longer.position.waste.length });
    for (const move of klondike.history) longer.play(move);
    assert.equal((await post({ player: "Robert'); DROP TABLE results;--", record: recordOf(longer) })).status, 201);
    await stop();
    await start();
    const { best } = await board('klondike');
    assert.deepEqual(best.map(({ player, moves }) => [player, moves]), [['Ольга', klondike.count], ["Robert'); DROP TABLE results;--", longer.count]]);
  });

  it('hands in from its page what is won there', async () => {
    const { page, violations, errors, close } = await visit(browser, `${origin}/`);
    await page.selectOption('#variant', 'little-piano');
    const { seed } = await board('little-piano');
    await page.waitForFunction((wanted) => document.querySelector('solitaire-game')!.seed === wanted, seed);
    assert.match(await page.innerText('#said'), /Nobody has won/);
    const game = won('little-piano', seed);
    await page.evaluate((moves) => {
      for (const move of moves) document.querySelector('solitaire-game')!.play(move);
    }, game.history);
    await page.waitForFunction(() => document.querySelector('#said')!.textContent.includes('Say your name'));
    await page.fill('#player', '<b>Ольга</b>');
    await page.click('#hand-in');
    await page.waitForSelector('#board li');
    assert.equal(await page.textContent('#board li'), `<b>Ольга</b>${game.count}`);
    assert.match(await page.innerText('#said'), /Your win counts/);
    assert.equal(await page.isVisible('#hand-in'), false, 'once is enough');
    assert.deepEqual({ violations, errors }, { violations: [], errors: [] });
    await close();
  });
});

/** As the engine writes it: no secret, only a guard against mistakes. */
function checkOf(text: string): string {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  let sum = 7;
  for (const character of text) sum = (sum * 131 + character.codePointAt(0)!) % 3844;
  return digits.charAt(Math.floor(sum / 62)) + digits.charAt(sum % 62);
}
