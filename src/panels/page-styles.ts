/** The looks of what is on the menu's pages: rules, keys, results, sharing and settings. The menu itself, and other media, are in styles.ts. */
import { css } from 'lit';

export const pageStyles = css`
  /* rules */
  .panel .picture {
    display: block;
    inline-size: 100%;
    max-inline-size: 400px;
    margin: 8px auto 4px;
    border-radius: 10px;
    background: var(--_felt);
    direction: ltr;
  }
  .picture .space {
    fill: rgb(0 0 0 / 0.12);
    stroke: rgb(255 255 255 / 0.4);
  }
  .picture .group {
    fill: none;
    stroke: var(--_text);
    stroke-width: 1.6;
    stroke-dasharray: 5 3;
  }
  .picture .front {
    fill: var(--_card);
    stroke: rgb(0 0 0 / 0.5);
    stroke-width: 0.7;
  }
  .picture .back {
    fill: var(--_back);
    stroke: var(--_card);
    stroke-width: 1.4;
  }
  .picture .suit {
    fill: var(--_text);
    opacity: 0.6;
  }
  .picture .ink {
    fill: var(--_ink);
  }
  .picture circle {
    fill: var(--_card);
    stroke: var(--_ink);
  }
  .picture text {
    fill: var(--_ink);
    font: 600 14.5px var(--_font);
    text-anchor: middle;
  }
  .panel .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    margin: 6px 0 0;
    padding: 0;
    list-style: none;
  }
  .panel .number {
    display: inline-block;
    box-sizing: border-box;
    inline-size: 1.5em;
    margin-inline-end: 0.4em;
    border: 1px solid currentcolor;
    border-radius: 50%;
    font-size: 0.85em;
    font-weight: 600;
    line-height: calc(1.5em - 2px);
    text-align: center;
  }

  /* keys and results */
  .panel dl {
    margin: 8px 0 12px;
  }
  .panel dl > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 14px;
    padding: 6px 0;
    border-block-end: 1px solid rgb(0 0 0 / 0.12);
  }
  .panel dd {
    margin: 0;
  }
  .panel .keys dt {
    flex: 0 0 11em;
  }
  .panel .keys dd {
    flex: 1 1 9em;
  }
  .panel kbd {
    display: inline-block;
    min-inline-size: 1.2em;
    margin: 1px 0;
    padding: 0 7px;
    border: 1px solid currentcolor;
    border-radius: 6px;
    font: inherit;
    font-size: 16px;
    text-align: center;
    white-space: nowrap;
  }
  .panel .numbers > div {
    justify-content: space-between;
  }
  .panel .numbers dd {
    unicode-bidi: plaintext;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  .panel .field > span {
    flex: 1 1 9em;
  }
  .panel .field {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 14px;
  }
  .panel select,
  .panel .link {
    box-sizing: border-box;
    flex: 1 1 12em;
    min-inline-size: 0;
    min-block-size: 44px;
    padding: 4px 10px;
    border: 1px solid currentcolor;
    border-radius: 10px;
    background: none;
    color: inherit;
    font: inherit;
  }
  .panel option {
    background: Canvas;
    color: CanvasText;
  }
  .panel .question {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-block-start: 14px;
  }
  .panel .question p {
    flex: 1 1 12em;
    margin: 0;
  }

  /* sharing and settings */
  .panel .check {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 44px;
    cursor: pointer;
  }
  .panel .check input {
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    margin: 0;
    accent-color: var(--_ink);
  }
  .panel .settings {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    margin-block-end: 16px;
  }
  .panel .line {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block: 6px;
  }
  .panel .told {
    min-block-size: 1.45em;
  }
`;
