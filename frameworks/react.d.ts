// Made from custom-elements.json by `npm run docs`.
/** `<solitaire-game>` in React: `import 'solitaire-game/react'` defines it and types it. */
import type { ClassAttributes, HTMLAttributes } from 'react';
import type { SolitaireGame } from '../dist/index.js';
import type { Common, Listeners, TagAttributes, TagProperties } from './tag.js';

export * from '../dist/index.js';

/** From React 19 on, props are properties where the element has them, and `onmove` listens to `move`. React 18 knows attributes alone. */
type ByVersion = 'use' extends keyof typeof import('react') ? TagProperties & Listeners<'on'> : unknown;

type Own = TagAttributes & ByVersion & { class?: string | undefined };

export type SolitaireGameProps = Own & Common<HTMLAttributes<SolitaireGame>, Own> & ClassAttributes<SolitaireGame>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'solitaire-game': SolitaireGameProps;
    }
  }
  interface CSSProperties {
    /** Colour of the table. The colours named here are those of the theme `felt`. */
    '--solitaire-felt'?: string | number | undefined;
    /** Text and lines on the table. */
    '--solitaire-text'?: string | number | undefined;
    /** Paper of the cards. */
    '--solitaire-card'?: string | number | undefined;
    /** Spades and clubs, and text on paper. */
    '--solitaire-ink'?: string | number | undefined;
    /** Hearts and diamonds. */
    '--solitaire-red'?: string | number | undefined;
    /** Clubs of a four-colour deck. */
    '--solitaire-clubs'?: string | number | undefined;
    /** Diamonds of a four-colour deck. */
    '--solitaire-diamonds'?: string | number | undefined;
    /** Backs of the cards. */
    '--solitaire-back'?: string | number | undefined;
    /** Where picked-up cards may go, and hints. */
    '--solitaire-accent'?: string | number | undefined;
    /** The ring around what has the focus. */
    '--solitaire-focus'?: string | number | undefined;
    /** Corners of the table. */
    '--solitaire-radius'?: string | number | undefined;
    /** Font of all texts. */
    '--solitaire-font'?: string | number | undefined;
    /** Length of a glide; 0 turns motion off. */
    '--solitaire-duration'?: string | number | undefined;
    /** The widest that cards get. */
    '--solitaire-card-max-width'?: string | number | undefined;
  }
}
