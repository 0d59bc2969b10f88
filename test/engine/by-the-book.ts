/**
 * The shuffle once more, written from docs/shuffle.md and nothing else, with big integers instead of 32-bit tricks.
 * That it agrees with the engine shows that the page says enough.
 */
const WORD = 2n ** 32n;
const wrap = (value: bigint): bigint => ((value % WORD) + WORD) % WORD;
const rotl = (word: bigint, by: bigint): bigint => wrap(word * 2n ** by) + word / 2n ** (32n - by);

export function seedText(seed: number | string): string {
  if (typeof seed === 'number') return BigInt(seed).toString();
  const text = seed.trim().normalize('NFC');
  return /^[0-9]+$/.test(text) ? BigInt(text).toString() : text;
}

export function murmurHash3(bytes: Uint8Array, seed: bigint): bigint {
  const scramble = (k: bigint): bigint => wrap(rotl(wrap(k * 0xcc9e2d51n), 15n) * 0x1b873593n);
  const littleEndian = (part: Uint8Array): bigint => part.reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let h = seed;
  let at = 0;
  for (; at + 4 <= bytes.length; at += 4) {
    h = wrap(rotl(h ^ scramble(littleEndian(bytes.subarray(at, at + 4))), 13n) * 5n + 0xe6546b64n);
  }
  h = h ^ scramble(littleEndian(bytes.subarray(at))) ^ BigInt(bytes.length);
  h = wrap((h ^ (h >> 16n)) * 0x85ebca6bn);
  h = wrap((h ^ (h >> 13n)) * 0xc2b2ae35n);
  return h ^ (h >> 16n);
}

export function* xoshiro128(state: readonly bigint[]): Generator<bigint, never> {
  let [a, b, c, d] = state as [bigint, bigint, bigint, bigint];
  for (;;) {
    yield wrap(rotl(wrap(b * 5n), 7n) * 9n);
    const t = wrap(b * 512n);
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = rotl(d, 11n);
  }
}

export function stateOf(seed: number | string): bigint[] {
  const bytes = new TextEncoder().encode(seedText(seed));
  const state = [0n, 1n, 2n, 3n].map((n) => murmurHash3(bytes, n));
  if (state[3] === 0n) state[3] = 1n;
  return state;
}

export function shuffledByTheBook(decks: number, withAces: boolean, seed: number | string): string[] {
  const ranks = (withAces ? 'A 2 3 4 5 6 7 8 9 T J Q K' : '2 3 4 5 6 7 8 9 T J Q K').split(' ');
  const deck = ['S', 'H', 'D', 'C'].flatMap((suit) => ranks.map((rank) => rank + suit));
  const pack = Array.from({ length: decks }, () => deck).flat();
  const words = xoshiro128(stateOf(seed));
  const below = (n: bigint): number => {
    for (;;) {
      const word = words.next().value;
      if (word < WORD - (WORD % n)) return Number(word % n);
    }
  };
  for (let i = pack.length - 1; i >= 1; i--) {
    const other = below(BigInt(i + 1));
    [pack[i], pack[other]] = [pack[other]!, pack[i]!];
  }
  return pack;
}
