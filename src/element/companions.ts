/**
 * The parts of the program that the first file loads, each once for all games on a page (companion.ts says how). Must not know what is in them.
 */
import { companion } from './companion.js';
import type * as PlayModule from './play.js';

export type Play = typeof PlayModule;

/** All that a game needs to be played but not to be seen. */
export const playPart = companion(
  () => import('./play.js'),
  'The game can be seen but not played: its second file, which belongs beside the first, could not be loaded.',
);

/** The deals that are proved winnable. */
export const catalogue = companion(() => import('../deals/catalogue.js'), 'The list of winnable deals, which belongs beside the first file, could not be loaded.');
