import type { Write } from '../src/sync/queue-entry.ts'

export const users = ['maya', 'tom'] as const
export type User = (typeof users)[number]

/** What holds in the simulated world. Each rule taken out must let the simulator find a fault. */
export interface Rules {
  /** The server does a key once. */
  keys: boolean
  /** What failed three times is kept. */
  parks: boolean
  /** The server does nothing for whoever did not write it. */
  checksOwner: boolean
  /** The server lets nothing that waited overwrite what its writer never saw. */
  checksSeen: boolean
}

export const allRules: Rules = {
  keys: true,
  parks: true,
  checksOwner: true,
  checksSeen: true,
}

export interface SimulatedWrite extends Write {
  /** Refused by the server whenever it comes. */
  isBad: boolean
  data: Values
}

/** What a row holds, by field. Every value is written once, so that it tells who wrote it. */
export type Values = Record<string, number>

/** Mulberry32: small, fast, and the same on every machine. */
export function seededRandom(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
