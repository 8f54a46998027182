/** Mulberry32: small, fast, and the same on every machine. */
function seededRandom(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** All chance of a simulated world. */
export class Dice {
  /** From now on no misfortune happens. */
  isQuiet = false
  readonly random: () => number

  constructor(seed: number) {
    this.random = seededRandom(seed)
  }

  index(count: number): number {
    return Math.floor(this.random() * count)
  }

  one<T>(things: readonly T[]): T | undefined {
    return things[this.index(things.length)]
  }

  is(share: number): boolean {
    return this.random() < share
  }

  misfortune(share: number): boolean {
    return !this.isQuiet && this.is(share)
  }
}
