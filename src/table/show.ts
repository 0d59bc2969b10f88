/**
 * When a show is over: with its last animation, at any input, or when it is called off, by its owner or by a page that calls off what moves on it.
 * Owns that it ends once. Knows nothing of what is shown.
 */
const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const;

interface Part {
  cancel(): void;
}

/** `last` ends no sooner than all other `parts`, and is one of them; `tidy` takes away what the show has left. */
export function show(page: Document, parts: readonly Part[], last: Animation | undefined, tidy: () => void): Part {
  const listening = new AbortController();
  const { signal } = listening;
  // What is called off says so a little later, when the next show may have begun.
  const end = (): void => {
    if (signal.aborted) return;
    listening.abort();
    tidy();
  };
  const cancel = (): void => {
    for (const part of parts) part.cancel();
    end();
  };
  // Anywhere in the page, and before anybody else hears of it.
  for (const input of INPUTS) page.addEventListener(input, cancel, { capture: true, passive: true, signal });
  if (last) last.onfinish = last.oncancel = end;
  else queueMicrotask(end); // no sooner than the caller has what is ended
  return { cancel };
}
