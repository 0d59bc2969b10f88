// Made from custom-elements.json by `npm run docs`.
/** `<solitaire-game>` in Vue's templates: `import 'solitaire-game/vue'` defines it and types it. */
import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { SolitaireGame } from '../dist/index.js';
import type { Common, Heard, TagAttributes, TagEvents, TagProperties } from './tag.js';

export * from '../dist/index.js';

/** `@move` is `onMove` to Vue. */
type VueListeners = { [Name in keyof TagEvents as `on${Capitalize<Name>}`]?: ((event: Heard<Name>) => unknown) | undefined };
type Own = TagAttributes & TagProperties & VueListeners;

/** A component to the templates, the element itself to their refs. */
type VueTag = new () => SolitaireGame & {
  $props: Own & Common<HTMLAttributes, Own> & PublicProps;
  $emit: EmitFn<{ [Name in keyof TagEvents]: (event: Heard<Name>) => void }>;
};

declare module 'vue' {
  interface GlobalComponents {
    'solitaire-game': VueTag;
  }
}
