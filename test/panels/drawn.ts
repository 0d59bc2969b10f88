// What a template would put on the page, without a page: for tests of views that are made of data alone.
import { nothing, type TemplateResult } from 'lit';

type Listener = (event: unknown) => unknown;

/** Its text with tags; a listener is left out, and what a property or a boolean attribute is set to stands behind it. */
export function drawn(view: unknown): string {
  if (Array.isArray(view)) return view.map(drawn).join('');
  if (view === nothing || view === null || view === undefined || typeof view === 'function') return '';
  if (['string', 'number', 'boolean'].includes(typeof view)) return `${view as string | number | boolean}`;
  const { strings, values } = view as TemplateResult;
  return strings.map((text, index) => text + drawn(values[index])).join('');
}

/** Without tags. */
export const textOf = (view: unknown): string => drawn(view).replaceAll(/<[^>]*>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ').trim();

/** What an element listens with for an event: the first whose tag holds the text. */
export function listenerOf(view: unknown, text: string, type: string): Listener {
  let tag = '';
  const seek = (part: unknown): Listener | null => {
    if (Array.isArray(part)) return part.reduce<Listener | null>((found, each) => found ?? seek(each), null);
    if (typeof part !== 'object' || part === null) return null;
    const { strings, values } = part as Partial<TemplateResult>;
    if (!strings || !values) return null;
    for (const [index, string] of strings.entries()) {
      const opened = string.lastIndexOf('<');
      tag = opened < 0 ? tag + string : string.slice(opened);
      const value = values[index];
      if (string.endsWith(`@${type}=`) && tag.includes(text)) return value as Listener;
      const found = seek(value);
      if (found) return found;
      if (typeof value === 'string') tag += value;
    }
    return null;
  };
  const listener = seek(view);
  if (!listener) throw new Error(`Nothing with ${text} listens for ${type}.`);
  return listener;
}
