// Where positions are solved: which rung of the ladder is taken, what becomes of a worker, and who gets which answer.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { deal, variantOf } from '../../src/engine/index.js';
import { SolverClient, type Ground } from '../../src/solver/client.js';
import { oneByOne } from '../../src/solver/let-in.js';
import type { FromService, ToService } from '../../src/solver/protocol.js';
import { SolverService } from '../../src/solver/service.js';

/** What a made-up worker does: all that it should, nothing, or break. */
type Manner = 'works' | 'silent' | 'refused' | 'talks';

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { preventDefault(): void }) => void) | null = null;
  ended = false;
  readonly heard: ToService[] = [];
  readonly url: string;
  readonly manner: Manner;

  constructor(url: string, manner: Manner) {
    this.url = url;
    this.manner = manner;
    if (manner === 'refused') queueMicrotask(() => this.onerror?.({ preventDefault: () => undefined }));
  }

  postMessage(message: ToService): void {
    this.heard.push(message);
    if (message.kind === 'ping') queueMicrotask(() => this.manner === 'works' && this.say({ kind: 'pong' }));
    if (this.manner === 'talks') queueMicrotask(() => this.say('hello'));
  }

  say(message: FromService | string): void {
    this.onmessage?.({ data: message });
  }

  terminate(): void {
    this.ended = true;
  }
}

interface World {
  readonly client: SolverClient;
  readonly workers: FakeWorker[];
  /** How often the service for the page was asked for. */
  loads: number;
  /** Whether it can be had. */
  loadable: boolean;
}

/** `manners` by the worker's address; `own` stands for the script that is carried along. */
function world(manners: Readonly<Record<string, Manner>> = { own: 'works' }, isClosed = false): World {
  const workers: FakeWorker[] = [];
  const ground: Ground = {
    isClosed: () => isClosed,
    file: () => ('file' in manners ? 'file' : ''),
    text: () => Promise.resolve('own' in manners ? '/* the worker */' : ''),
    makeWorker: (url) => {
      const worker = new FakeWorker(url, manners[url.startsWith('blob:') ? 'own' : url] ?? 'refused');
      workers.push(worker);
      return worker as unknown as Worker;
    },
    loadService: () => {
      made.loads++;
      return made.loadable ? Promise.resolve(SolverService) : Promise.reject(new Error('no such file'));
    },
  };
  const made: World = { client: new SolverClient(ground), workers, loads: 0, loadable: true };
  return made;
}

const position = deal('klondike', 10);
const variant = variantOf('klondike');
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};
const lastId = (worker: FakeWorker): number => {
  const last = worker.heard.filter(({ kind }) => kind === 'solve').at(-1);
  assert.ok(last?.kind === 'solve');
  return last.request.id;
};
const solved = (id: number): FromService => ({ kind: 'solved', id, result: { verdict: 'unknown', nodes: 1 } });

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
afterEach(() => mock.timers.reset());

test('one worker serves all who ask, each gets the answer to its own question', async () => {
  const { client, workers } = world();
  const first = client.solve(position, variant);
  const second = client.solve(position, variant);
  await settled();
  assert.equal(workers.length, 1);
  const [worker] = workers as [FakeWorker];
  worker.say({ kind: 'solved', id: lastId(worker), result: { verdict: 'unwinnable', nodes: 2 } });
  worker.say(solved(lastId(worker) - 1));
  assert.equal((await first).verdict, 'unknown');
  assert.equal((await second).verdict, 'unwinnable');
});

test('the address that the page gives comes first', async () => {
  const { client, workers } = world({ '/solver.js': 'works', own: 'works' });
  void client.solve(position, variant, { workerUrl: '/solver.js' });
  await settled();
  assert.deepEqual(workers.map(({ url }) => url), ['/solver.js']);
});

test('then the file on the page\'s own server, then the script as text', async () => {
  const { client, workers } = world({ '/solver.js': 'refused', file: 'refused', own: 'works' });
  void client.solve(position, variant, { workerUrl: '/solver.js' });
  await settled();
  assert.deepEqual(workers.map(({ url }) => url.replace(/^blob:.*/, 'own')), ['/solver.js', 'file', 'own']);
});

test('where the page lets scripts in one by one, no worker is tried but its own', async () => {
  for (const [workerUrl, tried] of [['/solver.js', ['/solver.js']], [null, []]] as const) {
    const made = world({ '/solver.js': 'refused', file: 'works', own: 'works' }, true);
    const answer = made.client.solve(position, variant, { workerUrl, maxNodes: 50 });
    await settled();
    mock.timers.runAll();
    assert.equal((await answer).nodes, 50);
    assert.deepEqual([made.workers.map(({ url }) => url), made.loads], [tried, 1]);
  }
});

test('whether the page lets scripts in one by one is told by our tags, or by all where ours are not known', () => {
  const tag = { src: 'https://site.example/game.js', type: '', nonce: '', integrity: '' };
  const nonced = { ...tag, nonce: 'abc' };
  const hashed = { ...tag, integrity: 'sha384-x' };
  const told = (own: readonly (typeof tag)[], all: readonly (typeof tag)[] = []): boolean => oneByOne(own, all, 'https://site.example');
  assert.deepEqual([told([nonced]), told([tag, nonced]), told([], [tag, nonced]), told([hashed])], [true, true, true, true]);
  assert.deepEqual([told([]), told([], [tag, hashed]), told([tag], [nonced])], [false, false, false]);
  assert.deepEqual([told([{ ...hashed, type: 'module' }]), told([{ ...hashed, src: 'https://site.example.cdn.example/game.js' }])], [false, false]);
});

