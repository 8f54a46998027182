import { randomUUID } from 'node:crypto'
import { exportFormat } from '@sojourn/contract/export/format'
import { openPool } from '../../server/src/platform/db/client.ts'
import { type Account, accountAt } from '../account.ts'
import type { RunningServer } from '../child.ts'
import { Line } from '../line.ts'
import { addCrowd } from '../live-crowd.ts'
import { addPeople } from '../people.ts'
import { residentMb } from '../places.ts'
import type { Cluster } from './cluster.ts'
import { cpuMs } from './cpu.ts'
import { measureNotify, type Told } from './notify.ts'
import { until } from './processes.ts'

const travellers = 50
const tripsEach = 3
const callersAtOnce = 8
const secondsPerCall = 8
const followers = 100
const changes = 100

/** A trip as people have them: what of it is a row. */
export const usualTrip = { itinerary: 40, packing: 30, expenses: 25, bookings: 6, ideas: 10 } as const

/** What a call costs, in ms of a processor. */
interface Cost {
  server: number
  database: number
  pooler: number
}

export interface Figures {
  rows: number
  bytes: number
  calls: Record<CallKind, Cost & { perSecond: number }>
  /** Of the server, for each live client that is told of a change. */
  toldMs: number
  serverMb: number
  /** Of the server's role while it was busiest. */
  connections: number
  notify: Told[]
}

type CallKind = 'list of trips' | 'a whole trip' | 'a write'

interface Place {
  cluster: Cluster
  server: RunningServer
  databaseUrl: string
}

export async function measureFigures(cluster: Cluster, server: RunningServer): Promise<Figures> {
  const { DATABASE_DIRECT_URL: databaseUrl } = cluster.environment
  const place = { cluster, server, databaseUrl }
  const before = await sizeOf(place)
  const { accounts, trips } = await addTravellers(place)
  const calls = await measureCalls(place, accounts, trips)
  const after = await sizeOf(place)
  const toldMs = await measureTold(place, calls['a write'].server)
  await cluster.askPrimary('create database ceiling', 'postgres')
  return {
    rows: (after.rows - before.rows) / travellers,
    bytes: (after.bytes - before.bytes) / travellers,
    calls,
    toldMs,
    serverMb: residentMb(server.pid) ?? 0,
    connections: after.connections,
    notify: await measureNotify(cluster.primaryUrl('ceiling')),
  }
}

async function sizeOf({ cluster }: Place): Promise<{ rows: number; bytes: number; connections: number }> {
  const tables = await cluster.askPrimary<{ name: string }>(
    `select quote_ident("tablename") as "name" from pg_tables where "schemaname" = 'public'`,
  )
  const counts = tables.map(({ name }) => `(select count(*) from ${name})`).join(' + ')
  const [size = { rows: 0, bytes: 0, connections: 0 }] = await cluster.askPrimary<{
    rows: number
    bytes: number
    connections: number
  }>(`select ${counts} as "rows", pg_database_size(current_database()) as "bytes",
    (select count(*)::int from pg_stat_activity where "usename" = 'sojourn') as "connections"`)
  return size
}

/** Each with three trips that came as files, and with what they change of them while calls are measured. */
async function addTravellers({ server, databaseUrl }: Place) {
  const pool = openPool(databaseUrl, 1)
  const people = await addPeople(pool, travellers, 'pro')
  await pool.end()
  const accounts = people.map(({ cookie }) => accountAt(server.url, cookie))
  const trips: { tripId: number; itemId: string }[] = []
  for (const account of accounts) {
    for (let n = 0; n < tripsEach; n++) {
      const { id } = await account.send<{ id: number }>('POST', '/api/trips/import', tripFile())
      const [item] = await account.send<{ id: string }[]>('GET', `/api/trips/${id}/packing`)
      if (n === 0) trips.push({ tripId: id, itemId: item?.id ?? '' })
    }
  }
  return { accounts, trips }
}

