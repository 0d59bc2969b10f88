/**
 * The page's side of the session's `Platform`: clock, timers, chance, date and storage of a browser.
 * Each access is made when it is needed and not before, so that importing this touches nothing.
 */
import { dailySeed } from '../deals/daily.js';
import type { Platform, TextStore } from '../session/platform.js';

/** Short enough to be told to a friend, many enough that nobody meets one twice. */
const DEALS = 1_000_000_000;

const textStore = (storage: () => Storage): TextStore => ({
  read: (key) => storage().getItem(key),
  write: (key, text) => storage().setItem(key, text),
});

/** `busy`: whether autoplay is to wait in this very game. */
export function browserPlatform(busy: () => boolean): Platform {
  return {
    now: () => performance.now(),
    later: (job, ms) => {
      const timer = setTimeout(job, ms);
      return () => clearTimeout(timer);
    },
    randomSeed: () => Math.floor(Math.random() * DEALS),
    chance: Math.random,
    today: () => dailySeed(new Date()),
    report,
    storage: textStore(() => localStorage),
    tab: textStore(() => sessionStorage),
    stillMotion,
    busy,
  };
}

/** As an uncaught error would be, but without ending what goes on. */
function report(error: unknown): void {
  if (typeof reportError === 'function') reportError(error);
  else console.error(error);
}

function stillMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
