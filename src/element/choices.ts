/**
 * What the page chose by attributes that have a default to fall back on: toolbar, autoplay, looks. Owns the faults in them, and tells each
 * once. Knows no game.
 */
import type { Controls } from '../parts/toolbar.js';
import type { AutoplayMode } from '../session/autoplay.js';
import { autoplayOf, controlsOf } from './attributes.js';
import { looksOf, schemeOf, type Looks, type LooksHost } from './looks.js';
import { isServer } from './served.js';

export interface ChoicesHost extends LooksHost {
  /** As the page gave them, unchecked. */
  readonly controls: unknown;
  readonly autoplay: unknown;
}

export class Choices {
  controls: Controls = 'full';
  autoplay: AutoplayMode = 'off';
  looks: Looks = looksOf({} as LooksHost, 'auto', '');
  faults: readonly Error[] = [];

  /** `complain` hears of a fault that was not there before. */
  read(host: Element & ChoicesHost, language: string, complain: (fault: Error) => void): void {
    const controls = controlsOf(host.controls);
    const autoplay = autoplayOf(host.autoplay);
    this.controls = controls.value;
    this.autoplay = autoplay.value;
    this.looks = looksOf(host, schemeOf(isServer ? '' : getComputedStyle(host).colorScheme), language);
    const faults = [controls.fault, autoplay.fault, ...this.looks.faults].filter((fault) => fault !== null);
    for (const fault of faults) if (!this.faults.some(({ message }) => message === fault.message)) complain(fault);
    this.faults = faults;
  }
}
