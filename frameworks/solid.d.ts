// Made from custom-elements.json by `npm run docs`.
/** `<solitaire-game>` in Solid: `import 'solitaire-game/solid'` defines it and types it. Events are heard by `on:move`. */
import type { JSX } from 'solid-js';
import type { SolitaireGame } from '../dist/index.js';
import type { Common, Listeners, TagAttributes, TagProperties } from './tag.js';

export * from '../dist/index.js';

type Own = TagAttributes & TagProperties & Listeners<'on:'>;

export type SolitaireGameProps = Own & Common<JSX.HTMLAttributes<SolitaireGame>, Own>;

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'solitaire-game': SolitaireGameProps;
    }
  }
}
