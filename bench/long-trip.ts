import { openPool } from '../server/src/platform/db/client.ts'
import type { Account } from './account.ts'

export const longTripItems = 10_000

/** Fills a trip with so many activities, or with as many as it may hold. */
export async function fillLongTrip(
  databaseUrl: string,
  tripId: number,
  count = longTripItems,
): Promise<void> {
  const pool = openPool(databaseUrl, 1)
  await pool.query(
    `insert into itinerary ("id", "tripId", "title", "type", "date", "time", "location", "description", "notes",
       "latitude", "longitude", "order", "costMinor", "currency")
     select gen_random_uuid(), $1, 'Stop number ' || n, 'sightseeing', date '2027-01-01' + (n % 365), '10:30',
       'Rua number ' || n || ', Lisbon', repeat('A long story. ', 10), 'Bring a hat',
       38.7 + n * 0.00001, -9.2 + n * 0.00001, n, 1250, 'EUR'
     from generate_series(1, $2::integer) n`,
    [tripId, count],
  )
  await pool.query('analyze itinerary')
  await pool.end()
}

const warmUps = 3
const rounds = 40

/** One call after the other, warm: middle and 95th of a hundred in milliseconds. */
export async function measureLongTrip(
  account: Account,
  tripId: number,
): Promise<{ p50: number; p95: number }> {
  const times: number[] = []
  for (let round = 0; round < warmUps + rounds; round++) {
    const started = performance.now()
    const items = await account.send<unknown[]>('GET', `/api/trips/${tripId}/itinerary`)
    if (items.length !== longTripItems) throw new Error(`the long trip answered ${items.length} items`)
    if (round >= warmUps) times.push(performance.now() - started)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95) }
}
