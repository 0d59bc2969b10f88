/** `solitaire-game`: defines `<solitaire-game>` and exports its class, its events and their types. */
import { defineLanguage, SolitaireGame } from './element/solitaire-game.js';

export { defineLanguage, SolitaireGame };
export type { Analysis } from './element/analyst.js';
export { AttributeError, type Back, type Indices, type Theme, type Winnable } from './element/attributes.js';
export {
  BeforeMoveEvent,
  DealEvent,
  GameErrorEvent,
  MoveEvent,
  RedoEvent,
  StuckEvent,
  UndoEvent,
  WinEvent,
  type BeforeMoveDetail,
  type BubblingGameEvents,
  type DealDetail,
  type ErrorDetail,
  type HistoryDetail,
  type MoveDetail,
  type SolitaireGameEventMap,
  type StuckDetail,
  type WinDetail,
} from './element/events.js';
export type { NewGameOptions } from './element/game-controller.js';
export type { Action, Forms, LanguageTexts } from './locales/shapes.js';
export { gameContext, type GameView, type Verdict } from './parts/context.js';
export type { Controls } from './parts/toolbar.js';
export type { AutoplayMode } from './session/autoplay.js';
export type { Source, Status } from './session/change.js';
export type { Hint } from './session/hint.js';
export type { GameSpec, SavedSession } from './session/session.js';
export { registerDeck, type Deck, type DeckCourt, type DeckLayer } from './table/deck.js';
export type { Card, Column, Move, PileId, Position, Rank, Seed, Suit, VariantId } from './engine/index.js';

SolitaireGame.define();
