// The element's life in a page, with a page that the test makes: what is told when, and that nothing outside is listened to afterwards.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Presence, type PresenceCalls } from '../../src/element/presence.js';

/** Observers that the test calls; those that still watch something. */
class Watcher {
  static readonly active = new Set<Watcher>();
  readonly targets: unknown[] = [];

  constructor(readonly call: (entries: unknown[]) => void) {}

  observe(target: unknown): void {
    this.targets.push(target);
    Watcher.active.add(this);
  }

  disconnect(): void {
    this.targets.length = 0;
    Watcher.active.delete(this);
  }
}
class Resize extends Watcher {}
class Sight extends Watcher {}
Object.assign(globalThis, { MutationObserver: Watcher });

const tick = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function put(): {
  readonly told: string[];
  readonly view: EventTarget;
  readonly document: EventTarget & { hidden: boolean };
  readonly host: { isConnected: boolean; clientHeight: number; readonly ownerDocument: unknown };
  readonly presence: Presence;
  room(width: number): void;
  sight(isIntersecting: boolean): void;
} {
  Watcher.active.clear();
  const told: string[] = [];
  const view = Object.assign(new EventTarget(), { ResizeObserver: Resize, IntersectionObserver: Sight, requestAnimationFrame: (job: () => void) => void job() });
  const document = Object.assign(new EventTarget(), { hidden: false, defaultView: view });
  const host = { isConnected: true, clientHeight: 500, ownerDocument: document };
  const ruler = { ownerDocument: document, nextElementSibling: { offsetHeight: 52 } };
  const calls: PresenceCalls = {
    entered: () => told.push('entered'),
    left: () => told.push('left'),
    visible: (visible) => told.push(visible ? 'seen' : 'unseen'),
    room: (width) => told.push(`room ${width}`),
    moved: () => told.push('moved'),
    changed: () => told.push('changed'),
    leaving: () => told.push('leaving'),
  };
  const presence = new Presence(host as unknown as HTMLElement, calls, () => ruler as unknown as HTMLElement);
  presence.connected();
  const find = (kind: typeof Watcher): Watcher => [...Watcher.active].find((each) => each instanceof kind)!;
  return {
    told,
    view,
    document,
    host,
    presence,
    room: (width) => find(Resize).call([{ target: ruler, contentRect: { width } }]),
    sight: (isIntersecting) => find(Sight).call([{ isIntersecting }]),
  };
}

describe('an element in a page', () => {
  it('has what is to last written when the page is hidden, and when it goes', () => {
    const { told, view, document } = put();
    told.length = 0;
    document.hidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    assert.deepEqual(told.splice(0), ['unseen', 'leaving']);
    document.hidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    assert.deepEqual(told.splice(0), ['seen']);
    view.dispatchEvent(new Event('pagehide'));
    assert.deepEqual(told, ['leaving']);
  });

  it('is laid out again when its width or the window changes, and not for nothing', () => {
    const { told, view, host, room } = put();
    told.length = 0;
    view.dispatchEvent(new Event('resize'));
    assert.deepEqual(told, [], 'there is no width yet');
    room(700);
    room(700);
    assert.deepEqual(told.splice(0), ['room 700']);
    view.dispatchEvent(new Event('resize'));
    assert.deepEqual(told.splice(0), ['room 700'], 'the window may be lower');
    host.clientHeight = 300;
    room(700);
    assert.deepEqual(told, ['room 700']);
  });

  it('is seen only while the page and its own place are', () => {
    const { told, document, sight } = put();
    told.length = 0;
    sight(true);
    assert.deepEqual(told, []);
    sight(false);
    document.dispatchEvent(new Event('visibilitychange'));
    sight(true);
    assert.deepEqual(told, ['unseen', 'unseen', 'seen']);
  });

  it('moved within a task is no news but a move', async () => {
    const { told, host, presence } = put();
    assert.deepEqual(told.splice(0), ['seen', 'entered']);
    host.isConnected = false;
    presence.disconnected();
    host.isConnected = true;
    presence.connected();
    await tick();
    assert.deepEqual(told, ['moved']);
  });

  it('taken out is told so once, hears nothing more, and everything again when it is back', async () => {
    const { told, view, document, host, presence, sight } = put();
    told.length = 0;
    sight(false);
    host.isConnected = false;
    presence.disconnected();
    presence.disconnected();
    await tick();
    assert.deepEqual(told.splice(0), ['unseen', 'leaving', 'unseen', 'left']);
    assert.equal(Watcher.active.size, 0);
    for (const type of ['pagehide', 'resize']) view.dispatchEvent(new Event(type));
    document.dispatchEvent(new Event('visibilitychange'));
    presence.observe();
    assert.deepEqual([told, Watcher.active.size], [[], 0]);
    host.isConnected = true;
    presence.connected();
    sight(true);
    view.dispatchEvent(new Event('pagehide'));
    assert.equal(told.filter((call) => call === 'entered').length, 1);
    assert.deepEqual([told.filter((call) => call.endsWith('seen')).at(-1), told.at(-1)], ['seen', 'leaving']);
  });
});
