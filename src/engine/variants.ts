/**
 * The games as data: what each field means, and the five built-in games; define.ts takes further ones.
 * The interpreter of these fields is `legal.ts`; nothing else may ask for a game by its id.
 */
import { shown, UnknownVariantError } from './errors.js';
import { deepFreeze } from './freeze.js';

/** A game's name: one of these five, which editors offer, or one that was registered (`defineVariant`), which no type can know. */
export type VariantId = 'klondike' | 'little-klondike' | 'aceless' | 'little-piano' | 'big-piano' | (string & Record<never, never>);

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
for (const variant of BUILT_IN) registry.set(variant.id, deepFreeze(variant));

/** All games that can be dealt: the five, and those that were registered. */
export const variants: ReadonlyMap<string, Variant> = registry;

/** @throws {UnknownVariantError} */
export function variantOf(id: string): Variant {
  const variant = registry.get(id);
  if (variant) return variant;
  const known = [...registry.keys()].join(', ');
  throw new UnknownVariantError(`There is no game called ${shown(id)}. Known games: ${known}.`);
}

/** Cards in the pack that is shuffled. */
export function packSize(variant: Variant): number {
  return variant.decks * (variant.readyAces ? 48 : 52);
}

/** Adds a definition that was checked and frozen (`define.ts`); false for an id that is taken. */
export function register(variant: Variant): boolean {
  if (registry.has(variant.id)) return false;
  registry.set(variant.id, variant);
  return true;
}