function tripFile(): object {
  const date = '2027-04-19'
  const note = 'Bring the printed tickets and ask at the desk for the quiet room.'
  const rows = {
    itinerary: { title: 'Walk along the river', type: 'activity', date, time: '10:00', notes: note },
    packing: { item: 'Rain jacket' },
    expenses: { description: 'Dinner by the harbour', amount: '48.20', category: 'food', date },
    bookings: { kind: 'train', title: 'Train to the coast', fromDate: date, fromTime: '08:12', notes: note },
    ideas: { title: 'Museum of tiles', type: 'activity', notes: note },
  }
  const trip = {
    title: 'A week',
    destination: 'Lisbon, Portugal',
    startDate: '2027-04-18',
    endDate: '2027-04-25',
  }
  const content = Object.entries(rows).map(([name, row]) => [
    name,
    Array.from({ length: usualTrip[name as keyof typeof usualTrip] }, () => ({ ...row, id: randomUUID() })),
  ])
  return { format: exportFormat, trip: { ...trip, ...Object.fromEntries(content) } }
}

async function measureCalls(
  { cluster, server }: Place,
  accounts: readonly Account[],
  trips: readonly { tripId: number; itemId: string }[],
): Promise<Figures['calls']> {
  const processes = {
    server: server.pid,
    database: await cluster.primaryProcess(),
    pooler: cluster.poolerProcess,
  }
  const parts = Object.keys(processes) as (keyof Cost)[]
  const call = (kind: CallKind, n: number) => {
    const [account, { tripId, itemId } = { tripId: 0, itemId: '' }] = [
      accounts[n % travellers],
      trips[n % travellers],
    ]
    if (kind === 'list of trips') return account?.send('GET', '/api/trips')
    if (kind === 'a whole trip') return account?.send('GET', `/api/trips/${tripId}/snapshot`)
    return account?.send('PUT', `/api/packing/${itemId}`, { quantity: 2 + (Math.floor(n / travellers) % 90) })
  }
  const measured: [CallKind, Cost & { perSecond: number }][] = []
  for (const kind of ['list of trips', 'a whole trip', 'a write'] as const) {
    // What is used for the first time is compiled first.
    for (let n = 0; n < 200; n++) await call(kind, n)
    const before = parts.map((part) => cpuMs(processes[part]))
    const end = performance.now() + secondsPerCall * 1000
    let count = 200
    await Promise.all(
      Array.from({ length: callersAtOnce }, async () => {
        while (performance.now() < end) await call(kind, count++)
      }),
    )
    const done = count - 200
    const costs = parts.map((part, n) => [part, (cpuMs(processes[part]) - (before[n] ?? 0)) / done])
    measured.push([kind, { ...(Object.fromEntries(costs) as Cost), perSecond: done / secondsPerCall }])
  }
  return Object.fromEntries(measured) as Figures['calls']
}

/** A hundred who follow one trip: what a change costs the server beyond its writing, for each of them. */
async function measureTold({ server, databaseUrl }: Place, writeMs: number): Promise<number> {
  const { tripId, itemId, cookies } = await addCrowd(databaseUrl, followers)
  let heard = 0
  const lines = cookies.map((cookie) => {
    const line = new Line(server.url, cookie)
    line.addEventListener('open', () =>
      line.send(JSON.stringify({ type: 'subscribe', tripId, rev: 0, tab: 'packing' })),
    )
    line.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(data) as { type: string; changes?: unknown[] }
      if (frame.type === 'ping') line.send(JSON.stringify({ type: 'pong' }))
      if (frame.type === 'changes') heard += frame.changes?.length ?? 0
    })
    return line
  })
  const writer = accountAt(server.url, cookies[0] ?? '')
  const change = (n: number) => writer.send('PUT', `/api/packing/${itemId}`, { quantity: 2 + (n % 90) })
  await change(0)
  await until('all lines', 60_000, async () => heard >= followers)
  const before = cpuMs(server.pid)
  for (let n = 1; n <= changes; n++) await change(n)
  await until('all were told', 60_000, async () => heard >= followers * (changes + 1))
  const spent = cpuMs(server.pid) - before
  for (const line of lines) line.close()
  return Math.max(0, spent - changes * writeMs) / (changes * followers)
}
