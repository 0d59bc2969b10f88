/**
 * What a player achieved, per variant: plain data and the three things that can happen to it.
 * Must not know where it is stored.
 */
export interface Statistics {
  /** Games that were begun: at least one move was made. */
  readonly played: number;
  readonly won: number;
  /** Wins in a row up to now, and the most there ever were. */
  readonly streak: number;
  readonly bestStreak: number;
  /** Seconds; `null` before the first win. */
  readonly bestTime: number | null;
  readonly fewestMoves: number | null;
}

export const NO_STATISTICS: Statistics = Object.freeze({
  played: 0,
  won: 0,
  streak: 0,
  bestStreak: 0,
  bestTime: null,
  fewestMoves: null,
});

/** A game was begun. */
export function begun(statistics: Statistics): Statistics {
  return Object.freeze({ ...statistics, played: statistics.played + 1 });
}

/** A game that was begun is given up for another. */
export function givenUp(statistics: Statistics): Statistics {
  return Object.freeze({ ...statistics, streak: 0 });
}

export function won(statistics: Statistics, moves: number, seconds: number): Statistics {
  const streak = statistics.streak + 1;
  const least = (best: number | null, now: number): number => (best === null ? now : Math.min(best, now));
  return Object.freeze({
    ...statistics,
    // A game that was begun before anything was kept is counted now.
    played: Math.max(statistics.played, statistics.won + 1),
    won: statistics.won + 1,
    streak,
    bestStreak: Math.max(statistics.bestStreak, streak),
    bestTime: least(statistics.bestTime, seconds),
    fewestMoves: least(statistics.fewestMoves, moves),
  });
}

/** Statistics out of untrusted JSON, or `null` when they are none. */
export function parseStatistics(json: unknown): Statistics | null {
  if (typeof json !== 'object' || json === null) return null;
  const read = json as Record<keyof Statistics, unknown>;
  const count = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
  const best = (value: unknown): value is number | null => value === null || count(value);
  const { played, won, streak, bestStreak, bestTime, fewestMoves } = read;
  if (!count(played) || !count(won) || !count(streak) || !count(bestStreak)) return null;
  if (!best(bestTime) || !best(fewestMoves) || won > played || streak > bestStreak || bestStreak > won) return null;
  return Object.freeze({ played, won, streak, bestStreak, bestTime, fewestMoves });
}
