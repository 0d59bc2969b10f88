/** The looks of the menu. Large text, few lines; what does not fit is scrolled, and nothing outside moves. */
import { css } from 'lit';
import { pageStyles } from './page-styles.js';
import { replayStyles } from './replay-styles.js';

const frame = css`
  .panel {
    box-sizing: border-box;
    inline-size: min(640px, 100vw - 16px);
    max-inline-size: none;
    max-block-size: none;
    --_high: 100vh;
    block-size: min(760px, var(--_high) - 16px);
    margin: auto;
    padding: 0;
    border: 0;
    border-radius: 14px;
    background: var(--_card);
    color: var(--_ink);
    font-size: 18px;
    line-height: 1.45;
    text-align: start;
    overflow: clip;
    -webkit-user-select: text;
    user-select: text;
    touch-action: auto;
    box-shadow: 0 12px 48px rgb(0 0 0 / 0.45);
  }
  @supports (block-size: 100dvh) {
    .panel {
      --_high: 100dvh;
    }
  }
  .panel.wide {
    block-size: fit-content;
    inline-size: min(960px, 100vw - 16px);
  }
  .panel::backdrop {
    background: rgb(0 0 0 / 0.45);
  }
  .panel .sheet {
    display: flex;
    flex-direction: column;
    block-size: 100%;
    max-block-size: calc(var(--_high) - 16px);
  }
  /* A share of what its content is to decide would be nothing in WebKit. */
  .wide .sheet {
    block-size: auto;
  }
  .panel .head {
    position: relative;
    display: flex;
    align-items: center;
    gap: 4px;
    flex: none;
    padding: 4px;
    border-block-end: 1px solid rgb(0 0 0 / 0.16);
  }
  .panel .head h2 {
    flex: 1;
    margin: 0;
    padding: 4px 12px;
  }
  .panel .lack {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 12px;
    padding: 4px 16px;
    border-block-end: 1px solid rgb(0 0 0 / 0.16);
  }
  .panel .lack p {
    margin: 4px 0;
  }
  .panel .tabs {
    display: flex;
    flex-wrap: wrap;
    flex: 1;
    font-size: 16px;
    min-inline-size: 0;
  }
  .panel .tab {
    flex: 1 1 auto;
    padding: 0 6px;
    border-radius: 10px;
    font-weight: 500;
  }
  .panel .close {
    align-self: start;
    flex: none;
    padding: 0;
  }
  .panel .page {
    flex: 1;
    overflow: auto;
    overscroll-behavior: contain;
    padding: 14px 18px 20px;
    overflow-wrap: break-word;
  }
  /* Text that goes on below fades out there; at its end, it is only room. */
  .panel .page:not(.replay) {
    padding-block-end: 0;
    scroll-padding-block-end: 36px;
  }
  .panel .page:not(.replay)::after {
    content: '';
    display: block;
    position: sticky;
    inset-block-end: 0;
    block-size: 36px;
    background: linear-gradient(transparent, var(--_card));
    pointer-events: none;
  }
  /* As the paragraphs below them run. */
  .panel h2,
  .panel h3 {
    unicode-bidi: plaintext;
  }
  .panel h2 {
    margin: 0 0 6px;
    font-size: 21px;
    line-height: 1.25;
  }
  .panel * + h2 {
    margin-block-start: 20px;
  }
  .panel h3 {
    margin: 16px 0 2px;
    font-size: 18px;
  }
  .panel p {
    margin: 0 0 6px;
  }
  .panel .button:not(.tab, .close) {
    border-radius: 10px;
    background: rgb(0 0 0 / 0.08);
    padding: 4px 16px;
    text-align: center;
  }
  .panel .tab[aria-selected='true'],
  .panel .button.first:not(.tab, .close) {
    background: var(--_felt);
    color: var(--_text);
    /* A light felt is hardly seen on a card's white. */
    box-shadow: inset 0 0 0 1.5px var(--_ink);
    box-shadow: inset 0 0 0 1.5px color-mix(in srgb, var(--_ink) 60%, transparent);
  }
  .panel .button:disabled {
    opacity: 0.5;
    cursor: default;
  }
  @media (hover: hover) {
    .panel .button:not([aria-disabled], :disabled):hover {
      box-shadow: inset 0 0 0 99px rgb(0 0 0 / 0.06);
    }
  }
  .panel :focus-visible {
    outline: 3px solid #1667d9;
    outline-offset: -1px;
  }
  .panel .page:focus-visible {
    outline-offset: -4px;
  }
`;

const adaptations = css`
  /* Two rows of three cells, the last of the first row the way out. */
  @media (max-width: 620px) {
    .panel .tabs {
      display: grid;
      grid-template-columns: repeat(3, auto);
      font-size: min(17px, 4.4vw);
    }
    .panel .tab {
      padding: 0 2px;
      overflow-wrap: anywhere;
      text-align: center;
    }
    .panel .tab:nth-child(3) {
      grid-column-start: 1;
    }
    .panel .tabs + .close {
      position: absolute;
      inset-block-start: 4px;
      inset-inline-end: 4px;
    }
  }
  @media (max-width: 480px) {
    .panel .page:not(.replay) {
      padding-inline: 14px;
    }
  }
  @media (forced-colors: active) {
    .panel {
      border: 2px solid CanvasText;
    }
    .panel .page:not(.replay)::after {
      background: none;
    }
    .panel .tab[aria-selected='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    .picture .space,
    .picture .front,
    .picture .back {
      stroke: CanvasText;
      fill: Canvas;
    }
    .picture .back {
      fill: GrayText;
    }
    .picture .group {
      stroke: CanvasText;
    }
    .picture circle {
      fill: Canvas;
      stroke: CanvasText;
    }
    .picture .suit,
    .picture .ink,
    .picture text {
      fill: CanvasText;
      opacity: 1;
    }
  }
  @media print {
    .panel {
      display: none;
    }
  }
`;

export const panelStyles = [frame, pageStyles, adaptations, replayStyles];
