import { randomUUID } from 'node:crypto'
import { accountAt, newAccount } from '../account.ts'
import { type Outcome, Traveller } from './traveller.ts'

export const writerCount = 4

interface Wishes {
  paceMs?: number
  liveClients?: number
  /** A write of that traveller was answered well. */
  onAcknowledged?: (traveller: number) => void
}

/** Writers, readers and live lines, each traveller on a trip of their own, as the app is: a write is repeated under its key. */
export class Load {
  readonly #url: () => string
  readonly #wishes: Wishes
  readonly #travellers: Traveller[] = []
  #isOver = false

  constructor(url: () => string, wishes: Wishes = {}) {
    this.#url = url
    this.#wishes = wishes
  }

  async start(): Promise<void> {
    const { paceMs = 25, liveClients = 1, onAcknowledged } = this.#wishes
    for (let n = 0; n < writerCount; n++) {
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
      missedLive: sum(outcomes.map(({ missedLive }) => missedLive)),
    }
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
