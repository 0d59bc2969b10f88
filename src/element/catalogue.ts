/** The deals that are proved winnable, loaded once for all games on a page (companion.ts says how). Must not know what is asked of them. */
import { companion } from './companion.js';

export const catalogue = companion(() => import('../deals/catalogue.js'), 'The list of winnable deals');
