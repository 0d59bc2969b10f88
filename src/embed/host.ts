/**
 * embed.js, for the page around: turns each `<div class="solitaire-embed" data-variant data-seed …>` into a frame of the right
 * size, and what the frame tells into events on the div. Whatever is in the div stays there, and is shown where no game
 * arrives. One script of the old kind, as small as can be; the frame checks what it is given.
 */
import { isOurs, VERSION } from './messages.js';
import { usualHeight } from './size.js';

const CLASS = 'solitaire-embed';
const TITLES: Readonly<Record<string, string>> = { en: 'Card game: solitaire', ru: 'Карточная игра: пасьянс', uk: 'Картярська гра: пасьянс' };
/** How long a frame that has loaded may keep silent before it counts as failed, in milliseconds. */
const PATIENCE = 8000;
/** Less than a line of text takes: a game's box that only says what is wrong has 41. */
const LOWEST = 20;
const HIGHEST = 4000;

/** Many a post brings the script along: the first is enough. */
const MARK = Symbol.for('solitaire-embed');

const script = document.currentScript as HTMLScriptElement | null;
const base = script?.src ?? document.querySelector<HTMLScriptElement>('script[src*="embed.js"]')?.src ?? document.baseURI;

/** Divs whose game has arrived. */
const alive = new WeakSet<Element>();

const divs = document.getElementsByClassName(CLASS) as HTMLCollectionOf<HTMLElement>;
const frameOf = (div: Element): HTMLIFrameElement | null => div.querySelector<HTMLIFrameElement>(':scope > iframe');

/** What else is in the div: for readers without scripts, and for those who get no game. */
function showRest(div: Element, shown: boolean): void {
  for (const child of div.children) if (child.localName !== 'iframe') (child as HTMLElement).hidden = !shown;
}

/** Where the frame is to lead; `null` for what is no address, or none of a page: that div stays as it is, and the others do not suffer. */
function addressOf(src: string | undefined): URL | null {
  try {
    const url = src === undefined ? new URL('embed.html', base) : new URL(src, document.baseURI);
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

function dress(div: HTMLElement): void {
  if (frameOf(div)) return;
  const { src, title, ...wishes } = div.dataset;
  const lang = div.closest('[lang]')?.getAttribute('lang') ?? '';
  const url = addressOf(src);
  if (!url) return;
  if (lang && !wishes['lang']) wishes['lang'] = lang;
  for (const [name, value = ''] of Object.entries(wishes)) url.searchParams.set(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), value);
  const frame = document.createElement('iframe');
  frame.title = title ?? TITLES[lang.slice(0, 2).toLowerCase()] ?? TITLES['en']!;
  frame.loading = 'lazy';
  frame.allow = 'clipboard-write; fullscreen';
  const { style } = frame;
  style.display = 'block';
  style.width = '100%';
  style.border = '0';
  style.height = `${usualHeight(div.clientWidth || 500, wishes['variant'])}px`;
  style.colorScheme = 'normal';
  frame.addEventListener('load', () => {
    setTimeout(() => alive.has(div) || showRest(div, true), PATIENCE);
  });
  frame.src = url.href;
  showRest(div, false);
  div.append(frame);
}

function dressAll(): void {
  for (const div of divs) dress(div);
}

/** What a frame tells is an event on its div. */
function hear({ source, data }: MessageEvent<unknown>): void {
  if (!source || !isOurs(data) || !/^[a-z]{1,20}$/.test(data.type)) return;
  // By the window that sent it: a frame in a sandbox has no origin to go by.
  const div = [...divs].find((each) => frameOf(each)?.contentWindow === source);
  if (!div) return;
  const { type, data: detail } = data;
  if (type === 'resize') {
    const height: unknown = (detail as { height?: unknown } | null)?.height;
    if (typeof height !== 'number' || !(height >= LOWEST && height <= HIGHEST)) return;
    frameOf(div)!.style.height = `${height}px`;
  }
  if (type === 'ready') {
    alive.add(div);
    showRest(div, false);
  }
  div.dispatchEvent(new CustomEvent(`solitaire-${type}`, { detail, bubbles: true }));
}

if (!(MARK in document)) {
  Object.defineProperty(document, MARK, { value: VERSION });
  addEventListener('message', hear);
  dressAll();
  new MutationObserver(dressAll).observe(document, { childList: true, subtree: true });
}
