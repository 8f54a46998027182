import type { Entry } from '../src/sync/overlay/write.ts'
import { firstKey, type StoreChange } from '../src/sync/queue/store-change.ts'
import type { SimulatedServer } from './simulated-server.ts'
import type { SimulatedWrite } from './simulated-writes.ts'

/** What travellers were told is safe, and what they said about it since. */
export class Ledger {
  readonly #promised = new Map<string, SimulatedWrite>()
  /** Writes that have become one with a later one. */
  readonly #absorbed = new Map<string, string>()
  /** What a person has had their say about comes when they say. */
  readonly #decided = new Set<string>()
  /** Rows whose creation a person has discarded, and everything about them with it. */
  readonly #decidedRows = new Set<string>()
  readonly #discarded = new Set<string>()
  /** What a person does not want any more. */
  readonly #unwanted = new Set<string>()

  isPromised(id: string): boolean {
    return this.#promised.has(id)
  }

  promise(write: SimulatedWrite): void {
    this.#promised.set(write.id, write)
  }

  absorb(before: Entry, after: SimulatedWrite): void {
    this.#absorbed.set(firstKey(before.id), after.id)
  }

  decide({ id }: Entry): void {
    this.#decided.add(firstKey(id))
  }

  discard(entries: readonly Entry[]): void {
    for (const entry of entries) {
      this.decide(entry)
      if (entry.method === 'POST') for (const lane of entry.side.lanes) this.#decidedRows.add(lane)
      this.#discarded.add(firstKey(entry.id))
      this.#unwanted.add(firstKey(entry.id))
    }
  }

  /** Two tabs may disagree about a change: what came to the storage last counts. */
  stored({ remove = [], putBack = [] }: StoreChange): void {
    for (const key of remove.map(firstKey)) if (this.#discarded.has(key)) this.#unwanted.add(key)
    for (const { id } of putBack) this.#unwanted.delete(firstKey(id))
  }

  /** What may arrive out of its order. */
  readonly isDecided = ({ id, side }: SimulatedWrite): boolean =>
    this.#decided.has(firstKey(id)) || side.lanes.some((lane) => this.#decidedRows.has(lane))

  /** Promised, wanted, neither done nor on the device. */
  lost(server: SimulatedServer, kept: ReadonlySet<string>): SimulatedWrite[] {
    return [...this.#promised.values()].filter((write) => {
      const key = this.#keyOf(write)
      const isDone =
        isApplied(server, key, write) ||
        // Whoever deletes what is gone already has what they wanted.
        (write.method === 'DELETE' && server.isGone(write))
      return !isDone && !kept.has(key) && !this.#unwanted.has(key)
    })
  }

  /** The first key that it is sent under. */
  #keyOf({ id }: SimulatedWrite): string {
    let key = firstKey(id)
    for (let later = key; later; later = this.#absorbed.get(later) ?? '') key = later
    return key
  }
}

function isApplied(server: SimulatedServer, key: string, { data }: SimulatedWrite): boolean {
  const done = server.appliedData(key)
  return done !== undefined && Object.keys(data).every((field) => field in done)
}
