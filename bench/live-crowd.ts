import { randomUUID } from 'node:crypto'
import type { ServerFrame } from '@sojourn/contract/live/frames'
import { openPool } from '../server/src/platform/db/client.ts'
import { LiveStream } from '../web/src/sync/live/live-stream.ts'
import { Line } from './line.ts'
import { addPeople } from './people.ts'

export const clientCount = 1000

/** A trip on which everybody is, so that each change goes to everybody: the worst case of a fan-out. */
export interface Crowd {
  tripId: number
  itemId: string
  rev: number
  cookies: string[]
}

export async function addCrowd(databaseUrl: string, count = clientCount): Promise<Crowd> {
  const pool = openPool(databaseUrl, 1)
  const people = await addPeople(pool, count, 'pro')
  const list = JSON.stringify(people.map(({ id }) => ({ id })))
  const itemId = randomUUID()
  const { rows } = await pool.query<{ id: number }>(
    `insert into trips ("ownerId", "title", "destination", "startDate", "endDate", "travelMode", "currency")
     values ($1, 'Everybody', 'Lisbon, Portugal', '2027-04-18', '2027-04-25', 'family', 'EUR') returning "id"`,
    [people[0]?.id],
  )
  const tripId = rows[0]?.id ?? 0
  await pool.query(
    `insert into members ("tripId", "userId", "role")
     select $2, "id", case when "id" = $3 then 'owner' else 'member' end
     from jsonb_to_recordset($1::jsonb) as person ("id" uuid)`,
    [list, tripId, people[0]?.id],
  )
  await pool.query(
    `insert into packing ("id", "tripId", "item", "category", "quantity", "packed", "essential")
     values ($1, $2, 'Passport', 'documents', 1, false, false)`,
    [itemId, tripId],
  )
  await pool.query('analyze')
  await pool.end()
  return { tripId, itemId, rev: 0, cookies: people.map(({ cookie }) => cookie) }
}

/** A browser tab with the app's own client: it keeps where it is, and comes back by itself. */
export class Tab {
  rev: number
  isLive = false
  /** Changes that did not come right after the one before. */
  faults = 0
  readonly #stream: LiveStream
  #socket: Line | undefined

  constructor(urlOf: () => string, cookie: string, crowd: Crowd, onChange: (rev: number) => void) {
    this.rev = crowd.rev
    this.#stream = new LiveStream({
      connect: () => {
        this.isLive = false
        const socket = new Line(urlOf(), cookie)
        this.#socket = socket
        return socket as unknown as globalThis.WebSocket
      },
      subscription: () => ({ type: 'subscribe', tripId: crowd.tripId, rev: this.rev, tab: 'plan' }),
      onLine: () => undefined,
      onSessionOver: () => undefined,
      onFrame: (frame) => this.#receive(frame, onChange),
    })
    this.#stream.start()
  }

  #receive(frame: ServerFrame, onChange: (rev: number) => void): void {
    if (frame.type === 'reload' || frame.type === 'ended') this.faults += 1
    if (frame.type !== 'changes') return
    this.isLive = true
    for (const { rev } of frame.changes) {
      if (rev !== this.rev + 1) this.faults += 1
      this.rev = rev
      onChange(rev)
    }
  }

  cut(): void {
    this.#socket?.close()
  }

  stop(): void {
    this.#stream.stop()
  }
}
