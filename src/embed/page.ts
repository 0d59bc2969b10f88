/**
 * The script of embed.html: a game in a frame, and what passes between it and the page around; and of a server's page of a game,
 * where nobody is around: there too a shared link leads to what it names. Loaded before the element, so that the tag has its
 * attributes when it comes alive. Everything from outside is checked; nothing that is sent is secret.
 */
import type { SolitaireGame } from '../element/solitaire-game.js';
import { readFields, type Fields } from './fields.js';
import { isOurs, NAMESPACE, VERSION, type FromFrame } from './messages.js';

const host = window.parent;
const framed = host !== window;
const root = document.documentElement;
const game = document.querySelector<SolitaireGame>('solitaire-game')!;

const query = new URLSearchParams(location.search);
const id = /^[\w-]{1,64}$/.exec(query.get('id') ?? '')?.[0] ?? null;
const origin = originOf(query.get('origin'));
/** WordPress tells its frames apart by it: the address ends in `#?secret=…`. */
const secret = /[#?&]secret=([a-zA-Z0-9]{1,64})(?:&|$)/.exec(location.hash)?.[1];

function originOf(text: string | null): string | null {
  try {
    return text && new URL(text).origin === text && text !== 'null' ? text : null;
  } catch {
    return null;
  }
}

/** To the page around; to a stranger, where it did not say who it is. */
function send(message: unknown): void {
  if (framed) host.postMessage(message, origin ?? '*');
}

function tell(type: FromFrame, data: unknown): void {
  send({ ns: NAMESPACE, v: VERSION, id, type, data });
}

const COLOURS: Readonly<Record<string, string>> = { light: 'felt', dark: 'night' };

function obey(fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'lang') root.lang = value ?? 'en';
    if (name === 'theme') root.dataset['theme'] = value ?? '';
    const written = name === 'theme' && value !== null ? (COLOURS[value] ?? value) : value;
    if (written === null) game.removeAttribute(name);
    else game.setAttribute(name, written);
  }
}

function complain(faults: readonly string[]): void {
  if (faults.length > 0) tell('error', { message: `Not taken: ${faults.slice(0, 10).join(', ')}.`, cause: { name: 'EmbedError', code: 'invalid-field' } });
}

const state = (): unknown => {
  const { variant, seed, open, status, history, elapsed, canUndo, canRedo } = game;
  return { variant, seed, open, status, count: history.length, elapsed, canUndo, canRedo };
};

let isReady = false;
/** Whether the game, or what is wrong with it, is on the page: what is there before has another height, to which no frame should shrink. */
let isShown = false;
let told = 0;

/** Tells the height, in the words of each kind of host, where it is not what was told last. */
function measure(anew = false): void {
  if (!isShown) return;
  const height = Math.ceil(root.getBoundingClientRect().height);
  if (height === 0 || (height === told && !anew)) return;
  told = height;
  tell('resize', { height });
  if (secret) send({ message: 'height', value: height, secret });
  send(JSON.stringify({ src: location.href, context: 'iframe.resize', height }));
}

/** A frame that is not shown yet sees no frames drawn, and so no observer's call; its timers run, if slowly. */
const DELAYS = [0, 50, 150, 400, 1000, 1000, 1000, 2000, 2000, 3000, 5000];
let timer: ReturnType<typeof setTimeout> | undefined;

function watchHeight(step = 0): void {
  clearTimeout(timer);
  if (step < DELAYS.length)
    timer = setTimeout(() => {
      measure();
      watchHeight(step + 1);
    }, DELAYS[step]);
}

function greet(): void {
  if (!isReady) return;
  tell('ready', state());
  measure(true);
  watchHeight();
}

addEventListener('message', ({ source, origin: from, data }: MessageEvent<unknown>) => {
  if (!framed || source !== host || (origin !== null && from !== origin)) return;
  if (secret && (data as { secret?: unknown } | null)?.secret === secret) return measure(true);
  if (!isOurs(data) || (data.id != null && data.id !== id)) return;
  if (data.type === 'hello') greet();
  else if (data.type === 'get') {
    if (isReady) tell('state', state()); // who asks too early hears it with `ready`
  }
  else if (data.type === 'focus') game.focus();
  else if (data.type === 'set') {
    const wishes = typeof data.data === 'object' && data.data !== null ? Object.entries(data.data).slice(0, 50) : [['data', data.data] as const];
    const { fields, faults } = readFields(wishes, true);
    if (faults.length > 0) return complain(faults); // all of a message, or nothing
    obey(fields);
    watchHeight();
  }
});

/** Where links lead that the player shares: to this page, as it is without its host and without the game that it was opened with. */
function ownAddress(): string {
  const url = new URL(location.href);
  for (const name of ['id', 'origin', 'record']) url.searchParams.delete(name);
  url.hash = '';
  return url.href;
}

// What the tag has from its server comes last, and goes before the address.
const { fields, faults } = readFields([...query, ...Array.from(game.attributes, ({ name, value }) => [name, value] as const)]);
obey(fields);
game.setAttribute('share-url', ownAddress());
const ofFrame = { id, origin };
complain([...faults, ...Object.entries(ofFrame).flatMap(([name, taken]) => (query.has(name) && taken === null ? name : []))]);

for (const type of ['deal', 'move', 'undo', 'redo', 'win', 'stuck', 'error'] as const) {
  game.addEventListener(type, (event) => {
    tell(type, (event as CustomEvent<unknown>).detail);
    if (type === 'error') isShown = true;
    if (type === 'deal' || type === 'error') watchHeight();
  });
}
if (framed && typeof ResizeObserver === 'function') new ResizeObserver(() => measure()).observe(root);

void customElements
  .whenDefined('solitaire-game')
  .then(() => game.ready)
  .then(() => {
    isReady = isShown = true;
    greet();
    const record = query.get('record') ?? game.dataset['record']; // a page made in advance has one of its own
    if (record) game.replay(record).catch(() => undefined); // what is wrong with a record, `error` tells
  });
