import type { Write } from '../src/sync/overlay/write.ts'

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
  /** It stays with that, also when the same request arrives again much later. */
  keepsRefusals: boolean
}

export const allRules: Rules = {
  keys: true,
  parks: true,
  checksOwner: true,
  checksSeen: true,
  keepsRefusals: true,
}

export interface SimulatedWrite extends Write {
  /** Refused by the server whenever it comes. */
  isBad: boolean
  data: Values
}

/** What a row holds, by field. Every value is written once, so that it tells who wrote it. */
export type Values = Record<string, number>
