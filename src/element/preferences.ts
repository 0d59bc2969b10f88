/**
 * What the player set in the menu. It goes before what the page's attributes say, until it is taken back; kept under the `persist` key, else for
 * as long as the element lives. Owns which settings there are and their values; what comes of them is not known here.
 */
import type { Setting, SettingName } from '../panels/host.js';
import type { Platform } from '../session/platform.js';
import { Store, type Format } from '../session/storage.js';
import { AUTOPLAY, BACKS, INDICES, THEMES, toBoolean, WINNABLE } from './attributes.js';

/** Values as an attribute has them. */
export type Preferred = Readonly<Partial<Record<SettingName, string>>>;

const SWITCH = ['false', 'true'];

/** In the order of the page; the first value is the default. */
const VALUES: Readonly<Record<SettingName, readonly string[]>> = {
  winnable: WINNABLE.map(String),
  theme: THEMES,
  fourColor: SWITCH,
  indices: INDICES,
  back: BACKS,
  mirrored: SWITCH,
  autoplay: AUTOPLAY,
  sounds: SWITCH,
};
const NAMES = Object.keys(VALUES) as SettingName[];

/** What is unknown is left out: it may be of a later version, and is no loss to play. */
const format: Format<Preferred> = {
  empty: {},
  parse: (json) => ({ value: Object.fromEntries(NAMES.filter((name) => VALUES[name].includes(json[name] as string)).map((name) => [name, json[name]])) }),
};

export class Preferences {
  readonly #platform: Platform;
  #key: string | null = null;
  #store: Store<Preferred>;
  /** What is stored, as far as this element knows. */
  #now: Preferred = {};

  constructor(platform: Platform) {
    this.#platform = platform;
    this.#store = this.#open();
  }

  /** What goes before the page's word, kept under this key from now on; `null`: nowhere. */
  under(key: string | null): Preferred {
    if (key !== this.#key) {
      this.#key = key;
      this.#store = this.#open();
      this.#now = this.#store.read();
    }
    return this.#now;
  }

  /** Another tab, or another element, may have set something. */
  reread(): void {
    this.#now = this.#store.read();
  }

  set(name: SettingName, value: string): void {
    this.#change((stored) => ({ ...stored, [name]: value }));
  }

  /** As the page has it. */
  clear(): void {
    this.#change(() => ({}));
  }

  get areSet(): boolean {
    return Object.keys(this.#now).length > 0;
  }

  /** Each setting with the value in force; `page` gives them as the element's properties do. */
  list(page: Readonly<Partial<Record<SettingName, unknown>>>): Setting[] {
    return NAMES.map((name) => {
      const values = VALUES[name];
      const given = this.#now[name] ?? page[name];
      return { name, values, value: values === SWITCH ? String(toBoolean(given)) : (values.find((value) => value === String(given)) ?? values[0]!) };
    });
  }

  #change(change: (stored: Preferred) => Preferred): void {
    this.#store.update(change);
    this.reread();
  }

  /** A storage that does not work is told by who keeps the game there. */
  #open(): Store<Preferred> {
    return new Store(this.#platform, this.#key === null ? null : `${this.#key}.preferences`, format, () => undefined);
  }
}
