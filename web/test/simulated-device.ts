import { type Entry, type Stored, waitsUnder } from '../src/sync/queue-entry.ts'
import { type Outcome, type QueueState, startState } from '../src/sync/queue-state.ts'
import type { SimulatedWrite, User, Values } from './simulated-writes.ts'

export interface Disk {
  stored: Stored
  seq: number
  holder: Tab | null
  asking: Tab[]
}

/** A message under way, for one tab. */
export interface Parcel {
  write: SimulatedWrite
  owner: User
  tab: Tab
  isLate: boolean
  seen: Values
  /** Null while it is on its way to the server. */
  outcome: Outcome | null
}

export class Tab {
  state: QueueState = startState
  /** Storage work and news of other tabs, in their order. */
  readonly todo: (() => void)[] = []
  isAlive = true
  readonly owner: User
  constructor(owner: User) {
    this.owner = owner
  }
}

export interface Report {
  made: number
  lost: number
  doubled: number
  misattributed: number
  stuck: number
  disordered: number
  /** Something that waited took the place of what its writer never saw. */
  overwritten: number
}

export const noFaults: Report = {
  made: 0,
  lost: 0,
  doubled: 0,
  misattributed: 0,
  stuck: 0,
  disordered: 0,
  overwritten: 0,
}

/** What waits behind a refused creation is listed under it; everything else must have arrived. */
export function stuckIn({ queue, tray }: Stored): number {
  const isBehind = (entry: Entry) => tray.some((parked) => waitsUnder(parked, entry))
  return (
    queue.filter((entry) => !isBehind(entry)).length + tray.filter(({ cause }) => cause !== 'refused').length
  )
}
