/**
 * Undo and redo go on for as long as their button is held. Finds the button by its `data-action`, wherever it stands in the root; a short
 * press stays an ordinary click. Owns that timing alone: what an action does is the host's.
 */
import type { TableHost } from './host.js';
import { LONG_PRESS } from './pointer.js';

/** So many milliseconds lie at least between two steps of an undo that is held: one can follow, and stop in time. */
export const CALM = 220;

const REPEATED = ['undo', 'redo'] as const;

export class HoldInput {
  readonly #host: TableHost;
  #listening: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #button: HTMLElement | null = null;
  #last = 0;
  /** The click that follows such a press is no further one. */
  #swallow = false;

  constructor(host: TableHost) {
    this.#host = host;
  }

  /** Listens on the root that holds the buttons. */
  connect(root: EventTarget): void {
    this.disconnect();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    root.addEventListener('pointerdown', this.#onDown as EventListener, { signal });
    for (const type of ['pointerup', 'pointercancel']) root.addEventListener(type, () => this.cancel(), { signal });
    root.addEventListener('pointerout', this.#onOut as EventListener, { signal });
    root.addEventListener('click', this.#onClick as EventListener, { signal, capture: true });
    root.addEventListener('keydown', this.#onKey as EventListener, { signal, capture: true });
    root.addEventListener('contextmenu', (event) => this.#button && event.preventDefault(), { signal });
  }

  disconnect(): void {
    this.cancel();
    this.#listening?.abort();
    this.#listening = null;
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#button = null;
  }

  readonly #onDown = (event: PointerEvent): void => {
    this.cancel();
    this.#swallow = false;
    const button = buttonOf(event);
    const action = REPEATED.find((each) => each === button?.dataset['action']);
    if (!button || !action || event.button !== 0) return;
    this.#button = button;
    const again = (): void => {
      if (!button.isConnected || button.hasAttribute('aria-disabled')) return this.cancel();
      this.#swallow = true;
      this.#host.command(action);
      // The change that it makes ends whatever is under way at the table, but not this.
      this.#button = button;
      this.#timer = setTimeout(again, CALM);
    };
    this.#timer = setTimeout(again, LONG_PRESS);
  };

  readonly #onOut = ({ relatedTarget }: PointerEvent): void => {
    if (!this.#button?.contains(relatedTarget as Node | null)) this.cancel();
  };

  readonly #onClick = (event: MouseEvent): void => {
    // One by a key has no pressing before it.
    if (!this.#swallow || event.detail === 0) return;
    this.#swallow = false;
    event.stopPropagation();
    event.preventDefault();
  };

  /** A button that has the focus is pressed as often as the keyboard repeats Enter, which is far too often. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const action = buttonOf(event)?.dataset['action'];
    if (event.key !== 'Enter' || !action) return;
    const calm = REPEATED.some((each) => each === action) && event.timeStamp - this.#last >= CALM;
    if (event.repeat && !calm) event.preventDefault();
    else this.#last = event.timeStamp;
  };
}

/** The button of ours that an event is about. */
function buttonOf(event: Event): HTMLElement | undefined {
  const root = event.currentTarget;
  return (event.composedPath() as HTMLElement[]).find((each) => 'dataset' in each && each.dataset['action'] !== undefined && each.getRootNode() === root);
}
