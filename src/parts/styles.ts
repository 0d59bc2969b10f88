/** The looks of what stands around the table: toolbar and status line. Colours come from table/themes.ts. */
import { css } from 'lit';

export const chromeStyles = css`
  .bar,
  .buttons,
  .status {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  .bar {
    gap: 0 8px;
    padding: 4px 6px;
    background: var(--_shade);
  }
  /* A text runs as its own language does, whichever way the page does. */
  p,
  .text,
  .title,
  .label {
    unicode-bidi: plaintext;
  }
  .buttons {
    gap: 2px;
  }
  .short {
    display: none;
  }
  .status {
    gap: 0 0.9em;
    margin-inline-start: auto;
    direction: ltr;
    padding: 4px 8px;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  /* A line of its own below buttons and status, unless there is room between them. */
  .verdict {
    order: 2;
    flex: 1 0 100%;
    display: flex;
    align-items: center;
    gap: 0.4em;
    box-sizing: border-box;
    min-height: 28px;
    padding: 0 8px;
  }
  /* Widths at which all that a game may come to show has one row: Finish, the longest verdict, four-figure moves, hours. */
  @container (740px < width <= 880px) or (width > 1180px) {
    .bar:not(.wordy) .verdict {
      order: 0;
      flex: none;
      margin-inline-start: auto;
    }
    .bar:not(.wordy) .verdict ~ .status {
      margin-inline-start: 0;
    }
  }
  @container (740px < width <= 1090px) or (width > 1300px) {
    .wordy .verdict {
      order: 0;
      flex: none;
      margin-inline-start: auto;
    }
    .wordy .verdict ~ .status {
      margin-inline-start: 0;
    }
  }
  .button {
    all: unset;
    direction: inherit;
    box-sizing: border-box;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.4em;
    min-width: 44px;
    min-height: 44px;
    padding: 0 10px;
    border-radius: 10px;
    cursor: pointer;
    touch-action: manipulation;
  }
  .button[aria-disabled] {
    opacity: 0.42;
    cursor: default;
  }
  .icon {
    width: 22px;
    height: 22px;
    flex: none;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .bar .finish,
  .fault .button {
    background: var(--_accent);
    color: var(--_on);
  }
  @container (max-width: 880px) {
    .bar .button {
      padding: 0;
    }
    .bar .text {
      display: none;
    }
  }
  @container (max-width: 1090px) {
    .wordy .button {
      padding: 0;
    }
    .wordy .text {
      display: none;
    }
  }
  @container (max-width: 540px) {
    .long {
      display: none;
    }
    .short {
      display: inline;
    }
  }
  @container (max-width: 460px) {
    .status {
      flex-direction: column;
      align-items: flex-end;
      line-height: 1.2;
    }
  }
  @container (max-width: 430px) {
    /* In its place, so that no button moves under a finger. */
    .bar:has(.finish) .restart {
      display: none;
    }
    .buttons > * {
      order: 2;
    }
    .buttons > .new {
      order: 0;
    }
    .buttons > .finish {
      order: 1;
    }
  }
  @container (max-width: 380px) {
    .bar {
      padding: 2px;
    }
    .bar .button {
      min-width: 40px;
    }
    .buttons {
      gap: 0;
    }
    .status {
      gap: 0 0.6em;
      padding: 0 4px;
      font-size: 13px;
    }
  }
  @container (max-width: 310px) {
    .bar .restart,
    .bar:has(.finish) .hint {
      display: none;
    }
    .buttons > .finish {
      order: 3;
    }
    .buttons > .menu {
      order: 4;
    }
  }
  /* The table, and over it what play brings: a grid from the first, for to become one would be to lay all cards out anew. */
  .stage {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;
