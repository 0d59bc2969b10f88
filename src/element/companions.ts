/**
 * The parts of the program that the first file loads, each once for all games on a page (companion.ts says how). Must not know what is in them.
 */
import { companion } from './companion.js';
import type * as PlayModule from './play.js';

export type Play = typeof PlayModule;

/** All that a game needs to be played but not to be seen. */
export const playPart = companion(() => import('./play.js'), 'The part that plays');

/** The deals that are proved winnable. */
export const catalogue = companion(() => import('../deals/catalogue.js'), 'The list of winnable deals');
