/**
 * The games in play as they are stored under one `persist` key: one for each tab that plays, the latest first. Whoever writes
 * a game last wins that game; the others stay as they are. Must not know when to write.
 */
import { Game, InvalidSaveError } from '../engine/index.js';
import type { SavedSession } from './session.js';
import type { Format } from './storage.js';

export interface StoredGame {
  /** The same for one game in all tabs. */
  readonly id: string;
  readonly save: SavedSession;
  /** What the page asked for when it was stored: tells a page that now asks for something else from one that reloads. */
  readonly asked: string;
  /** Whether statistics counted it as played, and as won. */
  readonly begun: boolean;
  readonly counted: boolean;
}

export interface StoredGames {
  readonly games: readonly StoredGame[];
}

/** As many as anybody plays at a time. */
const MOST = 4;

export const isUnfinished = ({ begun, counted }: StoredGame): boolean => begun && !counted;

/** With a game put first, in place of itself and of the one that it replaces; `dropped` are those for which no room is left. */
export function withGame({ games }: StoredGames, game: StoredGame, replaced: string | null): StoredGames & { readonly dropped: readonly StoredGame[] } {
  const others = games.filter(({ id }) => id !== game.id && id !== replaced);
  return { games: [game, ...others.slice(0, MOST - 1)], dropped: others.slice(MOST - 1) };
}

export const gamesFormat: Format<StoredGames> = {
  empty: { games: [] },
  parse: (json) => {
    const games: StoredGame[] = [];
    let damage: Error | undefined;
    if (!Array.isArray(json['games'])) damage = new InvalidSaveError('storage.games', 'must be a list');
    else {
      for (const entry of json['games'].slice(0, MOST)) {
        try {
          games.push(parseGame(entry));
        } catch (error) {
          damage ??= error instanceof InvalidSaveError ? error : new InvalidSaveError('storage.games', 'must hold games', { cause: error });
        }
      }
    }
    return { value: { games }, damage };
  },
};

function parseGame(json: unknown): StoredGame {
  const { id, save, asked, begun, counted } = (json ?? {}) as Partial<StoredGame>;
  Game.load(save); // throws, with the field that is wrong
  if (typeof id !== 'string' || typeof asked !== 'string' || typeof begun !== 'boolean' || typeof counted !== 'boolean') {
    throw new InvalidSaveError('storage.games', 'must say what was asked for and what was counted');
  }
  return { id, save: save!, asked, begun, counted };
}
