/**
 * The same intents as pointer.ts, by keys: walking over the table, picking up and putting down, shortcuts. Owns what each meaning of
 * keys.ts does; must not act outside the table, nor keep a key from the page that it did not use.
 */
import { isFoundation, stockMove, suitIndexOf } from '../engine/index.js';
import type { PileId, Position } from '../engine/index.js';
import { moveTo, whyNoStockMove, whyNotLifted, whyNotTo } from './choose.js';
import { CALM } from './hold.js';
import type { TableHost } from './host.js';
import { meaningOf, type KeyMeaning } from './keys.js';
import { cardAt, topSpot } from './spot.js';
import { sameSpot, within } from './tap.js';
import { landing, movesFrom } from './targets.js';
import { step, type Step } from './walk.js';

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

export class KeyboardInput {
  readonly #host: TableHost;
  /** When a key that may be held last did something, and what was on the table before. */
  #last = 0;
  #before: Position | null = null;
  /** Keys that were used and are still down: the page is not told of their end either, for it did not hear of their beginning. */
  readonly #down = new Set<string>();
  #listening: AbortController | null = null;

  constructor(host: TableHost) {
    this.#host = host;
  }

  /** Listens on an ancestor of the table, in the same shadow root or that root itself. */
  connect(root: EventTarget): void {
    this.disconnect();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    root.addEventListener('keydown', this.#onKey as EventListener, { signal });
    root.addEventListener('keyup', this.#onKeyUp as EventListener, { signal });
  }

  disconnect(): void {
    this.#listening?.abort();
    this.#listening = null;
  }

  /** Nothing is ever under way between two keys; here for the shape that both inputs share. */
  cancel(): void {}

  readonly #onKey = (event: KeyboardEvent): void => {
    const { table, disabled } = this.#host;
    this.#down.delete(event.code); // where its end was never heard
    if (disabled || event.defaultPrevented || event.isComposing || !table || !event.composedPath().includes(table)) return;
    if (!this.#used(event)) return;
    this.#down.add(event.code);
    event.preventDefault();
    event.stopPropagation();
  };

  readonly #onKeyUp = (event: KeyboardEvent): void => {
    if (this.#down.delete(event.code)) event.stopPropagation();
  };

  #used(event: KeyboardEvent): boolean {
    const host = this.#host;
    const meaning = meaningOf(event);
    if (!meaning) return false;
    if (meaning === 'putBack') return this.#escape();
    if (meaning === 'walk' || meaning === 'ends') host.focusSpot(step(host.layout, host.position, host.focus, STEPS[event.key]!));
    else if (meaning === 'run') this.#takeOther(event.key === 'ArrowUp' ? -1 : 1);
    else if (meaning === 'undo' || meaning === 'redo') this.#calmly(event, () => host.command(meaning));
    // Held down, any other key does nothing more, but is still ours.
    else if (!event.repeat) this.#act(meaning);
    return true;
  }

  /** A key that is held down goes on, though no faster than one can follow, and only while something comes of it. */
  #calmly({ repeat, timeStamp }: KeyboardEvent, act: () => void): void {
    const { position } = this.#host;
    if (repeat && (timeStamp - this.#last < CALM || position === this.#before)) return;
    this.#last = timeStamp;
    this.#before = position;
    act();
  }

  #act(meaning: Exclude<KeyMeaning, 'walk' | 'ends' | 'run' | 'putBack' | 'undo' | 'redo'>): void {
    if (meaning === 'press') this.#press();
    else if (meaning === 'home') this.#sendHome();
    else if (meaning === 'draw') this.#draw();
    else if (meaning === 'hint' || meaning === 'finish' || meaning === 'new' || meaning === 'menu') this.#host.command(meaning);
    else this.#host.read(meaning);
  }

  /** More or fewer of the run that is picked up; where nothing is, from the card in focus. */
  #takeOther(by: 1 | -1): void {
    const host = this.#host;
    const { pile, index } = host.selected ?? host.focus;
    const other = within(host, { pile, index: index + by }, by);
    if (!other) return;
    host.focusSpot(other);
    host.select(other);
  }

  #escape(): boolean {
    const host = this.#host;
    if (!host.selected) return host.dismiss();
    host.select(null);
    return true;
  }

  /** Enter or Space on the spot in focus. */
  #press(): void {
    const host = this.#host;
    const { focus: spot, selected, position } = host;
    if (spot.pile === 'stock') return this.#draw();
    if (!selected) return this.#pickUp();
    if (spot.pile === selected.pile) return sameSpot(spot, selected) ? host.select(null) : this.#pickUp();
    const move = moveTo(host.legalMoves(), position, selected, spot.pile);
    if (!move) return host.refuse(selected, whyNotTo(position, selected, spot.pile));
    if (host.attempt(move)) host.focusSpot(landing(host.position, move));
  }

  #pickUp(): void {
    const host = this.#host;
    const { focus: spot, position } = host;
    const code = whyNotLifted(position, spot) ?? (movesFrom(host.legalMoves(), position, spot).length === 0 ? 'no-place' : null);
    if (code) host.refuse(spot, { code });
    else host.select(spot);
  }

  #draw(): void {
    const host = this.#host;
    const move = stockMove(host.position);
    if (!move) host.refuse(topSpot(host.position, 'stock'), { code: whyNoStockMove(host.position) });
    else host.attempt(move);
  }

  /** To the foundation. The focus stays; where that card lay, on what it has uncovered, so that the key can be pressed again. */
  #sendHome(): void {
    const host = this.#host;
    const { position } = host;
    const spot = host.selected ?? host.focus;
    const card = cardAt(position, spot);
    if (!card) return host.refuse(spot, { code: 'no-cards' });
    if (isFoundation(spot.pile)) return host.refuse(spot, { code: 'same-pile' });
    const home: PileId = `foundation-${suitIndexOf(card) + 1}`;
    const move = moveTo(host.legalMoves(), position, spot, home);
    if (!move) host.refuse(spot, whyNotTo(position, spot, home));
    else host.attempt(move);
  }
}
