/**
 * The looks of the table at rest; what play adds is in play-styles.ts. A page sets `--solitaire-*` properties on the element or above; the
 * `--_*` ones are ours, colours among them in themes.ts. Sizes come as `--_w` and `--_h` from place.ts. Never `rem`: it
 * follows the page. Only `transform`, `translate` and `opacity` ever animate.
 */
import { css } from 'lit';
import { chromeStyles } from '../parts/styles.js';
import { faceStyles } from './face-styles.js';
import { themeStyles } from './themes.js';

const theme = css`
  :host {
    display: block;
    min-width: 0;
    min-height: 0;
  }
  :host([hidden]) {
    display: none;
  }
  /* Children of the host, from the outside in: .root > .above > .bar, .root > .stage > .table + .message; .live is the live region. */
  /* What the page's rules and inherited properties cannot reach. */
  .root {
    all: initial;
    direction: inherit;
    color-scheme: inherit;
    /* Corners of the table. */
    --_radius: var(--solitaire-radius, 12px);
    --_font: var(--solitaire-font, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif);
    /* Read by motion.ts: --solitaire-duration. Read by the element: --solitaire-card-max-width. */
    display: block;
    position: relative;
    container-type: inline-size;
    contain-intrinsic-inline-size: 640px; /* USUAL_WIDTH */
    overflow: clip;
    border-radius: var(--_radius);
    background:
      radial-gradient(120% 90% at 50% 0, var(--_light), transparent 70%),
      radial-gradient(150% 120% at 50% 30%, transparent 55%, var(--_shade)),
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
    inset: 0 auto auto 0;
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
    /* Of the backs' patterns: here, for they would have to be worked out anew for each card. */
    --_pale: rgb(255 255 255 / 0.3);
    --_thin: max(0.5px, calc(var(--_w) * 0.007));
    /* Sixteen meshes from corner to corner: the same from all sides. */
    --_cell: calc(var(--_w) * 0.0981);
    --_mesh: var(--_pale) 0 var(--_thin), transparent 0 calc(var(--_cell) - var(--_thin)), var(--_pale) 0 var(--_cell);
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
    border: max(1px, calc(var(--_w) * 0.016)) solid var(--_line);
    background: rgb(0 0 0 / 0.08);
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
    opacity: 0.24;
  }
  /* What is left to do with the stock, and how often, is to be read. */
  .stock .mark {
    opacity: 0.7;
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
  /* The backs. Patterns are in the padding box, which the white edge frames. */
  .down,
  .turning {
    border: max(1.5px, calc(var(--_w) * 0.045)) solid var(--_card);
    /* A lattice with a medallion. */
    background:
      radial-gradient(circle closest-side, var(--_back) 0 33%, rgb(255 255 255 / 0.55) 34% 38%, var(--_back) 39% 47%, var(--_pale) 48% 50%, transparent 51%) padding-box,
      repeating-linear-gradient(45deg, var(--_mesh)) padding-box,
      repeating-linear-gradient(-45deg, var(--_mesh)) padding-box,
      var(--_back) padding-box;
  }
  /* Rows of scales, each over the one above. */
  :where(.scales) .down,
  :where(.scales) .turning {
    --_scale: radial-gradient(circle calc(var(--_u) / 2) at 50% 0, transparent 38%, var(--_pale) 42% 50%, transparent 54% 84%, var(--_pale) 88% 97%, transparent);
    --_u: calc(var(--_w) * 0.182);
    background:
      var(--_scale) 0 0 / var(--_u) var(--_u) padding-box,
      var(--_scale) calc(var(--_u) / 2) calc(var(--_u) / 2) / var(--_u) var(--_u) padding-box,
      var(--_back) padding-box;
  }
  /* Broad stripes. */
  :where(.stripes) .down,
  :where(.stripes) .turning {
    background:
      repeating-linear-gradient(135deg, transparent 0 calc(var(--_w) * 0.06), rgb(255 255 255 / 0.2) calc(var(--_w) * 0.062) calc(var(--_w) * 0.12), transparent calc(var(--_w) * 0.122)) padding-box,
      var(--_back) padding-box;
  }
  .down {
    box-shadow:
      inset 0 0 0 calc(var(--_w) * 0.035) var(--_back),
      inset 0 0 0 calc(var(--_w) * 0.05) var(--_pale),
      0 0 0 0.6px rgb(0 0 0 / 0.38),
      0 1px 2px rgb(0 0 0 / 0.22);
  }
  .deep {
    visibility: hidden;
  }
`;

export const tableStyles = [theme, themeStyles, table, faceStyles, chromeStyles];
