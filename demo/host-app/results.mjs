// The leaderboard's table in an SQLite database: what is kept, and in which order it is read. Knows no rules and no HTTP.
import sqlite from 'node-sqlite3-wasm';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS results (
    id INTEGER PRIMARY KEY,
    day TEXT NOT NULL,
    variant TEXT NOT NULL,
    player TEXT NOT NULL,
    moves INTEGER NOT NULL,
    record TEXT NOT NULL UNIQUE,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS by_rank ON results (day, variant, moves, id);
`;

export class Results {
  #database;

  /** `path` is a file, or `:memory:`. */
  constructor(path) {
    this.#database = new sqlite.Database(path);
    this.#database.exec(SCHEMA);
  }

  /** False where this very game was handed in before, by whomever. */
  add({ day, variant, player, moves, record, at }) {
    const sql = 'INSERT INTO results (day, variant, player, moves, record, at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (record) DO NOTHING';
    return this.#database.run(sql, [day, variant, player, moves, record, at]).changes === 1;
  }

  /** Fewest moves first; of equals, the earlier one. */
  best(day, variant, limit = 20) {
    const sql = 'SELECT player, moves, record FROM results WHERE day = ? AND variant = ? ORDER BY moves, id LIMIT ?';
    return this.#database.all(sql, [day, variant, limit]);
  }

  close() {
    this.#database.close();
  }
}
