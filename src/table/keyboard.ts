/**
 * The same intents as pointer.ts, by keys: walking over the table, picking up and putting down, shortcuts. Which key means
 * what is in keys.ts; must not act outside the table, nor keep a key from the page that it did not use.
 */
import { suitIndexOf } from '../engine/index.js';
import type { PileId } from '../engine/index.js';
import { moveTo, stockMove, whyNoStockMove, whyNotLifted, whyNotTo } from './choose.js';
import type { TableHost } from './host.js';
import { LETTERS, STEPS } from './keys.js';
import { cardAt, topSpot } from './names.js';
import { isFoundation } from './spot.js';
import { landing, sameSpot } from './tap.js';
import { movesFrom } from './targets.js';
import { step } from './walk.js';

export class KeyboardInput {
  readonly #host: TableHost;
  #listening: AbortController | null = null;

  constructor(host: TableHost) {
    this.#host = host;
  }

  /** Listens on an ancestor of the table, in the same shadow root or that root itself. */
  connect(root: EventTarget): void {
    this.disconnect();
    this.#listening = new AbortController();
    root.addEventListener('keydown', this.#onKey as EventListener, { signal: this.#listening.signal });
  }

  disconnect(): void {
    this.#listening?.abort();
    this.#listening = null;
  }

  /** Nothing is ever under way between two keys; here for the shape that both inputs share. */
  cancel(): void {}

  readonly #onKey = (event: KeyboardEvent): void => {
    const { table, disabled } = this.#host;
    if (disabled || event.defaultPrevented || event.isComposing || !table || !event.composedPath().includes(table)) return;
    if (!this.#used(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  #used(event: KeyboardEvent): boolean {
    const host = this.#host;
    const { key, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
    const letter = letterOf(event);
    if (altKey) return false;
    if (ctrlKey || metaKey) {
      if (letter === 'z') host.command(shiftKey ? 'redo' : 'undo');
      else if (letter === 'y' && ctrlKey && !shiftKey) host.command('redo');
      else return false;
      return true;
    }
    if (key === '?' || (key === 'F1' && !shiftKey)) {
      this.#once(repeat, () => host.command('menu'));
      return true;
    }
    if (shiftKey) return false;
    const towards = STEPS[key];
    if (towards) host.focusSpot(step(host.layout, host.position, host.focus, towards));
    else if (key === 'Escape') return this.#escape();
    else if (key === 'Enter' || key === ' ') this.#once(repeat, () => this.#press());
    else return Object.hasOwn(LETTERS, letter) && this.#shortcut(LETTERS[letter as keyof typeof LETTERS], repeat);
    return true;
  }

  /** A key that is held down does nothing more, but is still ours. */
  #once(repeat: boolean, act: () => void): void {
    if (!repeat) act();
  }

  #shortcut(deed: (typeof LETTERS)[keyof typeof LETTERS], repeat: boolean): boolean {
    if (deed === 'undo' || deed === 'redo') this.#host.command(deed); // goes on while the key is held
    else this.#once(repeat, () => (deed === 'home' ? this.#sendHome() : deed === 'draw' ? this.#draw() : this.#host.command(deed)));
    return true;
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
    const reason = whyNotLifted(position, spot) ?? (movesFrom(host.legalMoves(), position, spot).length === 0 ? 'no-place' : null);
    if (reason) host.refuse(spot, reason);
    else host.select(spot);
  }

  #draw(): void {
    const host = this.#host;
    const move = stockMove(host.legalMoves());
    if (!move) host.refuse(topSpot(host.position, 'stock'), whyNoStockMove(host.position));
    else if (host.attempt(move)) this.#stay(host.focus.pile);
  }

  /** To the foundation; the focus stays, on what the card has uncovered, so that the key can be pressed again. */
  #sendHome(): void {
    const host = this.#host;
    const { position } = host;
    const spot = host.selected ?? host.focus;
    const card = cardAt(position, spot);
    if (!card) return host.refuse(spot, 'no-cards');
    if (isFoundation(spot.pile)) return host.refuse(spot, 'same-pile');
    const home: PileId = `foundation-${suitIndexOf(card) + 1}`;
    const move = moveTo(host.legalMoves(), position, spot, home);
    if (!move) host.refuse(spot, whyNotTo(position, spot, home));
    else if (host.attempt(move)) this.#stay(host.focus.pile);
  }

  #stay(pile: PileId): void {
    this.#host.focusSpot(topSpot(this.#host.position, pile));
  }
}

/** The Latin letter of a key: what it types, or where it lies on a keyboard that types other letters. */
function letterOf({ key, code }: KeyboardEvent): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return key.length === 1 && /^Key[A-Z]$/.test(code) ? code.charAt(3).toLowerCase() : '';
}
