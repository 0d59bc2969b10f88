/**
 * The looks of the table at rest; what play adds is in play-styles.ts. Theme: the `--solitaire-*` properties below, which a
 * page sets on the element or above; the `--_*` ones are ours. Sizes come as `--_w` and `--_h` from place.ts. Never `rem`: it
 * follows the page. Only `transform`, `translate` and `opacity` ever animate.
 */
import { css } from 'lit';
import { chromeStyles } from '../parts/styles.js';
import { faceStyles } from './face-styles.js';

const theme = css`
  :host {
    display: block;
    min-width: 0;
    /* Colour of the table. */
    --_felt: var(--solitaire-felt, #237a57);
    /* Text and lines on the table. */
    --_text: var(--solitaire-text, #fff);
    /* Paper of the cards. */
    --_card: var(--solitaire-card, #fffdf8);
    /* Spades and clubs; text on paper. */
    --_ink: var(--solitaire-ink, #1b2330);
    /* Hearts and diamonds. */
    --_red: var(--solitaire-red, #c8202f);
    /* Backs of the cards. */
    --_back: var(--solitaire-back, #2d4f8f);
    /* Where picked-up cards may go; hints. */
    --_accent: var(--solitaire-accent, #ffd24a);
    /* The ring around what has the focus. */
    --_focus: var(--solitaire-focus, #ffe9a8);
    /* Corners of the table. */
    --_radius: var(--solitaire-radius, 12px);
    --_font: var(--solitaire-font, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif);
    /* Read by motion.ts: --solitaire-duration. Read by the element: --solitaire-card-max-width. */
  }
  :host([hidden]) {
    display: none;
  }
  @media (prefers-color-scheme: dark) {
    :host {
      --_felt: var(--solitaire-felt, #14382b);
      --_text: var(--solitaire-text, #e6ece8);
      --_card: var(--solitaire-card, #ebe7dd);
      --_back: var(--solitaire-back, #2b4373);
    }
  }
  /* Children of the host, from the outside in: .root > .bar, .stage > .table + .message; .live is the live region. */
  /* What the page's rules and inherited properties cannot reach. */
  .root {
    all: initial;
    direction: inherit;
    display: block;
    position: relative;
    container-type: inline-size;
    contain-intrinsic-inline-size: 640px;
    overflow: clip;
    border-radius: var(--_radius);
    background:
      radial-gradient(120% 90% at 50% 0, rgb(255 255 255 / 0.14), transparent 70%),
      radial-gradient(150% 120% at 50% 30%, transparent 55%, rgb(0 0 0 / 0.28)),
      var(--_felt);
    color: var(--_text);
    font: 15px/1.35 var(--_font);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
    -webkit-user-select: none;
    user-select: none;
    touch-action: pan-y pinch-zoom; /* sideways, a swipe would leave the page */
  }
  .live {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

const table = css`
  .table {
    position: relative;
    isolation: isolate;
    direction: ltr;
  }
  .pile,
  .place,
  .card {
    position: absolute;
    box-sizing: border-box;
  }
  .idle {
    visibility: hidden;
  }
  .place,
  .card {
    width: var(--_w);
    height: var(--_h);
    border-radius: calc(var(--_w) * 0.07);
  }
  .place {
    border: max(1px, calc(var(--_w) * 0.016)) solid rgb(255 255 255 / 0.26);
    background: rgb(0 0 0 / 0.1);
  }
  .stock > .place {
    cursor: pointer;
  }
  .mark {
    display: block;
    width: 100%;
    height: 100%;
    fill: currentcolor;
    stroke: currentcolor;
    opacity: 0.36;
    pointer-events: none;
  }
  .label {
    position: absolute;
    inset: auto 0 6%;
    font-size: max(10px, calc(var(--_w) * 0.13));
    line-height: 1.2;
    text-align: center;
    opacity: 0.9;
    pointer-events: none;
  }
  .tableau .mark {
    opacity: 0.13;
  }
  .mark path:not(.i) {
    stroke: none;
  }
  .card {
    box-shadow:
      0 0 0 0.6px rgb(0 0 0 / 0.38),
      0 1px 2px rgb(0 0 0 / 0.22);
    contain: layout style;
  }
  .up {
    background: var(--_card);
    color: var(--_ink);
  }
  .red {
    color: var(--_red);
  }
  /* A finger drags it; two still zoom. */
  .free {
    cursor: grab;
    touch-action: pinch-zoom;
  }
  /* The back: a lattice, a medallion, two frames. */
  .down,
  .up::after {
    --_line: max(1px, calc(var(--_w) * 0.014));
    --_mesh: transparent var(--_line) calc(var(--_w) * 0.09);
    border: max(1.5px, calc(var(--_w) * 0.045)) solid var(--_card);
    background:
      radial-gradient(circle closest-side, var(--_back) 0 34%, rgb(255 255 255 / 0.55) 35% 39%, var(--_back) 40% 46%, transparent 47%) padding-box,
      repeating-linear-gradient(45deg, rgb(255 255 255 / 0.3) 0 var(--_line), var(--_mesh)) padding-box,
      repeating-linear-gradient(-45deg, rgb(255 255 255 / 0.3) 0 var(--_line), var(--_mesh)) padding-box,
      linear-gradient(var(--_back), var(--_back)) padding-box,
      var(--_card);
  }
  .down {
    box-shadow:
      inset 0 0 0 calc(var(--_w) * 0.035) var(--_back),
      0 0 0 0.6px rgb(0 0 0 / 0.38),
      0 1px 2px rgb(0 0 0 / 0.22);
  }
  .stock > .down {
    cursor: pointer;
  }
  /* The back of a card that is just being turned: motion.ts shows it for the first half. */
  .up::after {
    content: '';
    position: absolute;
    inset: 0;
    box-sizing: border-box;
    border-radius: inherit;
    opacity: 0;
    pointer-events: none;
  }
  .deep {
    visibility: hidden;
  }
`;

export const tableStyles = [theme, table, faceStyles, chromeStyles];
