/**
 * Which language an element is in: its own `lang`, else the nearest ancestor's, across shadow roots. Watches each
 * document once for all elements in it. Knows tags, not words.
 */
import { isServer } from './served.js';

interface Watch {
  readonly observer: MutationObserver;
  readonly listeners: Set<() => void>;
}

const watches = new WeakMap<Document, Watch>();

/** The language tag in force at an element; empty when nobody says. */
export function tagAt(element: Element): string {
  if (isServer) return element.getAttribute('lang') ?? ''; // there is nothing around it
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const lang = at.getAttribute('lang');
    if (lang) return lang;
  }
  return '';
}

function parentOf(element: Element): Element | null {
  return element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
}

/** Calls back when a `lang` changes anywhere in the document, until the returned function is called. */
export function watchLanguage(document: Document, listener: () => void): () => void {
  let watch = watches.get(document);
  if (!watch) {
    const listeners = new Set<() => void>();
    const observer = new MutationObserver(() => {
      for (const each of listeners) each();
    });
    watches.set(document, (watch = { observer, listeners }));
  }
  const { observer, listeners } = watch;
  if (listeners.size === 0) observer.observe(document, { attributes: true, attributeFilter: ['lang'], subtree: true });
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) observer.disconnect();
  };
}
