/** The colours of the drawn cards, and the widths of their lines (in units of the drawing: a card is 100 wide). */
import { css } from 'lit';

export const faceStyles = css`
  .face {
    display: block;
    width: 100%;
    fill: currentcolor;
    pointer-events: none;
  }
  .i {
    fill: none;
    stroke: currentcolor;
    stroke-width: 3.2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .small .face .i,
  .mark .i {
    stroke-width: 6.4;
  }
  /* Courts: each suit has its dress in two colours, and its hair. (On a page without a doctype, .S would be .s, too.) */
  .ofS {
    --_a: #274a86;
    --_b: #bf2430;
    --_h: #4a352a;
  }
  .ofH {
    --_a: #bf2430;
    --_b: #274a86;
    --_h: #c58a3c;
  }
  .ofD {
    --_a: #c2531a;
    --_b: #1f6a70;
    --_h: #93471f;
  }
  .ofC {
    --_a: #2a6a52;
    --_b: #bf2430;
    --_h: #7d4a28;
  }
  .four .ofC {
    color: var(--_clubs);
    --_a: var(--_clubs);
  }
  .four .ofD {
    color: var(--_diamonds);
    --_a: var(--_diamonds);
  }
  .f {
    fill: var(--_a);
    fill-opacity: 0.07;
    stroke: var(--_a);
    stroke-width: 0.9;
  }
  .a {
    fill: var(--_a);
  }
  .b {
    fill: var(--_b);
  }
  .g {
    fill: #f0bd43;
  }
  .s {
    fill: #f9dfc4;
  }
  .w {
    fill: #fff;
  }
  .h {
    fill: var(--_h);
  }
  .k {
    fill: #1b2330;
  }
  .l,
  .o {
    fill: none;
    stroke-linecap: round;
  }
  .a,
  .b,
  .g,
  .s,
  .w,
  .h,
  .l {
    stroke: #1b2330;
    stroke-width: 0.9;
    stroke-linejoin: round;
  }
  .o {
    stroke: var(--_card);
    stroke-width: 1.2;
  }
  .p {
    fill: var(--_card);
  }
`;
