/**
 * From JSON of unknown origin to a position that the rules can work on. Everything is checked before anything is
 * returned, and a fault is named by its place. Owns no rule of play.
 */
import { isCard, KING, orderedPack, rankOf, suitIndexOf, SUITS, type Card } from './cards.js';
import { InvalidPositionError, shown, UnknownVariantError } from './errors.js';
import { packFault, type Column, type Position } from './position.js';
import { reserveIsOut } from './rules.js';
import { variantOf, type Variant } from './variants.js';

/**
 * A clean copy of a position given as JSON (the shape is that of `Position`; further fields are left out).
 * @throws {InvalidPositionError} which names the field and the fault.
 */
export function parsePosition(json: unknown): Position {
  const source = record(json, 'position');
  const variant = parseVariant(source['variant']);
  const position: Position = {
    variant: variant.id,
    foundations: parseFoundations(source['foundations'], variant),
    tableau: list(source['tableau'], 'tableau', variant.columns.length).map(parseColumn),
    stock: cards(source['stock'], 'stock'),
    waste: cards(source['waste'], 'waste'),
    reserve: list(source['reserve'], 'reserve', variant.reserve).map((card, place) =>
      card === null || isCard(card) ? card : notCard(card, `reserve[${place}]`),
    ),
    redealsLeft: parseRedeals(source['redealsLeft'], variant),
  };
  checkReserve(position, variant);
  const all = allCards(position);
  if (!isPack(all, variant.decks)) {
    throw new InvalidPositionError('position', `all cards must be there once a deck, but ${packFault(all, orderedPack(variant.decks, true))}`);
  }
  return position;
}

/** Every card of the position once. */
function allCards({ stock, waste, reserve, foundations, tableau }: Position): Card[] {
  const cards = [...stock, ...waste];
  for (const card of reserve) if (card !== null) cards.push(card);
  for (const pile of foundations) cards.push(...pile);
  for (const { down, up } of tableau) cards.push(...down, ...up);
  return cards;
}

/** Whether each card is there once a deck; `packFault` says what is wrong, and takes longer. */
function isPack(all: readonly Card[], decks: number): boolean {
  const counts = new Uint8Array(4 * KING);
  for (const card of all) counts[suitIndexOf(card) * KING + rankOf(card) - 1]!++;
  return counts.every((count) => count === decks);
}

function demand(holds: boolean, field: string, fault: string): asserts holds {
  if (!holds) throw new InvalidPositionError(field, fault);
}

function record(value: unknown, field: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new InvalidPositionError(field, `must be an object, not ${shown(value)}`);
}

function list(value: unknown, field: string, length?: number): unknown[] {
  if (!Array.isArray(value)) throw new InvalidPositionError(field, `must be a list, not ${shown(value)}`);
  demand(length === undefined || value.length === length, field, `must have ${length} entries, not ${value.length}`);
  return Array.from<unknown>(value); // holes become undefined and are refused like any other non-card
}

function notCard(value: unknown, field: string): never {
  throw new InvalidPositionError(field, `must be a card such as "TH", not ${shown(value)}`);
}

/** No message is put together for what is right: most positions are, and a solver reads them by the thousand. */
function cards(value: unknown, field: string): Card[] {
  return list(value, field).map((card, index) => (isCard(card) ? card : notCard(card, `${field}[${index}]`)));
}

function parseVariant(id: unknown): Variant {
  demand(typeof id === 'string', 'variant', `must be a game's id, not ${shown(id)}`);
  try {
    return variantOf(id);
  } catch (error) {
    if (error instanceof UnknownVariantError) throw new InvalidPositionError('variant', error.message);
    throw error;
  }
}

function parseFoundations(value: unknown, variant: Variant): Card[][] {
  return list(value, 'foundations', variant.decks * 4).map((pile, index) => {
    const field = `foundations[${index}]`;
    const parsed = cards(pile, field);
    parsed.forEach((card, height) => {
      if (suitIndexOf(card) === index % 4 && rankOf(card) === height + 1) return;
      const fault = `${card} does not belong there: it is built in suit ${SUITS[index % 4]!} from the ace`;
      throw new InvalidPositionError(`${field}[${height}]`, fault);
    });
    demand(parsed.length <= KING, field, 'holds more than a suit');
    demand(parsed.length > 0 || !variant.readyAces, field, 'must hold its ready ace');
    return parsed;
  });
}

function parseColumn(value: unknown, index: number): Column {
  const field = `tableau[${index}]`;
  const { down, up } = record(value, field);
  const column = { down: cards(down, `${field}.down`), up: cards(up, `${field}.up`) };
  demand(column.up.length > 0 || column.down.length === 0, `${field}.up`, 'the top card of a column must be face up');
  return column;
}

function parseRedeals(value: unknown, { redeals }: Variant): number | null {
  if (redeals === null) {
    demand(value === null, 'redealsLeft', `must be null, as redeals are unlimited in this game, not ${shown(value)}`);
    return null;
  }
  const fits = Number.isInteger(value) && (value as number) >= 0 && (value as number) <= redeals;
  demand(fits, 'redealsLeft', `must be a whole number from 0 to ${redeals}, not ${shown(value)}`);
  return value as number;
}

/** The reserve is empty before the turn; after it, the waste is gone and places are empty only if the pack is. */
function checkReserve(position: Position, variant: Variant): void {
  if (variant.reserve === 0) return;
  const empty = position.reserve.filter((card) => card === null).length;
  if (!reserveIsOut(variant, position)) {
    demand(empty === variant.reserve, 'reserve', 'must be empty as long as the redeal is left');
    return;
  }
  demand(position.waste.length === 0, 'waste', 'must be empty once the reserve is laid out');
  demand(empty === 0 || position.stock.length === 0, 'reserve', 'a place stays empty only when the pack is used up');
}
