/** The looks of a replay: the table as on a screen, and what plays it below. After the menu's own sheet (styles.ts). */
import { css } from 'lit';

export const replayStyles = css`
  .panel .replay {
    padding: 0 0 12px;
  }
  .replay .screen {
    background: var(--_felt);
    color: var(--_text);
    -webkit-user-select: none;
    user-select: none;
  }
  .replay .told,
  .replay .question {
    padding-inline: 14px;
  }
  .replay .told {
    margin-block: 6px;
    min-block-size: 1.45em;
  }
  /* The slider above; below it what counts at its beginning, the buttons in the middle, the speed at the end. */
  .replay .projector {
    display: grid;
    grid-template-columns: minmax(max-content, 1fr) auto auto auto 1fr;
    align-items: center;
    gap: 0 4px;
    padding: 0 14px;
    direction: ltr;
  }
  .replay .projector .button {
    inline-size: min(52px, 13.75vw);
    padding: 0;
    font-variant-numeric: tabular-nums;
  }
  .replay .projector .speed {
    justify-self: end;
  }
  .replay .projector [type='range'] {
    grid-column: 1 / -1;
    flex: 1 1 120px;
    min-inline-size: 0;
    block-size: 44px;
    margin: 0;
    accent-color: var(--_ink);
  }
  .replay .count {
    font-size: min(18px, 4.4vw);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  /* Where there is room, in one row: the table takes all the height that it gets. */
  @media (min-width: 560px) {
    .replay .projector {
      display: flex;
      gap: 6px;
    }
    .replay .count {
      min-inline-size: 4em;
      text-align: center;
    }
  }
  @media (max-width: 480px) {
    .replay .told {
      min-block-size: 2.9em;
    }
  }
  /* A phone on its side: what is told, and the button beside it, share a line, for the table's sake. */
  @media (max-height: 480px) and (min-width: 560px) {
    .panel .replay {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      padding-block-end: 6px;
    }
    .replay .screen,
    .replay .projector {
      flex: 1 0 100%;
      box-sizing: border-box;
    }
    .replay .told {
      flex: 1;
    }
    .replay .question {
      margin: 4px 0;
    }
    .replay .projector {
      order: 1;
    }
  }
`;
