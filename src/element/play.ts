/**
 * All that a game needs to be played but not to be seen: input, motion, speech, the mind that thinks along, and what
 * lasts beyond a page. Loaded apart, while the table is already on the screen (`companions.ts`). Must hold no state.
 */
import { variantOf } from '../engine/index.js';
import type { Solve } from './analyst.js';

export { Analyst } from './analyst.js';
export { Announcer } from './announcer.js';
export { Extras } from './extras.js';
export { outcomeView } from '../parts/outcome.js';
export { playStyles } from '../table/play-styles.js';
export { Keeper } from '../session/keeper.js';
export { Mind } from '../session/mind.js';
export { KeyboardInput } from '../table/keyboard.js';
export { Motion } from '../table/motion.js';
export { PointerInput } from '../table/pointer.js';
export * as speech from '../table/speech.js';
export { targetsOf } from '../table/targets.js';

/** Fetches the solver when it is first asked. */
export const solve: Solve = async (position, options) => (await import('../solver/client.js')).solveAside(position, variantOf(position.variant), options);
