/**
 * The back of a card that turns up: an element over its face, there only while it turns. (A pseudo-element would weigh on every open card of the
 * table, and to animate it the browser restyles, at once, whatever has changed so far.) Knows nothing of games.
 */

/** Shows the back until `half` of the way is done, from 0 to 1. */
export function showBack(card: HTMLElement, half: number, timing: KeyframeAnimationOptions): { cancel(): void } {
  const back = card.ownerDocument.createElement('div');
  back.className = 'turning';
  card.prepend(back); // before what Lit renders and may clear away
  const animation = back.animate({ opacity: [1, 0, 0], offset: [0, half, 1], easing: 'step-end' }, timing);
  // However it ends: a page may call off what moves on it.
  animation.onfinish = animation.oncancel = () => back.remove();
  return {
    cancel() {
      animation.cancel();
      back.remove();
    },
  };
}
