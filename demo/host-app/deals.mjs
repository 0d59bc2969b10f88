// Which deal of each game is today's: named by the date, and one that can be won. The server chooses it, so that nobody hands in an
// easy deal of their own choice. Pure: the time comes from outside.
import { deal, variants } from 'solitaire-game/engine';
import { solve } from 'solitaire-game/solver';

/** A deal that takes the solver longer is passed over: so many states are looked at in about a tenth of a second. */
const EFFORT = { maxNodes: 20_000 };

export class Deals {
  #chosen = new Map();

  /** The seed of a game on a day like 2026-11-30; undefined where there is no such game. */
  seedOf(variant, day) {
    if (!variants.has(variant)) return undefined;
    const key = `${variant} ${day}`;
    if (!this.#chosen.has(key)) this.#chosen.set(key, choose(variant, day));
    return this.#chosen.get(key);
  }
}

function choose(variant, day) {
  for (let place = 1; ; place++) {
    const seed = place === 1 ? day : `${day}-${place}`;
    if (solve(deal(variant, seed), EFFORT).verdict === 'winnable') return seed;
  }
}

const DAY = 24 * 60 * 60 * 1000;
const dayOf = (time) => new Date(time).toISOString().slice(0, 10);

/** Today first, then yesterday: a game that was begun before midnight still counts. */
export const openDays = (time) => [dayOf(time), dayOf(time - DAY)];
