/**
 * How much room a page gives the element: its height, where that does not follow from what is in it, and the window's. Measures by a probe in
 * the shadow root, so that no page's layout can lead it in circles; owns the probe's class. Knows nothing of tables.
 */
export interface Room {
  /** What the page's style sheet says (`height`, a stretched flex item, a `max-height` that is reached); `null` where it leaves it to us. */
  readonly height: number | null;
  /** Of the window, with a phone's bars out; in a frame nothing: a frame may be as high as what is in it. */
  readonly window: number;
}

/** Lower than this is no height for a game, but a box that is closed for now. */
const LEAST = 100;

export function roomOf(host: HTMLElement, root: ShadowRoot): Room {
  const view = host.ownerDocument.defaultView;
  const probe = host.ownerDocument.createElement('div');
  probe.className = 'probe';
  root.append(probe);
  const window = view?.top === view ? probe.offsetHeight : Infinity;
  const { paddingTop = '', paddingBottom = '' } = view?.getComputedStyle(host) ?? {};
  const padding = (Number.parseFloat(paddingTop) || 0) + (Number.parseFloat(paddingBottom) || 0);
  const content = root.querySelector<HTMLElement>('.root')?.offsetHeight ?? 0;
  const inner = host.clientHeight - padding;
  // One pixel more than fits: a host that grows with it is as high as its contents.
  probe.className = '';
  probe.style.setProperty('height', `${Math.max(0, inner - content) + 1}px`);
  const grows = host.clientHeight - padding > inner;
  probe.remove();
  // Rounded sizes may be half a pixel too large.
  return { height: grows || inner < LEAST ? null : Math.floor(inner) - 1, window: window || Infinity };
}
