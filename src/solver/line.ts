/**
 * From the search's path to moves that win, in portions that each take no longer than a look at some states. What comes out was
 * played through the engine.
 */
import { positionAfter } from '../engine/apply.js';
import { isWon, type Move, type Position } from '../engine/index.js';
import type { Model } from './model.js';
import { realise } from './realise.js';
import type { Step } from './step.js';
import { tidied } from './tidy.js';

export function* lineOf(position: Position, model: Model, path: readonly Step[]): Generator<undefined, Move[]> {
  const moves = yield* realise(position, model, yield* tidied(model, path));
  let end = position;
  for (const move of moves) {
    end = positionAfter(end, move);
    yield;
  }
  if (!isWon(end)) throw new Error('The line that was found does not win.');
  return moves;
}
