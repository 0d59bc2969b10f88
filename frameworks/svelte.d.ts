// Made from custom-elements.json by `npm run docs`.
/** `<solitaire-game>` in Svelte: `import 'solitaire-game/svelte'` defines it and types it. */
import type { HTMLAttributes } from 'svelte/elements';
import type { SolitaireGame } from '../dist/index.js';
import type { Common, Listeners, TagAttributes, TagProperties } from './tag.js';

export * from '../dist/index.js';

/** `onmove` from Svelte 5 on, `on:move` before. */
type Own = TagAttributes & TagProperties & Listeners<'on'> & Listeners<'on:'>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'solitaire-game': Own & Common<HTMLAttributes<SolitaireGame>, Own>;
  }
}
