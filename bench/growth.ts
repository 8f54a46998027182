import type { Pool } from 'pg'
import { openPool } from '../server/src/platform/db/client.ts'
import { accountAt, type Account } from './account.ts'
import { type Bar, atMost, judge } from './bars.ts'
import { fillLongTrip } from './long-trip.ts'
import { addManyTrips } from './many-trips.ts'
import { addPeople } from './people.ts'
import { newTrip } from './seed.ts'

/** So many times as much as its size may a read grow. */
const mostGrowth = 1.5
/** So much may a read of one's own rows slow down when others have a thousand times as many. */
const mostOthers = 1.5
const calls = 40

interface Step {
  size: number
  ms: number
}

/** Longer trips, longer lists, and a table full of others' rows. */
export async function reportGrowth(url: string, databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl, 1)
  try {
    const bars = [
      ...(await growth('a trip of so many items', [10, 100, 1000, 10_000], (size) =>
        tripOf(url, pool, databaseUrl, size),
      )),
      ...(await growth('a list of so many trips', [10, 100, 1000, 5000], (size) =>
        listOf(url, pool, databaseUrl, size),
      )),
      ...(await amongOthers(url, pool, databaseUrl)),
    ]
    judge(bars)
  } finally {
    await pool.end()
  }
}

async function growth(
  name: string,
  sizes: readonly number[],
  open: (size: number) => Promise<() => Promise<unknown[]>>,
): Promise<Bar[]> {
  const opened: Read[] = []
  for (const size of sizes) opened.push({ size, read: await open(size), times: [] })
  // In turns, so that whatever else the machine does weighs on all of them.
  for (let n = 0; n < calls; n++) for (const each of opened) await take(each)
  const steps = opened.map(stepOf)
  console.log(`${name}, ms: ${steps.map(({ size, ms }) => `${size}: ${ms.toFixed(1)}`).join(', ')}`)
  return steps.slice(1).map(({ size, ms }, at) => {
    const before = steps[at] ?? { size: 1, ms: 1 }
    const bar = `${name}, from ${before.size} to ${size}: time to size`
    return atMost(bar, mostGrowth, ms / before.ms / (size / before.size), '×')
  })
}

interface Read {
  size: number
  read: () => Promise<unknown[]>
  times: number[]
}

async function take({ size, read, times }: Read): Promise<void> {
  const started = performance.now()
  const rows = await read()
  times.push(performance.now() - started)
  if (rows.length !== size) throw new Error(`${rows.length} rows were answered in place of ${size}`)
}

/** A slow call was slow for what else the machine does; the quickest tell what the work takes. */
const stepOf = ({ size, times }: Read): Step => ({
  size,
  ms: times.toSorted((a, b) => a - b)[Math.floor(calls / 10)] ?? 0,
})

async function quickest(read: Read['read'], answered: number): Promise<number> {
  const all: Read = { size: answered, read, times: [] }
  for (let n = 0; n < calls; n++) await take(all)
  return stepOf(all).ms
}

async function newReader(url: string, pool: Pool): Promise<Account> {
  const [person] = await addPeople(pool, 1, 'pro')
  return accountAt(url, person?.cookie ?? '')
}

async function tripOf(url: string, pool: Pool, databaseUrl: string, size: number) {
  const reader = await newReader(url, pool)
  const { id } = await reader.send<{ id: number }>('POST', '/api/trips', newTrip(1))
  await fillLongTrip(databaseUrl, id, size)
  return () => reader.send<unknown[]>('GET', `/api/trips/${id}/itinerary`)
}

async function listOf(url: string, pool: Pool, databaseUrl: string, size: number) {
  const reader = await newReader(url, pool)
  await addManyTrips(databaseUrl, reader, size)
  return () => reader.send<unknown[]>('GET', '/api/trips')
}

const ownItems = 100
const otherRows = [1000, 10_000, 100_000, 1_000_000]
const rowsPerTrip = 1000

/** Whoever has few rows does not wait for those of others, and a write stays what it was. */
async function amongOthers(url: string, pool: Pool, databaseUrl: string): Promise<Bar[]> {
  await pool.query('set statement_timeout = 0')
  const reader = await newReader(url, pool)
  const { id } = await reader.send<{ id: number }>('POST', '/api/trips', newTrip(1))
  await fillLongTrip(databaseUrl, id, ownItems)
  const other = await newReader(url, pool)
  const reads: Step[] = []
  const writes: Step[] = []
  let filled = 0
  for (const size of otherRows) {
    await fillOthers(pool, other, size - filled)
    filled = size
    const item = { title: 'Tram', type: 'activity', date: '2027-01-12' }
    reads.push({ size, ms: await quickest(() => reader.send('GET', `/api/trips/${id}/itinerary`), ownItems) })
    const write = async () => {
      const added = await reader.send<{ id: string }>('POST', `/api/trips/${id}/itinerary`, item)
      return [await reader.send('DELETE', `/api/itinerary/${added.id}`)]
    }
    writes.push({ size, ms: await quickest(write, 1) })
  }
  return [
    ...slowing(`${ownItems} items among so many rows of others`, reads),
    ...slowing('an item added and removed among them', writes),
  ]
}

function slowing(name: string, steps: readonly Step[]): Bar[] {
  console.log(`${name}, ms: ${steps.map(({ size, ms }) => `${size}: ${ms.toFixed(1)}`).join(', ')}`)
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) return []
  return [atMost(`${name}, from ${first.size} to ${last.size}: time`, mostOthers, last.ms / first.ms, '×')]
}

async function fillOthers(pool: Pool, other: Account, count: number): Promise<void> {
  const { id: ownerId } = await other.send<{ id: string }>('GET', '/api/auth/user')
  await pool.query(
    `with added as (
       insert into trips ("ownerId", "title", "destination", "startDate", "endDate", "travelMode", "currency")
       select $1, 'Trip ' || n, 'Lisbon, Portugal', '2027-01-01', '2027-12-31', 'family', 'EUR'
       from generate_series(1, $2::int) n returning "id"
     ), joined as (
       insert into members ("tripId", "userId", "role") select "id", $1, 'owner' from added
     )
     insert into itinerary ("id", "tripId", "title", "type", "date", "order", "currency")
     select gen_random_uuid(), added."id", 'Stop number ' || n, 'sightseeing', date '2027-01-01' + n % 365, n, 'EUR'
     from added, generate_series(1, $3::int) n`,
    [ownerId, Math.ceil(count / rowsPerTrip), Math.min(count, rowsPerTrip)],
  )
  // What was filled in at once is tidied up at once; left to itself, the database does so while we measure.
  for (const table of ['itinerary', 'trips', 'members']) await pool.query(`vacuum analyze ${table}`)
}
