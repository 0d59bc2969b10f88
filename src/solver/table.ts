/**
 * The states that a search has been to. A state is an exact key of some words and a *rank*: of two states with one key,
 * that of the lower rank can do all that the other can, so only the lowest rank is kept.
 *
 * Open addressing, from small to a fixed bound. When the bound is reached, the older half is forgotten. That costs
 * time, never correctness, as long as the states on the way to the present one are put in again (`onForget`), so that
 * the search cannot run in circles.
 */

const SMALL = 1 << 10;
/** Bytes of one generation, at most; there are two, and nothing else of the solver is large. */
const MOST_BYTES = 101e6;

export class StateTable {
  /** Words of a key. A slot has one more, for the rank plus one; 0 marks a free slot. */
  readonly #words: number;
  readonly #mostSlots: number;
  readonly #onForget: () => void;
  #young: Int32Array;
  #old: Int32Array | null = null;
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
    const words = this.#words;
    const mask = this.#size - 1;
    if (this.#old) {
      const there = this.#old[find(this.#old, mask, key, 0, words) + words]!;
      if (there !== 0 && there <= rank + 1) return false;
    }
    const young = this.#young;
    const slot = find(young, mask, key, 0, words);
    const there = young[slot + words]!;
    if (there !== 0 && there <= rank + 1) return false;
    young[slot + words] = rank + 1;
    if (there !== 0) return true;
    for (let word = 0; word < words; word++) young[slot + word] = key[word]!;
    if (++this.#count * 4 > this.#size * 3) this.#makeRoom();
    return true;
  }

  #makeRoom(): void {
    const full = this.#young;
    if (this.#size < this.#mostSlots) {
      this.#young = doubled(full, this.#words);
      this.#size *= 2;
      return;
    }
    this.#young = this.#old?.fill(0) ?? new Int32Array(full.length);
    this.#old = null;
    this.#count = 0;
    this.#onForget();
    this.#old = full;
  }
}

/** Where the slot of the key that begins at `source[at]` is, or the free one where it belongs. */
function find(slots: Int32Array, mask: number, source: Int32Array, at: number, words: number): number {
  let mixed = 0;
  for (let word = 0; word < words; word++) {
    mixed = Math.imul(mixed ^ source[at + word]!, 0x9e3779b1);
    mixed ^= mixed >>> 15;
  }
  mixed = Math.imul(mixed, 0x85ebca6b);
  const width = words + 1;
  let slot = ((mixed ^ (mixed >>> 13)) & mask) * width;
  while (slots[slot + words] !== 0) {
    let word = 0;
    while (word < words && slots[slot + word] === source[at + word]) word++;
    if (word === words) break;
    slot += width;
    if (slot === slots.length) slot = 0;
  }
  return slot;
}

function doubled(full: Int32Array, words: number): Int32Array {
  const wide = new Int32Array(full.length * 2);
  const width = words + 1;
  const mask = wide.length / width - 1;
  for (let slot = 0; slot < full.length; slot += width) {
    if (full[slot + words] === 0) continue;
    const target = find(wide, mask, full, slot, words);
    for (let word = 0; word < width; word++) wide[target + word] = full[slot + word]!;
  }
  return wide;
}
