// Whether a record is a win that counts: every move is played again by the rules of solitaire-game/engine. Nothing that the page
// says of it is believed. What no server can see: who moved, how long it took, and whether a program found the moves.
import { formatRecord, Game, GameError, isWon, parseRecord } from 'solitaire-game/engine';
import { openDays } from './deals.mjs';

/** Why it does not count, as a word for programs and a sentence for people. */
export class Refusal extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** { day, variant, seed, moves, record }, the record written in the one way in which the engine writes it. */
export function judge(text, deals, time) {
  const game = replay(text);
  const { variant, seed, open } = game;
  if (game.save().deck) throw new Refusal('own-deck', 'These cards were not dealt here.');
  if (!isWon(game.position)) throw new Refusal('not-won', 'This game is not won.');
  const day = openDays(time).find((each) => deals.seedOf(variant, each) === seed);
  if (!day || open) throw new Refusal('other-deal', 'This is not the deal of the day.');
  return { day, variant, seed, moves: game.count, record: formatRecord(game.save()) };
}

function replay(text) {
  try {
    return Game.load(parseRecord(text));
  } catch (error) {
    if (error instanceof GameError) throw new Refusal('no-record', error.message);
    throw error;
  }
}
