/**
 * The way to the menu: loads its chunk when it is first opened, and stands between it and the element. Must not know what is on its pages.
 */
import { nothing, type CSSResult, type TemplateResult } from 'lit';
import type { SavedGame } from '../engine/index.js';
import type { Words } from '../locales/index.js';
import type * as Panels from '../panels/index.js';
import type { Keeper } from '../session/keeper.js';
import type { GameSpec, Session } from '../session/session.js';
import { NO_STATISTICS } from '../session/statistics.js';
import type { Layout } from '../table/geometry.js';
import { isLeftOut } from './attributes.js';
import type { ChoicesHost } from './choices.js';
import { companion } from './companion.js';
import type { Preferences } from './preferences.js';
import type { Telling } from './telling.js';

export interface DoorOwner {
  readonly game: { readonly keeper: Keeper | null; readonly telling: Pick<Telling, 'complain' | 'complained'> };
  readonly session: Session;
  readonly words: Words;
  readonly root: ParentNode & DocumentOrShadowRoot;
  readonly table: { readonly cyrillic: boolean; readonly layout: Layout; cancel(): void; takeFocus(): void };
  readonly disabled: boolean;
  requestUpdate(): void;
}

export interface DoorElement extends Element, ChoicesHost {
  readonly winnable: unknown;
  /** As the page gave it, unchecked. */
  readonly shareUrl: string | null | undefined;
  addStyles(styles: readonly CSSResult[]): void;
}

const panelsPart = companion(() => import('../panels/index.js'), 'The menu');

export class MenuDoor {
  readonly #owner: DoorOwner;
  readonly #element: DoorElement;
  readonly #preferences: Preferences;
  readonly #lost: (error: Error) => void;
  readonly #dealAnew: (spec: GameSpec) => void;
  #arriving: Promise<typeof Panels> | null = null;
  #hasStyles = false;
  #menu: Panels.Menu | null = null;
  /** What had the focus before, and gets it back. */
  #before: Element | null = null;

  /** `lost` hears that a file could not be loaded; `dealAnew` is called when the player wants a deal that the menu shows. */
  constructor(owner: DoorOwner, element: DoorElement, preferences: Preferences, lost: (error: Error) => void, dealAnew: (spec: GameSpec) => void) {
    this.#lost = lost;
    this.#owner = owner;
    this.#element = element;
    this.#preferences = preferences;
    this.#dealAnew = dealAnew;
  }

  /** Opens the menu, on its first page or with a recorded game; in the language of the table. Rejected where it can't be loaded. */
  async open(recorded?: SavedGame): Promise<void> {
    const owner = this.#owner;
    const panels = await (this.#arriving ??= this.#load().finally(() => (this.#arriving = null)));
    if (!this.#element.isConnected) return;
    this.#preferences.reread();
    if (!this.#menu) this.#before = owner.root.activeElement;
    this.#menu ??= new panels.Menu(this.#hostOf(panels));
    if (recorded) this.#menu.replay(recorded);
    owner.table.cancel(); // what is in hand cannot be put down meanwhile
    owner.session.setPaused(true);
    owner.requestUpdate();
  }

  /** Once for all who press meanwhile: a failure is told once. */
  async #load(): Promise<typeof Panels> {
    const tell = (error: unknown): void => {
      if (this.#element.isConnected) this.#lost(error as Error);
    };
    try {
      const panels = await panelsPart.load();
      panels.retryPanelTexts();
      await panels.panelTextsArrive(this.#owner.words.lang)?.catch(tell);
      if (!this.#hasStyles) this.#element.addStyles(panels.panelStyles);
      this.#hasStyles = true;
      return panels;
    } catch (error) {
      tell(error);
      throw error;
    }
  }

  /** The element goes, or somebody else needs the room. */
  close(): void {
    this.#menu?.stop();
    if (this.#menu) this.#closed();
  }

  view(): TemplateResult | typeof nothing {
    return this.#menu?.view() ?? nothing;
  }

  afterRender(): void {
    this.#menu?.afterRender();
  }

  readonly #closed = (): void => {
    this.#menu = null;
    this.#owner.session.setPaused(false);
    this.#owner.requestUpdate();
  };

  #hostOf(panels: typeof Panels): Panels.MenuHost {
    const owner = this.#owner;
    const element = this.#element;
    const preferences = this.#preferences;
    let arriving: Promise<void> | null = null;
    const texts = (): Panels.MenuHost['texts'] => {
      const promise = panels.panelTextsArrive(owner.words.lang);
      if (promise !== arriving) void promise?.catch(this.#lost).then(() => owner.requestUpdate());
      arriving = promise;
      return panels.panelTexts(owner.words.lang);
    };
    return {
      session: owner.session,
      root: owner.root,
      get words() {
        return owner.words;
      },
      get texts() {
        return texts();
      },
      get lacksTexts() {
        return panels.lacksPanelTexts(owner.words.lang);
      },
      retryTexts: () => {
        panels.retryPanelTexts();
        owner.requestUpdate();
      },
      get seen() {
        return element.getClientRects().length > 0;
      },
      get cyrillic() {
        return owner.table.cyrillic;
      },
      get mirrored() {
        return owner.table.layout.frame.mirrored;
      },
      get disabled() {
        return owner.disabled;
      },
      get keeps() {
        return owner.game.keeper?.lasts === true;
      },
      get shareAddress() {
        return shareAddress(element);
      },
      get settings() {
        return preferences.list(element);
      },
      get settingsAreSet() {
        return preferences.areSet;
      },
      set: (name, value) => {
        preferences.set(name, value);
        owner.requestUpdate();
      },
      clearSettings: () => {
        preferences.clear();
        owner.requestUpdate();
      },
      statistics: (variant) => owner.game.keeper?.statistics(variant) ?? NO_STATISTICS,
      resetStatistics: (variant) => owner.game.keeper?.reset(variant),
      dealAnew: (spec) => {
        this.close();
        this.#dealAnew(spec);
      },
      requestUpdate: () => owner.requestUpdate(),
      closed: () => {
        // The page has taken away the button that opened it.
        if (this.#before?.isConnected === false) owner.table.takeFocus();
        this.#closed();
      },
    };
  }
}

/** What the page names, else the page itself; of a page without an address, the one that it is in. */
export function shareAddress({ shareUrl, ownerDocument }: Pick<DoorElement, 'shareUrl' | 'ownerDocument'>): string {
  const own = /^https?:/.test(ownerDocument.URL) ? ownerDocument.URL : ownerDocument.baseURI;
  try {
    return new URL(isLeftOut(shareUrl) ? own : String(shareUrl), ownerDocument.baseURI).href;
  } catch {
    return own;
  }
}
