/** A small seeded generator (xorshift of 32 bits): the same seed gives the same plan on every machine. */
export class Random {
  #state: number

  constructor(seed: number) {
    // Neighbouring seeds must not give neighbouring sequences.
    let mixed = (Math.trunc(seed) + 0x9e3779b9) | 0
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    this.#state = (mixed ^ (mixed >>> 16)) | 0 || 1
  }

  #next(): number {
    let state = this.#state
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    this.#state = state
    return state >>> 0
  }

  /** From 0 up to, not including, 1. */
  unit(): number {
    return this.#next() / 4294967296
  }

  /** A whole number from 0 up to, not including, `count`. */
  below(count: number): number {
    return Math.floor((this.#next() / 4294967296) * count)
  }
}

const seedSpread = 0.5

/** Another seed likes things a little differently, which is what makes its plan another one; seed 0 takes them as they are. */
export function likings(seed: number, spread = seedSpread): () => number {
  const random = new Random(seed)
  return () => (seed === 0 ? 1 : 1 + spread * (random.unit() - 0.5))
}
