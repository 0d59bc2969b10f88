/**
 * The essences that a search has met: a set of byte strings of one length, numbered in the order of their arrival.
 * Knows nothing of what the bytes mean.
 */
export class EssenceTable {
  readonly #length: number;
  /** One essence after the other. */
  #bytes: Uint8Array;
  /** Kept, so that growing need not work them out again: it must not hold a page up. */
  #hashes: Int32Array;
  /** Open addressing, at most half full: 1 + the number of an essence, or 0. */
  #slots: Int32Array;
  #size = 0;

  constructor(length: number, room = 256) {
    this.#length = length;
    this.#bytes = new Uint8Array(room * length);
    this.#hashes = new Int32Array(room);
    this.#slots = new Int32Array(room * 2);
  }

  get size(): number {
    return this.#size;
  }

  /** The number of a new essence, or −1 for one that is there already. */
  add(essence: Uint8Array): number {
    if (this.#size === this.#hashes.length) this.#grow();
    const hash = hashOf(essence);
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (let entry = this.#slots[slot]!; entry !== 0; entry = this.#slots[slot]!) {
      if (this.#hashes[entry - 1] === hash && this.#equals(entry - 1, essence)) return -1;
      slot = (slot + 1) & mask;
    }
    const number = this.#size++;
    this.#slots[slot] = number + 1;
    this.#hashes[number] = hash;
    this.#bytes.set(essence, number * this.#length);
    return number;
  }

  /** Writes an essence to `target`. */
  read(number: number, target: Uint8Array): void {
    const from = number * this.#length;
    for (let index = 0; index < this.#length; index++) target[index] = this.#bytes[from + index]!;
  }

  #equals(number: number, essence: Uint8Array): boolean {
    const from = number * this.#length;
    for (let index = 0; index < this.#length; index++) if (this.#bytes[from + index] !== essence[index]) return false;
    return true;
  }

  #grow(): void {
    const bytes = new Uint8Array(this.#bytes.length * 2);
    bytes.set(this.#bytes);
    this.#bytes = bytes;
    const hashes = new Int32Array(this.#hashes.length * 2);
    hashes.set(this.#hashes);
    this.#hashes = hashes;
    this.#slots = new Int32Array(this.#slots.length * 2);
    const mask = this.#slots.length - 1;
    for (let number = 0; number < this.#size; number++) {
      let slot = hashes[number]! & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = number + 1;
    }
  }
}

/** FNV-1a, with its high bits folded into the low ones that choose a slot. */
function hashOf(bytes: Uint8Array): number {
  let word = 0x811c9dc5;
  for (let index = 0; index < bytes.length; index++) word = Math.imul(word ^ bytes[index]!, 0x01000193); // eslint-disable-line @typescript-eslint/prefer-for-of
  return word ^ (word >>> 15);
}
