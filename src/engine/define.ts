/**
 * Takes a further game of the family as data, after checking that it makes sense. Owns that check; apart from the games
 * themselves, since most pages never define one.
 */
import { InvalidVariantError } from './errors.js';
import { packSize, register, type Variant } from './variants.js';

/**
 * Registers a game, which can then be dealt, played and solved like the built-in ones.
 * @throws {InvalidVariantError} for a definition that makes no sense, or an id that is taken.
 */
export function defineVariant(variant: Variant): void {
  check(variant);
  if (!register(frozen(variant))) throw new InvalidVariantError(`A game called ${JSON.stringify(variant.id)} exists already.`);
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
    [...v.columns].every((cards) => whole(cards, 0, 104)),
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
