import type { Entry } from '../src/sync/overlay/write.ts'
import { type Stored, waitsUnder } from '../src/sync/queue/queue-entry.ts'
import { type Outcome, type QueueState, startState } from '../src/sync/queue/queue-state.ts'
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

/** How often something of the tray was pressed. */
export interface Presses {
  keptMine: number
  tookTheirs: number
  triedAgain: number
  discarded: number
  undone: number
}

export interface Faults {
  lost: number
  doubled: number
  misattributed: number
  stuck: number
  disordered: number
  /** Something that waited took the place of what its writer never saw. */
  overwritten: number
}

export interface Report extends Presses, Faults {
  made: number
}

export const noFaults: Faults = {
  lost: 0,
  doubled: 0,
  misattributed: 0,
  stuck: 0,
  disordered: 0,
  overwritten: 0,
}

export const emptyReport: Report = {
  made: 0,
  keptMine: 0,
  tookTheirs: 0,
  triedAgain: 0,
  discarded: 0,
  undone: 0,
  ...noFaults,
}

/** What waits behind a refused creation is listed under it, and every question was answered; all else must have arrived. */
export function stuckIn({ queue, tray }: Stored): number {
  const isBehind = (entry: Entry) => tray.some((parked) => waitsUnder(parked, entry))
  return (
    queue.filter((entry) => !isBehind(entry)).length +
    tray.filter(({ cause, theirs }) => cause !== 'refused' || theirs).length
  )
}
