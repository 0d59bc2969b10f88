/**
 * Names of piles, and moves as text (`tableau-3>tableau-5:2`).
 * Knows what can be written, not what is allowed.
 */
import { InvalidMoveError, shown } from './errors.js';
import type { Move, PileKind, PileRef } from './move.js';

const LARGEST: Readonly<Record<PileKind, number>> = { stock: 1, waste: 1, reserve: 3, foundation: 8, tableau: 10 };

function ids<Kind extends 'reserve' | 'foundation' | 'tableau'>(kind: Kind): readonly `${Kind}-${number}`[] {
  return Array.from({ length: LARGEST[kind] }, (_, index) => `${kind}-${index + 1}` as const);
}

/** Ready-made ids, so that listing moves builds no strings. */
export const RESERVE_IDS = ids('reserve');
export const FOUNDATION_IDS = ids('foundation');
export const TABLEAU_IDS = ids('tableau');

const REFS = new Map<string, PileRef>([
  ['stock', { kind: 'stock', index: 0 }],
  ['waste', { kind: 'waste', index: 0 }],
]);
for (const list of [RESERVE_IDS, FOUNDATION_IDS, TABLEAU_IDS]) {
  list.forEach((id, index) => REFS.set(id, { kind: id.slice(0, id.indexOf('-')) as PileKind, index }));
}

/** The pile that an id names, or `undefined` for a text that names none. */
export function pileRef(id: string): PileRef | undefined {
  return REFS.get(id);
}

/** Of what kind a pile is, where that alone is asked. */
export const isColumn = (pile: Move['to']): boolean => pile.startsWith('tableau');
export const isFoundation = (pile: Move['to']): boolean => pile.startsWith('foundation');
export const isReserve = (pile: Move['to']): boolean => pile.startsWith('reserve');

/** Whether a move draws, redeals, or lays out the reserve: such moves only bring other cards into reach. */
export const isStockMove = ({ from, to }: Move): boolean => from === 'stock' || to === 'stock' || to === 'reserve';

/** `from>to:count`, with the count left out when it is one. */
export function formatMove(move: Move): string {
  return `${move.from}>${move.to}${move.count === 1 ? '' : `:${move.count}`}`;
}

/** @throws {InvalidMoveError} for a text that is no move. */
export function parseMove(text: string): Move {
  const match = /^([a-z]+(?:-\d+)?)>([a-z]+(?:-\d+)?)(?::(\d+))?$/.exec(text);
  if (!match) throw new InvalidMoveError(`${shown(text)} is not a move; one looks like "tableau-3>tableau-5:2".`);
  return checkedMove({ from: match[1], to: match[2], count: match[3] === undefined ? 1 : Number(match[3]) });
}

/** A move out of untrusted JSON. @throws {InvalidMoveError} */
export function checkedMove(json: unknown): Move {
  const { from, to, count } = (json ?? {}) as Record<string, unknown>;
  const demand = (holds: boolean, field: string, wanted: string, value: unknown): void => {
    if (!holds) throw new InvalidMoveError(`A move's "${field}" must be ${wanted}, not ${shown(value)}.`);
  };
  const isPile = (id: unknown): boolean => typeof id === 'string' && REFS.has(id);
  demand(isPile(from), 'from', 'a pile', from);
  demand(isPile(to) || to === 'reserve', 'to', 'a pile', to);
  demand(Number.isInteger(count) && (count as number) > 0, 'count', 'a whole number from 1', count);
  return { from, to, count } as Move;
}
