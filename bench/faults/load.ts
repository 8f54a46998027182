import { randomUUID } from 'node:crypto'
import { accountAt, newAccount } from '../account.ts'
import { type Outcome, Traveller } from './traveller.ts'

/** Some hundred requests a second. */
export const usualTravellers = 4

export interface LoadSize {
  travellers?: number
  paceMs?: number
  /** For each traveller. */
  liveClients?: number
  /** A write of that traveller was answered well. */
  onAcknowledged?: (traveller: number) => void
}

/** Writers, readers and live lines, each traveller on a trip of their own, as the app is: a write is repeated under its key. */
export class Load {
  readonly #url: () => string
  readonly #size: LoadSize
  readonly #travellers: Traveller[] = []
  #isOver = false

  constructor(url: () => string, size: LoadSize = {}) {
    this.#url = url
    this.#size = size
  }

  async start(): Promise<void> {
    const { travellers = usualTravellers, paceMs = 25, liveClients = 1, onAcknowledged } = this.#size
    for (let n = 0; n < travellers; n++) {
      const { cookie } = await newAccount(this.#url(), `fault-${randomUUID()}@example.com`)
      const { id: tripId, rev } = await accountAt(this.#url(), cookie).send<{ id: number; rev: number }>(
        'POST',
        '/api/trips',
        { title: 'Fault trip', destination: 'Lisbon', startDate: '2027-04-18', endDate: '2027-04-25' },
      )
      const traveller = new Traveller({
        url: this.#url,
        cookie,
        tripId,
        rev,
        isOver: () => this.#isOver,
        paceMs,
        liveClients,
        onAcknowledged: () => onAcknowledged?.(n),
      })
      this.#travellers.push(traveller)
    }
    for (const traveller of this.#travellers) traveller.start()
  }

  get acknowledged(): number {
    return sum(this.#travellers.map(({ acknowledged }) => acknowledged))
  }

  /** Lets what is under way end and holds what is stored against what was acknowledged. */
  async finish(): Promise<Outcome> {
    this.#isOver = true
    const outcomes = await Promise.all(this.#travellers.map((traveller) => traveller.finish()))
    return {
      acknowledged: sum(outcomes.map(({ acknowledged }) => acknowledged)),
      lost: sum(outcomes.map(({ lost }) => lost)),
      doubled: sum(outcomes.map(({ doubled }) => doubled)),
      repeated: sum(outcomes.map(({ repeated }) => repeated)),
      wrong: outcomes.flatMap(({ wrong }) => wrong),
      slowestMs: Math.max(...outcomes.map(({ slowestMs }) => slowestMs)),
      cutOff: sum(outcomes.map(({ cutOff }) => cutOff)),
      unanswered: sum(outcomes.map(({ unanswered }) => unanswered)),
      missedLive: sum(outcomes.map(({ missedLive }) => missedLive)),
    }
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
