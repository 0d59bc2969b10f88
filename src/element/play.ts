/**
 * All that a game needs to be played but not to be seen: input, motion, speech, the mind that thinks along, and what
 * lasts beyond a page. Loaded apart, while the table is already on the screen (`play-part.ts`). Must hold no state.
 */
import { outcomeStyles } from '../parts/outcome-styles.js';
import { verdictStyles } from '../parts/verdict.js';
import { playStyles as tableStyles } from '../table/play-styles.js';

export { Aids } from './aids.js';
export { completeLanguage } from '../locales/complete.js';
export { deckCourt } from '../table/deck-court.js';
export { TableInPlay } from './table-in-play.js';

export const playStyles = [...tableStyles, ...outcomeStyles, verdictStyles];
