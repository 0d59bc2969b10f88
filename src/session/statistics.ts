/**
 * What a player achieved, per variant: plain data and what can happen to it.
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

/** What can happen to them. */
export type Result =
  /** A game was begun; or one that was begun is given up for another. */
  | { readonly kind: 'begun' | 'givenUp' | 'reset' }
  | { readonly kind: 'won'; readonly moves: number; readonly seconds: number }
  /** A game that was given up is gone on with after all; the streak before. */
  | { readonly kind: 'takenBack'; readonly streak: number };

export function afterResult(statistics: Statistics, result: Result): Statistics {
  const { played, won, streak, bestStreak, bestTime, fewestMoves } = statistics;
  const least = (best: number | null, now: number): number => (best === null ? now : Math.min(best, now));
  switch (result.kind) {
    case 'begun':
      return Object.freeze({ ...statistics, played: played + 1 });
    case 'givenUp':
      return Object.freeze({ ...statistics, streak: 0 });
    case 'takenBack':
      return Object.freeze({ ...statistics, streak: Math.min(bestStreak, Math.max(streak, result.streak)) });
    case 'reset':
      return NO_STATISTICS;
    case 'won':
      return Object.freeze({
        // A game that was begun before anything was kept is counted now.
        played: Math.max(played, won + 1),
        won: won + 1,
        streak: streak + 1,
        bestStreak: Math.max(bestStreak, streak + 1),
        bestTime: least(bestTime, result.seconds),
        fewestMoves: least(fewestMoves, result.moves),
      });
  }
}

/** How a win stands among the others of its game, and the best there are: a new best, in time, moves or both, or none. */
export interface Standing {
  readonly kind: 'best' | 'bestTime' | 'bestMoves' | 'bestBoth';
  readonly seconds: number;
  readonly moves: number;
}

/** `before` is `null` for a win that was counted already. `null` where there is nothing to compare with. */
export function standingOf(now: Statistics, before: Statistics | null, win: { readonly count: number; readonly elapsed: number }): Standing | null {
  const { bestTime: seconds, fewestMoves: moves } = now;
  if (now.won < 2 || seconds === null || moves === null) return null;
  const isFaster = before !== null && win.elapsed < (before.bestTime ?? 0);
  const isShorter = before !== null && win.count < (before.fewestMoves ?? 0);
  return { kind: isFaster ? (isShorter ? 'bestBoth' : 'bestTime') : isShorter ? 'bestMoves' : 'best', seconds, moves };
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
