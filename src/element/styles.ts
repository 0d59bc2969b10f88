/** The looks of what only the element shows: the message about a bad attribute. */
import { css } from 'lit';

export const elementStyles = css`
  .ruler {
    height: 0;
  }
  .fault {
    padding: 10px 14px;
    background: var(--_card);
    color: var(--_ink);
    border-inline-start: 6px solid var(--_red);
  }
  .fault p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .fault ~ .stage {
    opacity: 0.45;
  }
`;
