// Made from custom-elements.json by `npm run docs`.
/** `<solitaire-game>` in Angular's templates: `import 'solitaire-game/angular'` defines it; a directive that extends SolitaireGameTag types it. */
import type { OutputRef, ɵɵDirectiveDeclaration } from '@angular/core';
import type { Heard, TagAttributes, TagProperties } from './tag.js';

export * from '../dist/index.js';

/** `@Directive({ selector: 'solitaire-game' }) class Game extends SolitaireGameTag {}`, among the `imports` of a component, checks its template. */
export declare abstract class SolitaireGameTag {
  /** Language of the texts: `en`, `ru`, `uk`, or one that the page defines (`defineLanguage`); else the nearest ancestor's `lang`, else English. */
  lang: TagAttributes['lang'];
  /** Which game is played: `klondike`, `little-klondike`, `aceless`, `little-piano`, `big-piano`, or one that was registered. Types let any text through, because the page may register games (`defineVariant`); for a name that nobody registered the element's box says so. */
  variant: TagAttributes['variant'];
  /** Which deal: a whole number from 0 to 2^53−1, `daily`, or any other text. Left out, one is chosen. `daily` is today's date: one deal for everybody, which may be one that cannot be won; after midnight the next one, unless the game has been begun. Reads the seed of the deal on the table; `null` for a deck that was given card by card. */
  seed: TagAttributes['seed'];
  /** The tableau is dealt face up. */
  open: TagAttributes['open'] | '';
  /** Where no seed is given, a deal is chosen that is proved winnable: any (`true`), or an `easy`, `medium` or `hard` one. Holds from the next deal on; a game that was chosen by chance and that nobody has begun gives way. */
  winnable: TagAttributes['winnable'] | '';
  /** Which parts of the toolbar are shown: `full`, `minimal` or `none`. */
  controls: TagAttributes['controls'];
  /** Cards that go home by themselves: none (`off`), those that no later move can need (`safe`), or `all`. */
  autoplay: TagAttributes['autoplay'];
  /** A key under which the game in play, the statistics and the player's settings survive a reload; left out, nothing is stored. */
  persist: TagAttributes['persist'];
  /** The table's colours: `felt`, `paper`, `night` or `contrast`. Left out, felt or night as the page's colour scheme is, and contrast for readers who prefer more of it. Custom properties of the page win over a theme. */
  theme: TagAttributes['theme'];
  /** A deck of four colours: clubs are green, diamonds blue. */
  fourColor: TagProperties['fourColor'] | '';
  /** The layout as in a mirror, for those who deal with the left hand or hold a phone in the right one: stock and waste on the right, foundations on the left, columns counted from the right, so that the long columns of Klondike stay away from the stock. Cards, texts and toolbar stay as they are. */
  mirrored: TagAttributes['mirrored'] | '';
  /** Letters in the corners of cards: `latin` (A K Q J) or `cyrillic` (Т К Д В). Left out, they follow the language. */
  indices: TagAttributes['indices'];
  /** The backs of the cards: `lattice`, `scales` or `stripes`. */
  back: TagAttributes['back'];
  /** Shows the game, takes no input, and plays nothing by itself; what code asks for is done. */
  disabled: TagAttributes['disabled'] | '';
  /** Shows in the toolbar whether the game can still be won, all cards looked at: found out aside, after each move. */
  showWinnable: TagProperties['showWinnable'] | '';
  /** Where the page has `solitaire-game.worker.min.js`, on its own origin: needed only where our other files come from elsewhere, or from a bundler, and a policy forbids workers made from text (`blob:`). Without a worker the solver works on the page, in short slices. */
  workerUrl: TagProperties['workerUrl'];
  /** Small sounds for moves, refusals and the win, once the player has touched the page. */
  sounds: TagAttributes['sounds'] | '';
  /** Where links lead that the player shares; the record of the game is added as `record`. Left out: to this page. */
  shareUrl: TagProperties['shareUrl'];
  /** Once: the first game is on the table, and its `deal` was fired; the promise of that name resolves. Does not bubble. */
  readonly ready: OutputRef<Heard<'ready'>>;
  /** A game begins, or is there again (`restored`): saved and resumed, or rendered by a server. Detail: `variant`, `seed`, `open`. */
  readonly deal: OutputRef<Heard<'deal'>>;
  /** Before a move is made, by the player or by code; cancelable. Detail: `move`, `cards`, `source`. */
  readonly beforemove: OutputRef<Heard<'beforemove'>>;
  /** After a move. Detail: `move`, `cards`, `turnedUp`, `count`, `source`. */
  readonly move: OutputRef<Heard<'move'>>;
  /** A move was taken back. Detail: `move`, `count`, `source`. */
  readonly undo: OutputRef<Heard<'undo'>>;
  /** A move that was taken back was made again. Detail: `move`, `count`, `source`. */
  readonly redo: OutputRef<Heard<'redo'>>;
  /** The last card is home. Detail: `variant`, `seed`, `count`, `elapsed`. */
  readonly win: OutputRef<Heard<'win'>>;
  /** No way leads on any more. Detail: `reason` (`no-moves` or `no-progress`), `count`. */
  readonly stuck: OutputRef<Heard<'stuck'>>;
  /** A bad attribute, a damaged save, a failed load; does not bubble. Detail: `message`, `cause`. */
  readonly error: OutputRef<Heard<'error'>>;
  static ɵdir: ɵɵDirectiveDeclaration<SolitaireGameTag, never, never, {
    lang: { alias: 'lang'; required: false };
    variant: { alias: 'variant'; required: false };
    seed: { alias: 'seed'; required: false };
    open: { alias: 'open'; required: false };
    winnable: { alias: 'winnable'; required: false };
    controls: { alias: 'controls'; required: false };
    autoplay: { alias: 'autoplay'; required: false };
    persist: { alias: 'persist'; required: false };
    theme: { alias: 'theme'; required: false };
    fourColor: { alias: 'fourColor'; required: false };
    mirrored: { alias: 'mirrored'; required: false };
    indices: { alias: 'indices'; required: false };
    back: { alias: 'back'; required: false };
    disabled: { alias: 'disabled'; required: false };
    showWinnable: { alias: 'showWinnable'; required: false };
    workerUrl: { alias: 'workerUrl'; required: false };
    sounds: { alias: 'sounds'; required: false };
    shareUrl: { alias: 'shareUrl'; required: false };
  }, {
    ready: 'ready';
    deal: 'deal';
    beforemove: 'beforemove';
    move: 'move';
    undo: 'undo';
    redo: 'redo';
    win: 'win';
    stuck: 'stuck';
    error: 'error';
  }, never, never, true, never>;
}
