/**
 * The games as data: what each field means, the five built-in games, and the check of further ones.
 * The interpreter of these fields is `legal.ts`; nothing else may ask for a game by its id.
 */
import { InvalidVariantError, UnknownVariantError } from './errors.js';

/** Everything in which one game of the family differs from another. Plain JSON. */
export interface Variant {
  /** What `variant="…"` names: lower-case letters, digits and hyphens. */
  readonly id: string;
  readonly decks: 1 | 2;
  /** Cards per column, left to right; the last card of each is dealt face up. At most ten columns. */
  readonly columns: readonly number[];
  /** Cards that one draw turns from the stock to the waste (fewer when fewer are left). */
  readonly draw: number;
  /** How often the waste may become the stock again; `null`: as often as one likes. */
  readonly redeals: number | null;
  /** 0, or the open places that the single redeal lays out instead of a new stock (at most three). */
  readonly reserve: number;
  /** The aces lie on the foundations from the start and stay there. */
  readonly readyAces: boolean;
  /** Whether the top card of a foundation may return to a column. */
  readonly worryingBack: boolean;
  /** What an empty column takes: a king (or a run headed by one), anything, or nothing. */
  readonly spaces: 'king' | 'any' | 'none';
  /** How columns are built down: in alternating colours, in suit, or regardless of suit. Runs obey the same rule. */
  readonly build: 'alternate' | 'suit' | 'any';
}

const BUILT_IN: readonly Variant[] = [
  game('klondike', { columns: [1, 2, 3, 4, 5, 6, 7] }),
  game('little-klondike', { columns: [1, 2, 3, 4, 5, 6], draw: 3, worryingBack: false }),
  game('aceless', { columns: [1, 2, 3, 4, 5, 6, 7], redeals: 1, readyAces: true }),
  game('little-piano', { columns: [7, 6, 5, 4, 3, 2, 1], redeals: 1, reserve: 3 }),
  game('big-piano', { columns: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], decks: 2, redeals: 1, reserve: 3 }),
];

/** What the five games have in common, overridden by what each differs in. */
function game(id: string, difference: Partial<Variant> & Pick<Variant, 'columns'>): Variant {
  return {
    id,
    decks: 1,
    draw: 1,
    redeals: null,
    reserve: 0,
    readyAces: false,
    worryingBack: true,
    spaces: 'king',
    build: 'alternate',
    ...difference,
  };
}

const registry = new Map<string, Variant>();
for (const variant of BUILT_IN) registry.set(variant.id, frozen(variant));

/** All games that can be dealt: the five, and those that were registered. */
export const variants: ReadonlyMap<string, Variant> = registry;

/** @throws {UnknownVariantError} */
export function variantOf(id: string): Variant {
  const variant = registry.get(id);
  if (variant) return variant;
  const known = [...registry.keys()].join(', ');
  throw new UnknownVariantError(`There is no game called ${JSON.stringify(id)}. Known games: ${known}.`);
}

/** Cards in the pack that is shuffled. */
export function packSize(variant: Variant): number {
  return variant.decks * (variant.readyAces ? 48 : 52);
}

/**
 * Registers a game, which can then be dealt, played and solved like the built-in ones.
 * @throws {InvalidVariantError} for a definition that makes no sense, or an id that is taken.
 */
export function defineVariant(variant: Variant): void {
  check(variant);
  if (registry.has(variant.id)) {
    throw new InvalidVariantError(`A game called ${JSON.stringify(variant.id)} exists already.`);
  }
  registry.set(variant.id, frozen(variant));
}

/** A frozen copy that holds the known fields only. */
function frozen(v: Variant): Variant {
  return Object.freeze({
    id: v.id,
    decks: v.decks,
    columns: Object.freeze([...v.columns]),
    draw: v.draw,
    redeals: v.redeals,
    reserve: v.reserve,
    readyAces: v.readyAces,
    worryingBack: v.worryingBack,
    spaces: v.spaces,
    build: v.build,
  });
}

function check(v: Variant): void {
  const whole = (value: unknown, least: number, most: number): boolean =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
  const demand = (holds: boolean, fault: string): void => {
    if (!holds) throw new InvalidVariantError(`This game can't be defined: ${fault}.`);
  };
  demand(typeof v === 'object' && (v as unknown) !== null, 'an object is needed');
  demand(typeof v.id === 'string' && /^[a-z][a-z0-9-]*$/.test(v.id), 'id must be lower-case letters, digits and hyphens');
  demand(whole(v.decks, 1, 2), 'decks must be 1 or 2');
  demand(Array.isArray(v.columns) && whole(v.columns.length, 1, 10), 'columns must list 1 to 10 columns');
  demand(
    v.columns.every((cards) => whole(cards, 0, 104)),
    'columns must hold whole numbers of cards',
  );
  for (const flag of ['readyAces', 'worryingBack'] as const) demand(typeof v[flag] === 'boolean', `${flag} must be true or false`);
  const dealt = v.columns.reduce((sum, cards) => sum + cards, 0);
  demand(dealt <= packSize(v), `columns hold ${dealt} cards, but the pack has ${packSize(v)}`);
  demand(whole(v.draw, 1, 104), 'draw must be a whole number from 1');
  demand(v.redeals === null || whole(v.redeals, 0, 1000), 'redeals must be a whole number, or null for unlimited');
  demand(whole(v.reserve, 0, 3), 'reserve must be 0 to 3');
  demand(v.reserve === 0 || v.redeals === 1, 'a reserve is laid out by the single redeal, so redeals must be 1');
  demand(['king', 'any', 'none'].includes(v.spaces), 'spaces must be "king", "any" or "none"');
  demand(['alternate', 'suit', 'any'].includes(v.build), 'build must be "alternate", "suit" or "any"');
}
