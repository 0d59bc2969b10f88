// What not every browser can do for a test: Chromium's own protocol, media as the test wants them, what an older one lacks. There such a test is skipped.
import { emulateMedia as emulate, executeServerCommand, setViewport as resize } from '@web/test-runner-commands';

/** Also the shell without a window, which lacks the `chrome` object. */
export const isChromium = navigator.userAgent.includes('Chrome/');

export const isWebKit = !isChromium && navigator.userAgent.includes('AppleWebKit/');

let current: Mocha.Test | undefined;
beforeEach(function () {
  current = this.currentTest;
});
afterEach(() => {
  current = undefined;
});

/** Skips the test that is running; outside of one there is nothing to skip. */
function skip(): void {
  (current as unknown as { skip(): never } | undefined)?.skip();
}

/** For a test of what younger browsers have. */
export function needs(isThere: boolean): void {
  if (!isThere) skip();
}

export const hasStates = CSS.supports('selector(:state(won))');

/** Sends one DevTools protocol message to the test's own page. */
export async function cdp(method: string, params: Record<string, unknown> = {}): Promise<unknown> {
  if (!isChromium) return skip();
  return executeServerCommand('cdp', { method, params });
}

const USUAL = ['no-preference', 'none', 'light', 'screen'];

export async function emulateMedia(media: Parameters<typeof emulate>[0]): Promise<void> {
  if (isChromium) await emulate(media);
  else if (!Object.values(media).every((value) => USUAL.includes(value as string))) skip();
}

/** A window of WebKit's cannot be as narrow as a phone. */
export async function setViewport(size: Parameters<typeof resize>[0]): Promise<void> {
  if (isChromium) return resize(size);
  await resize(size).catch(skip);
}
