/** The looks of what stands around the table: toolbar and status line. Colours come from table/themes.ts. */
import { css } from 'lit';

export const chromeStyles = css`
  .bar,
  .buttons,
  .status {
    display: flex;
    align-items: center;
  }
  .bar {
    flex-wrap: wrap;
    gap: 0 4px;
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
  /* As wide as what else is in the row leaves it. Too long a caption loses its second word, or its end: another row is not begun. */
  .bar > .buttons {
    flex: 1 1 0;
    min-width: 0;
  }
  .bar .button {
    flex-direction: column;
    gap: 0;
    padding: 0 max(0px, 1.5cqi - 5px);
    font-size: min(2.75cqi, 12px);
    line-height: 1.2;
  }
  .bar .text {
    max-width: 100%;
    max-height: 1.2em;
    max-height: 1lh;
    overflow: hidden;
    letter-spacing: -0.02em;
    text-align: center;
  }
  .short {
    display: none;
  }
  .status {
    gap: 0 0.9em;
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
  @container (width > 930px) {
    .verdict {
      order: 0;
      flex: none;
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
  .fault .button {
    background: var(--_accent);
    color: var(--_on);
  }
  @container (max-width: 720px) {
    .long {
      display: none;
    }
    .short {
      display: inline;
    }
    /* Always as wide as minutes and seconds, and hours pass its edge a little: or else they would move the buttons. */
    .status {
      flex-direction: column;
      align-items: flex-end;
      width: 3.5em;
      line-height: 1.2;
    }
    /* As wide as the button that takes its place (table/play-styles.ts). */
    .bar .restart {
      box-sizing: content-box;
      width: 4.8em;
    }
  }
  @container (max-width: 480px) {
    .bar {
      padding: 2px;
    }
    .full .bar .button {
      flex-grow: 1;
      min-width: min(44px, 12.5cqi);
    }
    .bar .new {
      width: 40px;
    }
    .status {
      padding: 0 2px;
      font-size: 13px;
    }
  }
  @container (max-width: 335px) {
    .bar .text {
      display: none;
    }
  }
  /* A browser that cannot ask for the table's width (before Safari 16) shows what fits at any. */
  @supports not (container-type: inline-size) {
    .bar .text,
    .long {
      display: none;
    }
    .short {
      display: inline;
    }
    .bar .button {
      flex: 0 1 48px;
      min-width: 0;
    }
  }
  /* The table, and over it what play brings: a grid from the first, for to become one would be to lay all cards out anew. */
  .stage {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;
