/**
 * `solitaire-game/testing`: drives a game in a host's own tests as a player does, by pointer and keys, and reads what is on the table. Knows of
 * the element what a page may know: its properties, parts and `data-` attributes. Imports nothing when it runs, and touches no page until used.
 */
import type { Card, PileId, SolitaireGame } from '../index.js';
import { dragTo, tapAt, typeKey, type Point } from './gestures.js';

export interface Taken {
  /** How many cards from the top; 1 unless said. */
  readonly count?: number | undefined;
}

/** Buttons in the game: of the toolbar, or of the message at the end. */
export type HarnessButton = 'new' | 'restart' | 'undo' | 'redo' | 'hint' | 'finish' | 'menu' | 'close';

/** So far inside a card's visible strip it is touched, as a part of the card's width. */
const INSET = 0.12;

export class GameHarness {
  readonly #element: SolitaireGame;

  /** @throws {Error} where nothing is laid out, as in jsdom: there is nothing to point at. */
  constructor(element: SolitaireGame) {
    this.#element = element;
    const { defaultView, documentElement } = element.ownerDocument;
    if (!defaultView || documentElement.getBoundingClientRect().width === 0 || typeof defaultView.PointerEvent !== 'function') {
      throw new Error('GameHarness needs a browser with a layout. jsdom and happy-dom have none: test in a browser, or play by the element’s own play() and undo().');
    }
  }

  /** The element itself, with its properties and methods. */
  get element(): SolitaireGame {
    return this.#element;
  }

  /** Resolves with the harness when the first game is on the table and cards have stopped moving. */
  async ready(): Promise<this> {
    const element = this.#element;
    await element.ownerDocument.defaultView?.customElements.whenDefined(element.localName);
    await element.ready;
    await this.settled();
    if (element.getBoundingClientRect().width === 0) throw new Error('The game is not shown: it has no size.');
    return this;
  }

  /** Resolves when what was done last is rendered, and cards lie still. */
  async settled(): Promise<void> {
    for (;;) {
      await this.#element.updateComplete;
      const moving = this.#root.getAnimations().filter(({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));
      if (moving.length === 0) return;
      await Promise.allSettled(moving.map(async (animation) => animation.finished));
    }
  }

  /** Drags cards from one pile to another; resolves with whether the game has changed. */
  async drag(from: PileId, to: PileId, { count = 1 }: Taken = {}): Promise<boolean> {
    return this.#changes(() => {
      const card = this.#cardAt(from, count);
      dragTo(card, this.#table, pointOn(card), pointOn(this.#nodes(to).at(-1) ?? this.#pile(to)));
    });
  }

  /** Taps a card, the one on top unless `count` says otherwise, or an empty pile; resolves with whether the game has changed. */
  async tap(pile: PileId, { count = 1 }: Taken = {}): Promise<boolean> {
    return this.#changes(() => {
      const target = this.#nodes(pile).length > 0 ? this.#cardAt(pile, count) : this.#pile(pile);
      tapAt(target, pointOn(target));
    });
  }

  /** Taps the stock: draws, redeals or lays out the reserve. */
  async draw(): Promise<boolean> {
    return this.tap('stock');
  }

  /** Presses a key, as the README names it: `U`, `Enter`, `Shift+ArrowUp`, `Ctrl+Z`. The game takes the focus, if it has not got it. */
  async press(key: string): Promise<boolean> {
    await this.settled();
    if (!this.#focused) {
      this.#element.focus();
      await this.settled(); // that takes a rendering
    }
    return this.#changes(() => typeKey(this.#focused ?? this.#table, key));
  }

  async undo(): Promise<boolean> {
    return this.press('U');
  }

  async redo(): Promise<boolean> {
    return this.press('R');
  }

  /** Clicks a button of the toolbar or the message. */
  async click(button: HarnessButton): Promise<boolean> {
    return this.#changes(() => {
      const target = this.#root.querySelector<HTMLElement>(`[part~="button"][data-action="${button}"]`);
      if (!target) throw new Error(`There is no button “${button}” now.`);
      target.click();
    });
  }

  /** A pile's cards as they are seen, from the bottom to the top; `null` for one that lies face down. */
  cards(pile: PileId): readonly (Card | null)[] {
    return this.#nodes(pile).map((node) => (node.dataset['card'] as Card | undefined) ?? null);
  }

  /** Whether a pile's card is face up: the one on top, unless `count` says otherwise. */
  isFaceUp(pile: PileId, { count = 1 }: Taken = {}): boolean {
    return this.#cardAt(pile, count).dataset['card'] !== undefined;
  }

  /** What is said at the end of a game; `null` while there is nothing to say. */
  get message(): string | null {
    return textOf(this.#root.querySelector('[part~="message"]'));
  }

  /** What is noted over the table for a while: why a move was refused, what is hinted, or that a deal is looked for. */
  get note(): string | null {
    return textOf(this.#root.querySelector('[part~="note"]:not(.offer)'));
  }

  /** What a screen reader was told last. */
  get announcement(): string | null {
    return textOf(this.#root.querySelector('[role="status"]'));
  }

  get #root(): ShadowRoot {
    const { shadowRoot, localName } = this.#element;
    if (!shadowRoot) throw new Error(`<${localName}> is not defined: import 'solitaire-game' first, and await ready().`);
    return shadowRoot;
  }

  get #table(): HTMLElement {
    const table = this.#root.querySelector<HTMLElement>('[part~="table"]');
    if (!table) throw new Error('There is no game on the table yet: await ready().');
    return table;
  }

  get #focused(): Element | null {
    const { activeElement } = this.#root;
    return activeElement && this.#table.contains(activeElement) ? activeElement : null;
  }

  #pile(id: PileId): HTMLElement {
    const piles = [...this.#table.querySelectorAll<HTMLElement>('[data-pile]')];
    const pile = piles.find(({ dataset }) => dataset['pile'] === id);
    if (!pile) throw new Error(`There is no pile “${id}”; there are ${piles.map(({ dataset }) => dataset['pile']).join(', ')}.`);
    return pile;
  }

  #nodes(id: PileId): HTMLElement[] {
    return [...this.#pile(id).querySelectorAll<HTMLElement>('[part~="card"]')];
  }

  #cardAt(id: PileId, count: number): HTMLElement {
    const nodes = this.#nodes(id);
    const card = nodes.at(-count);
    if (!card || count < 1) throw new Error(`There is no card ${count} from the top of ${id}, which has ${nodes.length}.`);
    return card;
  }

  async #changes(act: () => void): Promise<boolean> {
    await this.settled();
    const { position } = this.#element;
    act();
    await this.settled();
    return this.#element.position !== position;
  }
}

/** The same, ready. */
export async function harnessOf(element: SolitaireGame): Promise<GameHarness> {
  return new GameHarness(element).ready();
}

/** A point that no card above covers: near the corner, in the strip that shows. */
function pointOn(node: HTMLElement): Point {
  const { left, top, width, height } = node.getBoundingClientRect();
  const next = node.matches('[part~="card"]') ? node.nextElementSibling?.getBoundingClientRect() : undefined;
  const strip = next && next.top > top ? Math.min(height, next.top - top) : height;
  const inset = width * INSET;
  return { x: left + inset, y: top + Math.min(inset, strip / 2) };
}

function textOf(node: Element | null): string | null {
  const text = node?.textContent.trim().replace(/\s+/g, ' ') ?? '';
  return text === '' ? null : text;
}
