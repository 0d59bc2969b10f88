// Made from custom-elements.json by `npm run docs`.
/** `<solitaire-game>` in Preact: `import 'solitaire-game/preact'` defines it and types it. */
import type { ClassAttributes, HTMLAttributes } from 'preact';
import type { SolitaireGame } from '../dist/index.js';
import type { Common, Listeners, TagAttributes, TagProperties } from './tag.js';

export * from '../dist/index.js';

type Own = TagAttributes & TagProperties & Listeners<'on'>;

export type SolitaireGameProps = Own & Common<HTMLAttributes<SolitaireGame>, Own> & ClassAttributes<SolitaireGame>;

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'solitaire-game': SolitaireGameProps;
    }
  }
}
