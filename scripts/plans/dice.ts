/** Mulberry32: small, and good enough to choose trips. The same seed throws the same numbers. */
export class Dice {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  unit(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  below(count: number): number {
    return Math.floor(this.unit() * count)
  }

  is(share: number): boolean {
    return this.unit() < share
  }

  one<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!
  }
}
