/**
 * The part of `<solitaire-game>`'s face that chooses no game: how it looks, what it shows and does by itself, and where it keeps things.
 * Attributes and properties alone; what comes of them is not known here.
 */
import { LitElement, type PropertyDeclarations } from 'lit';
import type { Controls } from '../parts/toolbar.js';
import type { AutoplayMode } from '../session/autoplay.js';
import { booleanConverter, type Back, type Indices, type Theme } from './attributes.js';

export class Settings extends LitElement {
  static override properties: PropertyDeclarations = {
    controls: { useDefault: true },
    autoplay: { useDefault: true },
    persist: {},
    theme: {},
    fourColor: { attribute: 'four-color', converter: booleanConverter },
    mirrored: { converter: booleanConverter },
    indices: {},
    back: { useDefault: true },
    disabled: { converter: booleanConverter },
    showWinnable: { attribute: 'show-winnable', converter: booleanConverter },
    workerUrl: { attribute: 'worker-url' },
    sounds: { converter: booleanConverter },
    shareUrl: { attribute: 'share-url' },
  };

  /**
   * Which parts of the toolbar are shown: `full`, `minimal` or `none`.
   * @attr
   * @type {'full' | 'minimal' | 'none'}
   * @default 'full'
   */
  declare controls: Controls;
  /**
   * Cards that go home by themselves: none (`off`), those that no later move can need (`safe`), or `all`.
   * @attr
   * @type {'off' | 'safe' | 'all'}
   * @default 'off'
   */
  declare autoplay: AutoplayMode;
  /**
   * A key under which the game in play, the statistics and the player's settings survive a reload; left out, nothing is stored.
   * @attr
   * @type {string | null}
   */
  declare persist: string | null;
  /**
   * The table's colours: `felt`, `paper`, `night` or `contrast`. Left out, felt or night as the page's colour scheme is, and contrast for
   * readers who prefer more of it. Custom properties of the page win over a theme.
   * @attr
   * @type {'felt' | 'paper' | 'night' | 'contrast' | null}
   */
  declare theme: Theme | null;
  /**
   * A deck of four colours: clubs are green, diamonds blue.
   * @attr four-color
   * @type {boolean}
   * @default false
   */
  declare fourColor: boolean;
  /**
   * The layout as in a mirror, for those who deal with the left hand or hold a phone in the right one: stock and waste on the right, foundations on
   * the left, columns counted from the right, so that the long columns of Klondike stay away from the stock. Cards, texts and toolbar stay as they are.
   * @attr
   * @type {boolean}
   * @default false
   */
  declare mirrored: boolean;
  /**
   * Letters in the corners of cards: `latin` (A K Q J) or `cyrillic` (Т К Д В). Left out, they follow the language.
   * @attr
   * @type {'latin' | 'cyrillic' | null}
   */
  declare indices: Indices | null;
  /**
   * The backs of the cards: `lattice`, `scales` or `stripes`.
   * @attr
   * @type {'lattice' | 'scales' | 'stripes'}
   * @default 'lattice'
   */
  declare back: Back;
  /**
   * Shows the game, takes no input, and plays nothing by itself; what code asks for is done.
   * @attr
   * @type {boolean}
   * @default false
   */
  declare disabled: boolean;

  /**
   * Shows in the toolbar whether the game can still be won, all cards looked at: found out aside, after each move.
   * @attr show-winnable
   * @type {boolean}
   * @default false
   */
  declare showWinnable: boolean;
  /**
   * Where the page has `solitaire-game.worker.min.js`, on its own origin: needed only where our other files come from elsewhere, or from a
   * bundler, and a policy forbids workers made from text (`blob:`). Without a worker the solver works on the page, in short slices.
   * @attr worker-url
   * @type {string | null}
   */
  declare workerUrl: string | null;
  /**
   * Small sounds for moves, refusals and the win, once the player has touched the page.
   * @attr
   * @type {boolean}
   * @default false
   */
  declare sounds: boolean;
  /**
   * Where links lead that the player shares; the record of the game is added as `record`. Left out: to this page.
   * @attr share-url
   * @type {string | null}
   */
  declare shareUrl: string | null;

  constructor() {
    super();
    this.controls = 'full';
    this.autoplay = 'off';
    this.persist = null;
    this.theme = null;
    this.fourColor = false;
    this.mirrored = false;
    this.indices = null;
    this.back = 'lattice';
    this.disabled = false;
    this.showWinnable = false;
    this.workerUrl = null;
    this.sounds = false;
    this.shareUrl = null;
  }
}
