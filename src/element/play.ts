/**
 * All that a game needs to be played but not to be seen: input, motion, speech, the mind that thinks along, and what
 * lasts beyond a page. Loaded apart, while the table is already on the screen (`companions.ts`). Must hold no state.
 */
import { variantOf, type GameError } from '../engine/index.js';
import { verdictStyles } from '../parts/verdict.js';
import { solveAside } from '../solver/client.js';
import { playStyles as tableStyles } from '../table/play-styles.js';
import type { Solve } from './analyst.js';

export { Analyst } from './analyst.js';
export { Announcer } from './announcer.js';
export { Dealer } from './dealer.js';
export { Extras } from './extras.js';
export { outcomeView } from '../parts/outcome.js';
export { verdictText, verdictView } from '../parts/verdict.js';
export { completeLanguage } from '../locales/complete.js';
export { Keeper } from '../session/keeper.js';
export { Preferences } from './preferences.js';
export { Mind } from '../session/mind.js';
export { KeyboardInput } from '../table/keyboard.js';
export { HoldInput } from '../table/hold.js';
export { Motion } from '../table/motion.js';
export { PointerInput } from '../table/pointer.js';
export { sayReading } from '../table/reading.js';
export * as speech from '../table/speech.js';
export { targetsOf } from '../table/targets.js';

export const playStyles = [...tableStyles, verdictStyles];

/**
 * By the solver, which is fetched when it is first asked. `workerUrl` says where the page has the worker, if it does; `lost` hears, once until it is
 * there again, that it cannot be loaded.
 */
export function solveWith(workerUrl: () => string | null, lost: (error: Error) => void): Solve {
  let isLost = false;
  return async (position, options) => {
    try {
      const result = await solveAside(position, variantOf(position.variant), { ...options, workerUrl: workerUrl() });
      isLost = false;
      return result;
    } catch (error) {
      if ((error as Partial<GameError>).code === 'load' && !isLost) {
        isLost = true;
        lost(error as Error);
      }
      throw error;
    }
  };
}
