/**
 * The looks that only play brings: what is picked up, dragged or pointed at, notes, and what other
 * media than a usual screen need. Comes with the part that plays, after the sheets of styles.ts.
 */
import { css } from 'lit';

const hands = css`
  @media (hover: hover) {
    .button:not([aria-disabled]):hover {
      background: color-mix(in srgb, currentcolor 14%, transparent);
    }
  }
  .button:not([aria-disabled]):active {
    background: color-mix(in srgb, currentcolor 24%, transparent);
  }
  .stock > .place,
  .stock > .down:not(.deep) {
    cursor: pointer;
  }
  /* A finger drags it; two still zoom. */
  .free {
    cursor: grab;
    touch-action: pinch-zoom;
  }
  /* The back of a card that is just being turned: turn.ts shows it for the first half. What it inherits would be worked out anew with each frame of its card. */
  .turning {
    position: absolute;
    inset: 0;
    box-sizing: border-box;
    border-radius: calc(var(--_w) * 0.07);
    opacity: 0;
    pointer-events: none;
  }
  [data-dragging] {
    will-change: translate;
    z-index: 1000;
    cursor: grabbing;
    pointer-events: none;
    box-shadow:
      0 0 0 0.6px rgb(0 0 0 / 0.38),
      0 calc(var(--_w) * 0.05) calc(var(--_w) * 0.14) rgb(0 0 0 / 0.3);
  }
  /* A pile's top card, or its empty place. With any element for it, all of a card's drawing would be restyled with its part. */
  [part~='target'] > :where(.card, .place):last-child,
  [part~='hint'].card,
  [part~='hint'].pile > :where(.card, .place):last-child {
    outline: max(3px, calc(var(--_w) * 0.035)) solid var(--_accent);
    outline-offset: -1px;
  }
  [part~='target'] > :where(.card, .place):last-child {
    box-shadow: 0 0 calc(var(--_w) * 0.16) var(--_accent);
  }
  /* Where a hint leads, beside the card that goes there: dashes on a ring. The stock of a hint is what to touch. */
  [part~='hint'].pile:not(.stock) > :where(.card, .place):last-child {
    outline-style: dashed;
    box-shadow: 0 0 0 max(2px, calc(var(--_w) * 0.035 - 1px)) var(--_on);
  }
  /* Held a little above the table: seen beside the focus too, which is drawn in the same place. */
  [part~='selected'] {
    translate: 0 calc(var(--_w) * -0.08);
    box-shadow:
      0 0 0 max(3px, calc(var(--_w) * 0.035)) var(--_accent),
      0 calc(var(--_w) * 0.05) calc(var(--_w) * 0.14) rgb(0 0 0 / 0.35);
  }
  :focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: -2px;
  }
  /* A ring that faded with its button would hardly be seen. */
  @supports (color: color-mix(in srgb, red, red)) {
    .button[aria-disabled]:focus-visible {
      opacity: 1;
      color: color-mix(in srgb, currentcolor 42%, transparent);
    }
  }
  /* On the colour of these buttons it would not be seen: it stands beside. */
  :is(.bar .finish, .fault .button, .message .first):focus-visible {
    outline-offset: 2px;
  }
  .card:focus-visible {
    outline-color: #1667d9;
    box-shadow: 0 0 0 3px var(--_focus);
  }
`;

/** The toolbar's button that comes when a game can be finished. */
const finish = css`
  /* The last, so that no other moves when it comes. */
  .bar .finish {
    order: 1;
    background: var(--_accent);
    color: var(--_on);
  }
  /* One in the other's place, so that no button moves under a finger. */
  @container (max-width: 720px) {
    .bar .finish {
      order: 0;
      box-sizing: content-box;
      width: 4.8em;
    }
    .bar .finish + .restart {
      display: none;
    }
  }
`;

const note = css`
  .stage > * {
    grid-area: 1 / 1;
  }
  /* Over the table's lower end, or as low as the page's window shows of it: a note, or the message at the end (parts/outcome-styles.ts). */
  .note,
  .message {
    position: sticky;
    bottom: 12px;
    align-self: end;
    justify-self: center;
    box-sizing: border-box;
    margin: 12px 0;
    border-radius: 14px;
    background: var(--_card);
    color: var(--_ink);
    text-align: center;
  }
  /* What is only read lets taps through. */
  .note {
    z-index: 3;
    width: fit-content;
    max-width: min(100% - 16px, 27em);
    padding: 10px 14px;
    padding: 10px clamp(10px, 4cqi, 18px);
    box-shadow:
      0 0 0 1px rgb(0 0 0 / 0.14),
      0 6px 20px rgb(0 0 0 / 0.3);
    font-size: 17px;
    text-wrap: pretty;
  }
  p.note {
    pointer-events: none;
  }
  .offer {
    display: flex;
    padding: 2px;
  }
  .note :focus-visible {
    outline-color: #1667d9;
  }
`;

const adaptations = css`
  @media (forced-colors: active) {
    .root,
    .card,
    .place,
    .note,
    .message {
      border: 1px solid CanvasText;
    }
    /* Without colours, a suit in a place would look like an ace. */
    .place {
      border-style: dashed;
    }
    .mark {
      opacity: 0.5;
    }
    .o {
      stroke: Canvas;
    }
    .p {
      fill: Canvas;
    }
    .down,
    .turning {
      forced-color-adjust: none;
      box-shadow: none;
      background: repeating-linear-gradient(45deg, CanvasText 0 1px, Canvas 1px 6px);
    }
    [part~='target'] > :where(.card, .place):last-child,
    [part~='hint'].card,
    [part~='hint'].pile > :where(.card, .place):last-child,
    [part~='selected'] {
      outline: 4px solid Highlight;
    }
    .button {
      border: 1px solid ButtonBorder;
    }
    .button[aria-disabled],
    .button[aria-disabled]:focus-visible {
      opacity: 1;
      color: GrayText;
    }
  }
  @media print {
    .root {
      --_card: #fff;
      --_ink: #000;
      --_shade: transparent;
      background: none;
      color: #000;
      break-inside: avoid;
    }
    .bar .button,
    .note {
      display: none;
    }
    .down {
      print-color-adjust: exact;
      background: repeating-linear-gradient(45deg, #999 0 1px, #fff 1px 6px);
      box-shadow: none;
    }
    .card,
    .place {
      border: 1px solid #555;
    }
    .place {
      background: none;
    }
  }
`;

export const playStyles = [hands, finish, note, adaptations];
