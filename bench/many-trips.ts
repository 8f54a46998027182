import { openPool } from '../server/src/platform/db/client.ts'
import type { Account } from './account.ts'

/** Gives the account so many trips at once, straight into the database. */
export async function addManyTrips(databaseUrl: string, account: Account, count: number): Promise<void> {
  const { id } = await account.send<{ id: string }>('GET', '/api/auth/user')
  const pool = openPool(databaseUrl, 1)
  await pool.query(
    `with added as (
       insert into trips ("ownerId", "title", "destination", "description", "startDate", "endDate", "travelMode",
         "budgetMinor", "currency", "latitude", "longitude", "countryCode", "timeZone")
       select $1, 'Family Trip number ' || n, 'Lisbon, Portugal', 'By the sea', date '2025-01-01' + n, date '2025-01-08' + n,
         'family', 320000, 'EUR', 38.7223, -9.1393, 'PT', 'Europe/Lisbon'
       from generate_series(1, $2::int) n returning "id"
     )
     insert into members ("tripId", "userId", "role") select "id", $1, 'owner' from added`,
    [id, count],
  )
  await pool.query('analyze trips; analyze members')
  await pool.end()
}

/** The middle of so many calls, one after the other, after a few to warm up. */
export async function medianMs(account: Account, path: string, calls: number): Promise<number> {
  const warmUp = 5
  const times: number[] = []
  for (let n = 0; n < warmUp + calls; n++) {
    const start = performance.now()
    await account.send('GET', path)
    if (n >= warmUp) times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(calls / 2)] ?? 0
}
