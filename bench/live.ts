import { randomUUID } from 'node:crypto'
import type { ServerFrame } from '@sojourn/contract/live/frames'
import { openPool } from '../server/src/platform/db/client.ts'
import { LiveStream } from '../web/src/sync/live/live-stream.ts'
import { startServer } from './child.ts'
import { Line } from './line.ts'
import { addPeople } from './people.ts'
import { residentMb } from './places.ts'

export const clientCount = 1000
const writeEveryMs = 250
const settleMs = 15_000

type Server = Awaited<ReturnType<typeof startServer>>

/** A trip on which everybody is, so that each change goes to everybody: the worst case of a fan-out. */
interface Crowd {
  tripId: number
  itemId: string
  rev: number
  cookies: string[]
}

export async function addCrowd(databaseUrl: string): Promise<Crowd> {
  const pool = openPool(databaseUrl, 1)
  const people = await addPeople(pool, clientCount, 'pro')
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
class Tab {
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

const until = async (isSo: () => boolean, ms: number): Promise<boolean> => {
  for (const end = performance.now() + ms; performance.now() < end;) {
    if (isSo()) return true
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return isSo()
}

export interface LiveResult {
  writes: number
  p50: number
  p99: number
  slowest: number
  /** Changes that somebody missed, got twice or out of order. */
  faults: number
  megabytes: number | null
}

interface Run {
  /** Those that are running. */
  servers: Server[]
  crowd: Crowd
  seconds: number
  /** Done at that second of the run. */
  disturb: (second: number, tabs: Tab[]) => Promise<void>
}

async function run({ servers, crowd, seconds, disturb }: Run): Promise<LiveResult> {
  const sentAt = new Map<number, number>()
  const latencies: number[] = []
  const before = residentMb(servers[0]?.pid ?? 0)
  // In turn, and never to one that does not listen: a balancer hands a refused connection on (nginx does by default).
  let turn = 0
  const urlOf = () => servers[turn++ % servers.length]?.url ?? ''
  const tabs = crowd.cookies.map(
    (cookie) =>
      new Tab(urlOf, cookie, crowd, (rev) => latencies.push(performance.now() - (sentAt.get(rev) ?? 0))),
  )
  if (!(await until(() => tabs.every(({ isLive }) => isLive), 60_000)))
    throw new Error('not all clients connected')
  const after = residentMb(servers[0]?.pid ?? 0)
  const [first, started] = [crowd.rev, performance.now()]
  let disturbing = Promise.resolve()
  for (let n = 0; n < (seconds * 1000) / writeEveryMs; n++) {
    // What a disturbance takes longer than its second holds up the next one, not the writer.
    const second = (n * writeEveryMs) / 1000
    if (Number.isInteger(second)) disturbing = disturbing.then(() => disturb(second, tabs))
    sentAt.set(crowd.rev + 1, performance.now())
    await write(servers, crowd)
    crowd.rev += 1
    const due = started + (n + 1) * writeEveryMs
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
  }
  await disturbing
  await until(() => tabs.every(({ rev }) => rev === crowd.rev), settleMs)
  const missed = tabs.reduce((sum, { rev, faults }) => sum + faults + Math.abs(crowd.rev - rev), 0)
  for (const tab of tabs) tab.stop()
  const sorted = latencies.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    writes: crowd.rev - first,
    p50: at(0.5),
    p99: at(0.99),
    slowest: at(1),
    faults: missed,
    megabytes: before !== null && after !== null ? after - before : null,
  }
}

/** Sent again to the other server under the same key when one dies under it: it happens once. */
async function write(servers: Server[], { itemId, rev, cookies }: Crowd): Promise<void> {
  const key = randomUUID()
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await fetch(`${servers[attempt % servers.length]?.url}/api/packing/${itemId}`, {
        method: 'PUT',
        headers: { cookie: cookies[0] ?? '', 'content-type': 'application/json', 'idempotency-key': key },
        // Never the quantity of before: a change that alters nothing is none.
        body: JSON.stringify({ quantity: 2 + (rev % 90) }),
      })
      if (answer.ok) return
      throw new Error(`a write answered ${answer.status}: ${await answer.text()}`)
    } catch (error) {
      if (attempt > 20) throw error
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

/** Every second a tenth of all lines breaks. */
export async function measureOneProcess(
  env: Record<string, string>,
  crowd: Crowd,
  seconds: number,
): Promise<LiveResult> {
  const servers = [await startServer('server/src/main.ts', env)]
  try {
    return await run({
      servers,
      crowd,
      seconds,
      disturb: async (second, tabs) => tabs.forEach((tab, n) => n % 10 === second % 10 && tab.cut()),
    })
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

/**
 * The older of two dies without a word every 20 s, and another takes its place. All lines are then with the one that ran on;
 * by the next time, when it is that one's turn, the servers themselves have spread them anew.
 */
export async function measureTwoProcesses(
  env: Record<string, string>,
  crowd: Crowd,
  seconds: number,
): Promise<LiveResult> {
  const start = () => startServer('server/src/main.ts', env)
  const servers = [await start(), await start()]
  try {
    return await run({
      servers,
      crowd,
      seconds,
      disturb: async (second) => {
        if (second % 20 !== 10) return
        await servers.shift()?.stop('SIGKILL')
        servers.push(await start())
      },
    })
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}
