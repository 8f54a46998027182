import { changedMeanwhile } from '@sojourn/contract/sync/changed-meanwhile'
import { type Fields, isTemporaryId, temporaryId } from '../src/sync/overlay/write.ts'
import { firstKey } from '../src/sync/queue/store-change.ts'
import type { Outcome } from '../src/sync/queue/queue-state.ts'
import type { Rules, SimulatedWrite, User, Values } from './simulated-writes.ts'

/** What somebody has on their screen: the trips and rows they can write to. */
interface Known {
  trips: number[]
  rows: { id: string; tripId: number; values: Values }[]
}

/** How a write came. */
interface Sending {
  owner: User
  signedIn: User
  /** The traveller was told before that it is safe. */
  isLate: boolean
  /** What they saw when they made it. */
  seen: Values
}

const fieldNames = ['a', 'b']
const newValues: Values = { a: 0, b: 0 }

/** A server that does a key once, for its owner, and fails when it is ill. */
export class SimulatedServer {
  health: 'well' | 'ill' = 'well'
  readonly #rules: Rules
  readonly #answers = new Map<string, Outcome>()
  readonly #applied: { write: SimulatedWrite; by: User }[] = []
  readonly #rows = new Map<string, Values>()
  readonly #trips = new Set<number>([1, 2])
  readonly #known = new Map<User, Known>([
    ['maya', { trips: [1], rows: [] }],
    ['tom', { trips: [2], rows: [] }],
  ])
  #tripCount = 2
  #overwritten = 0
  readonly #foundGone = new Set<string>()
  /** When the storage of its writer got a value. */
  readonly #keptAt = new Map<number, number>()

  constructor(rules: Rules) {
    this.#rules = rules
  }

  receive(write: SimulatedWrite, { owner, signedIn, isLate, seen }: Sending): Outcome {
    if (this.#rules.checksOwner && owner !== signedIn) return { kind: 'other-user' }
    if (this.health === 'ill') return { kind: 'failed', status: 500, reason: '' }
    const key = `${signedIn}/${write.id}`
    const earlier = this.#rules.keys && this.#answers.get(key)
    if (earlier) return earlier
    if (write.isBad) return { kind: 'refused', status: 400, reason: 'No' }
    const current = this.#rows.get(write.side.lanes[0] ?? '')
    if (this.#rules.checksSeen && isUnseen(write, write.side.seen, current)) {
      const theirs = { fields: { ...current }, by: null }
      const refusal: Outcome = { kind: 'refused', status: 409, reason: '', theirs }
      return this.#rules.keepsRefusals ? this.#keep(key, refusal) : refusal
    }
    this.#overwritten += Number(isLate && isUnseen(write, seen, current))
    return this.#answer(write, key, signedIn)
  }

  #answer(write: SimulatedWrite, key: string, by: User): Outcome {
    const answer = this.#perform(write, by)
    if (answer === null) {
      this.#foundGone.add(write.id)
      return { kind: 'refused', status: 404, reason: 'Not found' }
    }
    this.#applied.push({ write, by })
    return this.#keep(key, { kind: 'done', answer })
  }

  #keep(key: string, outcome: Outcome): Outcome {
    this.#answers.set(key, outcome)
    return outcome
  }

  #perform({ method, side, data }: SimulatedWrite, by: User): unknown {
    const row = side.lanes[0] ?? ''
    if (side.isWholeTrip && method === 'POST') {
      this.#tripCount += 1
      this.#trips.add(this.#tripCount)
      return { id: this.#tripCount }
    }
    if (!this.#trips.has(side.tripId ?? 0)) return null
    if (side.isWholeTrip) return { id: side.tripId, by }
    const current = method === 'POST' ? newValues : this.#rows.get(row)
    if (!current) return null
    if (method === 'DELETE') this.#rows.delete(row)
    else this.#rows.set(row, { ...current, ...(method === 'PUT' && data) })
    return { id: row }
  }

  /** Somebody else on the trip changes something. */
  meddle(random: () => number): void {
    const [id, values] = [...this.#rows][Math.floor(random() * this.#rows.size)] ?? []
    if (id && values) this.#rows.set(id, { ...values, [fieldOf(random)]: random() })
  }

  /** The traveller reads what there is. */
  read(owner: User): void {
    const known = this.#known.get(owner) as Known
    known.rows = known.rows.map((row) => ({ ...row, values: this.#rows.get(row.id) ?? row.values }))
  }

  /** What somebody might do next with what they see. */
  newWrite(owner: User, number: number, random: () => number, now: number): SimulatedWrite {
    const known = this.#known.get(owner) as Known
    const id = `write-${number}`
    const dice = random()
    const data = { [fieldOf(random)]: number }
    const base = { id, url: '', data, timestamp: now, retryCount: 0, isBad: random() < 0.05 }
    const side = {
      owner,
      list: null,
      edits: [],
      ownEdit: null,
      row: null,
      thing: null,
    }
    if (dice < 0.08) {
      const tripId = temporaryId(random)
      return {
        ...base,
        method: 'POST',
        url: '/api/trips',
        side: { ...side, lanes: [`trip-${tripId}`], tripId, isWholeTrip: true },
      }
    }
    const tripId = known.trips[Math.floor(random() * known.trips.length)] as number
    if (dice < 0.14) {
      const ownEdit = { of: 'trip', kind: 'set', fields: data } as const
      const whole = { ...side, ownEdit, lanes: [`trip-${tripId}`], tripId, isWholeTrip: true }
      return { ...base, method: 'PUT', url: `/api/trips/${tripId}`, side: whole }
    }
    const row = known.rows[Math.floor(random() * known.rows.length)]
    if (dice < 0.5 || !row) {
      const added = { id: `row-${number}` }
      const url = `/api/trips/${tripId}/packing`
      return {
        ...base,
        method: 'POST',
        url,
        side: { ...side, lanes: [added.id], tripId, isWholeTrip: false },
      }
    }
    const method = dice < 0.94 ? 'PUT' : 'DELETE'
    if (method === 'DELETE') known.rows = known.rows.filter((one) => one !== row)
    const ofRow = { ...side, lanes: [row.id], tripId: row.tripId, isWholeTrip: false }
    const url = `/api/packing/${row.id}`
    if (method === 'DELETE') return { ...base, method, url, side: ofRow }
    const seen = Object.fromEntries(Object.keys(data).map((field) => [field, row.values[field] ?? 0]))
    Object.assign(row, { values: { ...row.values, ...data } })
    const edits = [{ id: row.id, kind: 'set', fields: data as object }] as const
    return { ...base, method, url, side: { ...ofRow, seen, edits } }
  }

  /** The traveller sees what they have created, and can go on with it. */
  show(owner: User, { method, side }: SimulatedWrite, answer: unknown): void {
    const known = this.#known.get(owner) as Known
    if (method !== 'POST' || side.tripId === null) return
    if (side.isWholeTrip) known.trips.push((answer as { id: number } | undefined)?.id ?? side.tripId)
    else known.rows.push({ id: side.lanes[0] ?? '', tripId: side.tripId, values: newValues })
  }

  /** What was done under a key, or a later one of the same write. */
  appliedData(id: string): Values | undefined {
    return this.#applied.find(({ write }) => firstKey(write.id) === id)?.write.data
  }

  isGone({ id, side }: SimulatedWrite): boolean {
    return this.#foundGone.has(id) || !this.#rows.has(side.lanes[0] ?? '')
  }

  kept({ data }: SimulatedWrite, at: number): void {
    for (const value of Object.values(data)) this.#keptAt.set(value, at)
  }

  /** Later writes to a row come later, and edits hold values that were kept later. */
  #placesOf({ method, data, side }: SimulatedWrite, seq: number): (readonly [string, number])[] {
    const values = method === 'PUT' ? Object.entries(data) : []
    return side.lanes.flatMap((lane) => [
      [lane, seq] as const,
      ...values.map(([field, value]) => [`${lane}/${field}`, this.#keptAt.get(value) ?? 0] as const),
    ])
  }

  faults(isDecided: (write: SimulatedWrite) => boolean): {
    doubled: number
    misattributed: number
    disordered: number
    overwritten: number
  } {
    const seen = new Set<string>()
    const latest = new Map<string, number>()
    const faults = { doubled: 0, misattributed: 0, disordered: 0, overwritten: this.#overwritten }
    for (const { write, by } of this.#applied) {
      const id = firstKey(write.id)
      if (seen.has(id)) faults.doubled += 1
      seen.add(id)
      if (write.side.owner !== by) faults.misattributed += 1
      const seq = (write as { seq?: number }).seq
      if (seq === undefined || isDecided(write)) continue
      for (const [place, at] of this.#placesOf(write, seq)) {
        if (at < (latest.get(place) ?? 0)) faults.disordered += 1
        latest.set(place, at)
      }
      faults.disordered += Number(isAstray(write))
    }
    return faults
  }
}

const fieldOf = (random: () => number): string => fieldNames[Math.floor(random() * 2)] as string

/** Whether an edit takes the place of something else than what its writer saw. */
const isUnseen = (
  { method, data }: SimulatedWrite,
  seen: Fields | null | undefined,
  current: Values | undefined,
): boolean =>
  method === 'PUT' && current !== undefined && changedMeanwhile(seen ?? {}, data, current).length > 0

/** It went to a trip that has no id yet. */
const isAstray = ({ method, side }: SimulatedWrite): boolean =>
  isTemporaryId(side.tripId ?? 0) && !(method === 'POST' && side.isWholeTrip)
