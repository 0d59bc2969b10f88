/** The part that plays, loaded once for all games on a page (companion.ts says how). Must not know what is in it. */
import { companion } from './companion.js';
import type * as PlayModule from './play.js';

export type Play = typeof PlayModule;

export const playPart = companion(() => import('./play.js'), 'The part that plays');