test('the page as a place is kept: no worker is tried again after a while', async () => {
  const made = world({ '/solver.js': 'works' });
  const { client, workers } = made;
  const first = client.solve(position, variant, { maxNodes: 50 });
  await settled();
  mock.timers.runAll();
  await first;
  mock.timers.tick(60_000);
  await settled();
  const second = client.solve(position, variant, { maxNodes: 50, workerUrl: '/solver.js' });
  await settled();
  mock.timers.runAll();
  await second;
  assert.deepEqual([made.loads, workers.length], [1, 0]);
});

test('a signal that fires after the answer is not heard', async () => {
  const { client, workers } = world();
  const calling = new AbortController();
  const answer = client.solve(position, variant, { signal: calling.signal });
  await settled();
  workers[0]!.say(solved(lastId(workers[0]!)));
  await answer;
  calling.abort();
  assert.ok(!workers[0]!.heard.some(({ kind }) => kind === 'cancel'));
});

for (const manner of ['refused', 'silent', 'talks'] as const) {
  test(`an address that is ${manner} gives way to the script that is carried along`, async () => {
    const { client, workers } = world({ '/solver.js': manner, own: 'works' });
    const answer = client.solve(position, variant, { workerUrl: '/solver.js' });
    await settled();
    mock.timers.tick(3000);
    await settled();
    assert.equal(workers.length, 2);
    assert.equal(workers[0]!.ended, true);
    assert.match(workers[1]!.url, /^blob:/);
    workers[1]!.say(solved(lastId(workers[1]!)));
    assert.equal((await answer).verdict, 'unknown');
  });
}

test('where no worker answers, the page solves', async () => {
  const tried = world({ '/solver.js': 'refused', own: 'refused' });
  const answer = tried.client.solve(position, variant, { workerUrl: '/solver.js', maxNodes: 50 });
  await settled();
  assert.equal(tried.loads, 1);
  mock.timers.runAll();
  assert.equal((await answer).nodes, 50);
});

test('a solver that could not be loaded is tried again at the next request', async () => {
  const tried = world({});
  tried.loadable = false;
  await assert.rejects(tried.client.solve(position, variant), /could not be loaded/);
  tried.loadable = true;
  const answer = tried.client.solve(position, variant, { maxNodes: 50 });
  await settled();
  mock.timers.runAll();
  assert.equal((await answer).nodes, 50);
  assert.equal(tried.loads, 2);
});

test('a worker without work is let go after a while, and another is made when there is more', async () => {
  const { client, workers } = world();
  const first = client.solve(position, variant);
  await settled();
  workers[0]!.say(solved(lastId(workers[0]!)));
  await first;
  mock.timers.tick(19_999);
  await settled();
  assert.equal(workers[0]!.ended, false);
  mock.timers.tick(1);
  await settled();
  assert.equal(workers[0]!.ended, true);
  void client.solve(position, variant);
  await settled();
  assert.equal(workers.length, 2);
});

test('a request in time keeps the worker', async () => {
  const { client, workers } = world();
  const first = client.solve(position, variant);
  await settled();
  workers[0]!.say(solved(lastId(workers[0]!)));
  await first;
  mock.timers.tick(15_000);
  void client.solve(position, variant);
  await settled();
  mock.timers.tick(60_000);
  await settled();
  assert.equal(workers[0]!.ended, false);
});

test('a worker whose only request was called off before it answered its ping is let go', async () => {
  const { client, workers } = world();
  const calledOff = new AbortController();
  const answer = client.solve(position, variant, { signal: calledOff.signal });
  calledOff.abort(new Error('off'));
  await assert.rejects(answer, /off/);
  assert.equal(workers.length, 1);
  assert.deepEqual(workers[0]!.heard.map(({ kind }) => kind), ['ping'], 'it is not even told');
  mock.timers.tick(20_000);
  await settled();
  assert.equal(workers[0]!.ended, true);
});

test('a request that is called off later is told to the worker, and its answer is dropped', async () => {
  const { client, workers } = world();
  const calledOff = new AbortController();
  const answer = client.solve(position, variant, { signal: calledOff.signal });
  await settled();
  calledOff.abort(new Error('off'));
  await assert.rejects(answer, /off/);
  assert.equal(workers[0]!.heard.at(-1)!.kind, 'cancel');
  workers[0]!.say(solved(lastId(workers[0]!)));
  mock.timers.tick(20_000);
  await settled();
  assert.equal(workers[0]!.ended, true);
});

test('a worker that breaks rejects who waits for it, and the next request gets another', async () => {
  const { client, workers } = world();
  const answer = client.solve(position, variant);
  await settled();
  workers[0]!.onerror!({ preventDefault: () => undefined });
  await assert.rejects(answer, /broke off/);
  void client.solve(position, variant);
  await settled();
  assert.equal(workers.length, 2);
});
