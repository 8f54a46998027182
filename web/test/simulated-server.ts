import { isTemporaryId, temporaryId } from '../src/sync/queue-entry.ts'
import type { Outcome } from '../src/sync/queue-state.ts'
import type { Rules, SimulatedWrite, User } from './simulated-writes.ts'

/** What somebody has on their screen: the trips and rows they can write to. */
interface Known {
  trips: number[]
  rows: { id: string; tripId: number }[]
}

/** A server that does a key once, for its owner, and fails when it is ill. */
export class SimulatedServer {
  health: 'well' | 'ill' = 'well'
  readonly #rules: Rules
  readonly #answers = new Map<string, unknown>()
  readonly #applied: { write: SimulatedWrite; by: User }[] = []
  readonly #rows = new Set<string>()
  readonly #trips = new Set<number>([1, 2])
  readonly #known = new Map<User, Known>([
    ['maya', { trips: [1], rows: [] }],
    ['tom', { trips: [2], rows: [] }],
  ])
  #tripCount = 2

  constructor(rules: Rules) {
    this.#rules = rules
  }

  receive(write: SimulatedWrite, owner: User, signedIn: User): Outcome {
    if (this.#rules.checksOwner && owner !== signedIn) return { kind: 'other-user' }
    if (this.health === 'ill') return { kind: 'failed', status: 500, reason: '' }
    const key = `${signedIn}/${write.id}`
    if (this.#rules.keys && this.#answers.has(key)) return { kind: 'done', answer: this.#answers.get(key) }
    if (write.isBad) return { kind: 'refused', status: 400, reason: 'No' }
    const answer = this.#perform(write, signedIn)
    if (answer === null) return { kind: 'refused', status: 404, reason: 'Not found' }
    this.#answers.set(key, answer)
    this.#applied.push({ write, by: signedIn })
    return { kind: 'done', answer }
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
    if (method === 'POST') this.#rows.add(row)
    else if (!this.#rows.has(row)) return null
    if (method === 'DELETE') this.#rows.delete(row)
    return { id: row, data }
  }

  /** What somebody might do next with what they see. */
  newWrite(owner: User, number: number, random: () => number, now: number): SimulatedWrite {
    const known = this.#known.get(owner) as Known
    const id = `write-${number}`
    const dice = random()
    const base = { id, url: '', data: number, timestamp: now, retryCount: 0, isBad: random() < 0.03, number }
    const side = {
      owner,
      list: null,
      edits: [],
      ownEdit: null,
      row: null,
      words: ['', '', ''] as const,
      failure: '',
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
      const whole = { ...side, lanes: [], tripId, isWholeTrip: true }
      return { ...base, method: 'PUT', url: `/api/trips/${tripId}`, side: whole }
    }
    const row = known.rows[Math.floor(random() * known.rows.length)]
    if (dice < 0.5 || !row) {
      const added = { id: `row-${number}`, tripId }
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
    return {
      ...base,
      method,
      url: `/api/packing/${row.id}`,
      side: { ...side, lanes: [row.id], tripId: row.tripId, isWholeTrip: false },
    }
  }

  /** The traveller sees what they have created, and can go on with it. */
  show(owner: User, { method, side }: SimulatedWrite, answer: unknown): void {
    const known = this.#known.get(owner) as Known
    if (method !== 'POST' || side.tripId === null) return
    if (side.isWholeTrip) known.trips.push((answer as { id: number } | undefined)?.id ?? side.tripId)
    else known.rows.push({ id: side.lanes[0] ?? '', tripId: side.tripId })
  }

  hasApplied(id: string): boolean {
    return this.#applied.some(({ write }) => write.id === id)
  }

  isGone({ side }: SimulatedWrite): boolean {
    return !this.#rows.has(side.lanes[0] ?? '')
  }

  faults(): { doubled: number; misattributed: number; disordered: number } {
    const seen = new Set<string>()
    const latest = new Map<string, number>()
    const faults = { doubled: 0, misattributed: 0, disordered: 0 }
    for (const { write, by } of this.#applied) {
      if (seen.has(write.id)) faults.doubled += 1
      seen.add(write.id)
      if (write.side.owner !== by) faults.misattributed += 1
      const seq = (write as { seq?: number }).seq
      if (seq === undefined) continue
      for (const lane of write.side.lanes) {
        if (seq < (latest.get(lane) ?? 0)) faults.disordered += 1
        latest.set(lane, seq)
      }
      if (isTemporaryId(write.side.tripId ?? 0) && !(write.method === 'POST' && write.side.isWholeTrip))
        faults.disordered += 1
    }
    return faults
  }
}
