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
  .replay .projector {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 6px;
    padding: 0 14px;
    direction: ltr;
  }
  .replay .projector .button {
    inline-size: 52px;
    padding: 0;
    font-size: 20px;
    line-height: 1;
  }
  .replay .projector [type='range'] {
    flex: 1 1 120px;
    min-inline-size: 0;
    block-size: 44px;
    margin: 0;
    accent-color: var(--_ink);
  }
  .replay .count {
    min-inline-size: 4em;
    text-align: center;
    font-variant-numeric: tabular-nums;
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
