/** `solitaire-game/engine`: the rules, as pure functions on plain data. Runs in Node, in a worker and on a page. */
export { applyMove, isWon, movedCards, turnedUpBy } from './apply.js';
export { cardOf, isCard, isRed, KING, orderedPack, RANKS, rankOf, suitIndexOf, suitOf, SUITS, type Card, type Rank, type Suit } from './cards.js';
export {
  GameError,
  IllegalMoveError,
  InvalidDeckError,
  InvalidMoveError,
  InvalidPositionError,
  InvalidRecordError,
  InvalidSaveError,
  InvalidSeedError,
  InvalidVariantError,
  shown,
  UnknownVariantError,
  type IllegalReason,
} from './errors.js';
export { deepFreeze } from './freeze.js';
export { Game, type GameOptions, type SavedGame } from './game.js';
export { legalMoves, stockMove, whyIllegal } from './legal.js';
export type { Move, PileId, PileKind, PileRef } from './move.js';
export { checkedMove, formatMove, isColumn, isFoundation, isReserve, isStockMove, parseMove, pileRef } from './notation.js';
export { deal, pileCards, pilesOf, type Column, type DealOptions, type Position } from './position.js';
export { formatRecord, MOST_MOVES, parseRecord } from './record.js';
export { foundationFor, mayRedeal, reserveIsOut, runLength } from './rules.js';
export { parseSeed, shuffle, type Seed } from './shuffle.js';
export { DEFAULT_MAX_STATES, isStuck, StuckSearch, type StuckOptions, type StuckResult } from './stuck.js';
export { parsePosition } from './validate.js';
export { packSize, variantOf, variants, type Variant, type VariantId } from './variants.js';
export { defineVariant } from './define.js';
