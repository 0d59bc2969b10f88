/**
 * The looks of the message at the end of a game (outcome.ts), over the table's lower end, where table/play-styles.ts puts it, or, where cards
 * lie there, in one line over the toolbar. Comes with the part that plays.
 */
import { css } from 'lit';

const message = css`
  .message {
    z-index: 2;
    width: min(470px, 100% - 16px);
    padding: 12px 16px 14px;
    box-shadow:
      0 0 0 1px rgb(0 0 0 / 0.14),
      0 10px 32px rgb(0 0 0 / 0.34);
    -webkit-user-select: text;
    user-select: text;
    text-wrap: balance;
  }
  .message .title {
    display: block;
    padding: 0 32px;
    font-size: 19px;
    font-weight: 650;
  }
  .message.won .title {
    font-size: min(24px, 6cqi);
  }
  .message p {
    margin: 2px 0 10px;
  }
  .message .standing {
    display: block;
  }
  .message .buttons {
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
  }
  .message .button {
    background: rgb(0 0 0 / 0.07);
    padding: 0 14px;
  }
  .message .first {
    background: var(--_felt);
    color: var(--_text);
    /* A light felt is hardly seen on a card's white. */
    box-shadow: inset 0 0 0 1.5px var(--_ink);
    box-shadow: inset 0 0 0 1.5px color-mix(in srgb, var(--_ink) 60%, transparent);
  }
  .message .close {
    position: absolute;
    top: 4px;
    inset-inline-end: 4px;
    padding: 0;
    background: none;
  }
  .message :focus-visible {
    outline-color: #1667d9;
  }
  @media (hover: hover) {
    .message .button:hover {
      box-shadow: inset 0 0 0 99px rgb(0 0 0 / 0.06);
    }
  }
`;

/**
 * Cards lie where the message would (`.full`, which table/view.ts tells), and there is a toolbar (`.above`, that shows more than nothing):
 * the message is one line over it, or at the window's edge where it is out of sight. `.shows`: the verdict has a row of its own below the buttons.
 */
const asLine = css`
  .above:not(.none) ~ .stage > .full ~ .message {
    top: 0;
    bottom: auto;
    align-self: start;
    justify-self: stretch;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
    width: auto;
    min-height: 52px;
    margin: -52px 0 0;
    padding-block: 0;
    padding-inline: 14px 52px;
    border-radius: 0;
    text-align: start;
  }
  .above:not(.none) ~ .stage > .full ~ .message .title {
    flex: 1;
    padding: 0;
    font-size: 16px;
  }
  .above:not(.none) ~ .stage > .full ~ .message .text {
    flex: 3;
    margin: 0;
  }
  .above:not(.none) ~ .stage > .full ~ .message .standing {
    display: inline;
  }
  .above:not(.none) ~ .stage > .full ~ .message .standing::before {
    content: '· ';
  }
  .above:not(.none) ~ .stage > .full ~ .message .buttons {
    flex-wrap: nowrap;
  }
  .above:not(.none) ~ .stage > .full ~ .message .button:not(.close) .icon {
    display: none;
  }
  @container (width <= 860px) {
    .above:not(.none) ~ .stage > .full ~ .message .text {
      display: none;
    }
  }
  /* All of the toolbar, also where it has two rows (parts/styles.ts says when). */
  @container (width <= 930px) {
    .above.shows:not(.none) ~ .stage > .full ~ .message {
      min-height: 80px;
      margin-top: -80px;
    }
  }
  @container (width <= 520px) {
    .above:not(.none) ~ .stage > .full ~ .message {
      padding-inline: 8px 46px;
    }
    .above:not(.none) ~ .stage > .full ~ .message .buttons {
      gap: 2px;
    }
    .above:not(.none) ~ .stage > .full ~ .message .button {
      padding: 0;
    }
    .above:not(.none) ~ .stage > .full ~ .message .button .icon.icon {
      display: block;
    }
    .above:not(.none) ~ .stage > .full ~ .message .button span {
      display: none;
    }
  }
  @container (width <= 480px) {
    .above:not(.none) ~ .stage > .full ~ .message {
      min-height: 48px;
      margin-top: -48px;
    }
    .above.shows:not(.none) ~ .stage > .full ~ .message {
      min-height: 76px;
      margin-top: -76px;
    }
  }
  @container (width <= 380px) {
    .above:not(.none) ~ .stage > .full ~ .message .title {
      font-size: 15px;
    }
    .above:not(.none) ~ .stage > .full ~ .message .button {
      min-width: 40px;
    }
  }
  @container (width <= 310px) {
    .above:not(.none) ~ .stage > .full ~ .message .title {
      font-size: 13px;
      line-height: 1.15;
    }
  }
`;

const onPaper = css`
  @media print {
    .message {
      display: none !important;
    }
  }
`;

export const outcomeStyles = [message, asLine, onPaper];
