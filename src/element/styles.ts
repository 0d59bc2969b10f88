/** The looks of what only the element shows: the message about what is wrong. */
import { css } from 'lit';

export const elementStyles = css`
  /* Its colour changes with the page's colour scheme, and says so. */
  .ruler {
    height: 0;
    color: CanvasText;
    transition: color 1ms;
  }
  .probe {
    position: absolute;
    visibility: hidden;
    height: 100vh;
    height: 100svh;
  }
  /* As high as the page says; what cannot be made so small is scrolled to. */
  .fills {
    min-height: 100%;
    max-height: 100%;
    overflow: hidden auto;
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
  .grave ~ .stage {
    opacity: 0.45;
  }
`;
