/**
 * What the page chose by attributes that have a default to fall back on: toolbar, autoplay, looks, sounds; or the player in its place. Owns the
 * faults in them, and tells each once. Knows no game.
 */
import type { Controls } from '../parts/toolbar.js';
import type { AutoplayMode } from '../session/autoplay.js';
import { autoplayOf, controlsOf, toBoolean } from './attributes.js';
import { looksOf, schemeOf, type Looks, type LooksHost } from './looks.js';
import type { Preferred } from './preferences.js';
import { isServer } from './served.js';

export interface ChoicesHost extends LooksHost {
  /** As the page gave them, unchecked. */
  readonly controls: unknown;
  readonly autoplay: unknown;
  readonly sounds: unknown;
}

export class Choices {
  controls: Controls = 'full';
  autoplay: AutoplayMode = 'off';
  sounds = false;
  looks: Looks = looksOf({} as LooksHost, 'auto', '');
  faults: readonly Error[] = [];

  /** `preferred` goes before what the page says; `complain` hears of a fault that was not there before. */
  read(host: Element & ChoicesHost, language: string, complain: (fault: Error) => void, preferred: Preferred): void {
    const { theme, fourColor, mirrored, indices, back } = host;
    const wanted = { theme, fourColor, mirrored, indices, back, autoplay: host.autoplay, sounds: host.sounds, ...preferred };
    const controls = controlsOf(host.controls);
    const autoplay = autoplayOf(wanted.autoplay);
    this.controls = controls.value;
    this.autoplay = autoplay.value;
    this.sounds = toBoolean(wanted.sounds);
    this.looks = looksOf(wanted, schemeOf(isServer ? '' : getComputedStyle(host).colorScheme), language);
    const faults = [controls.fault, autoplay.fault, ...this.looks.faults].filter((fault) => fault !== null);
    for (const fault of faults) if (!this.faults.some(({ message }) => message === fault.message)) complain(fault);
    this.faults = faults;
  }
}
