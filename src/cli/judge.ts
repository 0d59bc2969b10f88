/** One deal or position, solved, timed, and rated where it can be won: the record that the command prints as a line of JSON. */
import { deal, formatMove, type Position, type Seed } from '../engine/index.js';
import { rate, scoreOf, type Difficulty } from '../deals/difficulty.js';
import { solve, type SolveResult } from '../solver/index.js';

/** The deals of a run have all but their seeds in common. */
export interface Task {
  readonly variant: string;
  readonly open: boolean;
  readonly maxNodes: number;
}

export interface Judgement {
  readonly verdict: SolveResult['verdict'];
  /** Moves of the line that wins. */
  readonly length: number | null;
  readonly nodes: number;
  readonly ms: number;
}

export interface DealRecord<S extends Seed = number> extends Judgement {
  readonly variant: string;
  readonly seed: S;
  readonly open: boolean;
  /** What the rating goes by: from 0 to 100; `null` where no win was found. */
  readonly score: number | null;
  readonly difficulty: Difficulty | null;
}

export interface Judged<T extends Judgement> {
  readonly record: T;
  /** The line that wins, as text; none where no win was found. */
  readonly moves: readonly string[] | null;
}

export function judgeDeal<S extends Seed>({ variant, open, maxNodes }: Task, seed: S): Judged<DealRecord<S>> {
  const start = deal(variant, seed, { open });
  const { judgement, moves } = judge(start, maxNodes);
  const score = moves && scoreOf(start);
  return { record: { variant, seed, open, ...judgement, score, difficulty: score === null ? null : rate(variant, open, score) }, moves };
}

export function judgePosition(position: Position, maxNodes: number): Judged<Judgement & { readonly variant: string }> {
  const { judgement, moves } = judge(position, maxNodes);
  return { record: { variant: position.variant, ...judgement }, moves };
}

function judge(position: Position, maxNodes: number): { judgement: Judgement; moves: string[] | null } {
  const start = performance.now();
  const { verdict, nodes, moves } = solve(position, { maxNodes });
  const ms = Math.round((performance.now() - start) * 10) / 10;
  return { judgement: { verdict, length: moves?.length ?? null, nodes, ms }, moves: moves?.map(formatMove) ?? null };
}
