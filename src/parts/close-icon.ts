/** The cross that closes messages, notes and the menu. Apart from the toolbar's icons, for it comes with play. */
import { drawnIcon } from './icons.js';

export const closeIcon = drawnIcon('M6.5 6.5l11 11M17.5 6.5l-11 11');
