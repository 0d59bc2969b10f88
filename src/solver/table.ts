/**
 * The states that a search has been to. A state is an exact key of some words and a *rank*: of two states with one key,
 * that of the lower rank can do all that the other can, so only the lowest rank is kept.
 *
 * Open addressing, from small to a fixed bound. When the bound is reached, the older half is forgotten. That costs
 * time, never correctness, as long as the states on the way to the present one are put in again (`onForget`), so that
 * the search cannot run in circles. No call takes long, however much there is: what a smaller table held is moved to the
 * larger one bit by bit, and a half that is forgotten is not emptied but outdated.
 */

const SMALL = 1 << 10;
/** Bytes of one generation, at most; there are two, and nothing else of the solver is large. */
const MOST_BYTES = 101e6;
/** Slots of the smaller table that are moved with each state put in: all are long before the larger one is full. */
const PORTION = 16;
/** By so much a slot of one generation says more than a slot of the one before; ranks are below. There is room for 2¹⁵. */
const GENERATION = 1 << 16;

export class StateTable {
  /** Words of a key. A slot has one more: its generation's base and the rank plus one. One that says no more than the base is free. */
  readonly #words: number;
  readonly #mostSlots: number;
  readonly #onForget: () => void;
  #young: Int32Array;
  #base = 0;
  /** The older half; or the smaller table, of which the slots before `#unmoved` are still to be moved. */
  #old: Int32Array | null = null;
  #unmoved = 0;
  #size = SMALL;
  #count = 0;

  constructor(words: number, onForget: () => void, mostBytes = MOST_BYTES) {
    this.#words = words;
    this.#onForget = onForget;
    this.#mostSlots = SMALL;
    while (this.#mostSlots * 2 * (words + 1) * 4 <= mostBytes) this.#mostSlots *= 2;
    this.#young = new Int32Array(SMALL * (words + 1));
  }

  get bytes(): number {
    return this.#young.byteLength + (this.#old?.byteLength ?? 0);
  }

  /** Puts a state in; whether none of its key and its rank or a lower one was there. */
  add(key: Int32Array, rank: number): boolean {
    if (this.#unmoved > 0) this.#move();
    const words = this.#words;
    const mask = this.#size - 1;
    const base = this.#base;
    const old = this.#old;
    let isCounted = false;
    if (old) {
      const moving = this.#unmoved > 0;
      const oldBase = moving ? base : base - GENERATION;
      const there = old[find(old, moving ? mask >> 1 : mask, oldBase, key, 0, words) + words]! - oldBase;
      if (there > 0 && there <= rank + 1) return false;
      isCounted = moving && there > 0;
    }
    const young = this.#young;
    const slot = find(young, mask, base, key, 0, words);
    const there = young[slot + words]! - base;
    if (there > 0 && there <= rank + 1) return false;
    young[slot + words] = base + rank + 1;
    if (there > 0) return true;
    for (let word = 0; word < words; word++) young[slot + word] = key[word]!;
    if (!isCounted && ++this.#count * 4 > this.#size * 3) this.#makeRoom();
    return true;
  }

  #makeRoom(): void {
    const full = this.#young;
    if (this.#size < this.#mostSlots) {
      this.#young = new Int32Array(full.length * 2);
      this.#size *= 2;
      this.#unmoved = full.length;
    } else {
      this.#young = this.#old ?? new Int32Array(full.length);
      this.#old = null;
      this.#base += GENERATION;
      this.#count = 0;
      this.#onForget();
    }
    this.#old = full;
  }

  /** Moves some more states to the larger table, unless they got there with a lower rank. */
  #move(): void {
    const from = this.#old!;
    const young = this.#young;
    const width = this.#words + 1;
    const end = Math.max(0, this.#unmoved - PORTION * width);
    for (let slot = this.#unmoved - width; slot >= end; slot -= width) {
      if (from[slot + width - 1] === 0) continue;
      const target = find(young, this.#size - 1, 0, from, slot, width - 1);
      if (young[target + width - 1] !== 0) continue;
      for (let word = 0; word < width; word++) young[target + word] = from[slot + word]!;
    }
    this.#unmoved = end;
    if (end === 0) this.#old = null;
  }
}

/** Where the slot of the key that begins at `source[at]` is, or the free one where it belongs. */
function find(slots: Int32Array, mask: number, base: number, source: Int32Array, at: number, words: number): number {
  let mixed = 0;
  for (let word = 0; word < words; word++) {
    mixed = Math.imul(mixed ^ source[at + word]!, 0x9e3779b1);
    mixed ^= mixed >>> 15;
  }
  mixed = Math.imul(mixed, 0x85ebca6b);
  const width = words + 1;
  let slot = ((mixed ^ (mixed >>> 13)) & mask) * width;
  while (slots[slot + words]! > base) {
    let word = 0;
    while (word < words && slots[slot + word] === source[at + word]) word++;
    if (word === words) break;
    slot += width;
    if (slot === slots.length) slot = 0;
  }
  return slot;
}
