import { openPool } from '../server/src/platform/db/client.ts'
import { addPeople } from './people.ts'

/** Somebody with twenty trips: one of them has a hundred things to pack, another takes what they write. */
export interface Traveller {
  id: string
  cookie: string
  tripId: number
  scratchTripId: number
  itemId: string
}

export const [tripsEach, itemsEach] = [20, 100]

/** Straight into the database, and into its statistics. */
export async function addTravellers(databaseUrl: string, count: number): Promise<Traveller[]> {
  const pool = openPool(databaseUrl, 1)
  await pool.query('set statement_timeout = 0')
  const people = await addPeople(pool, count, 'pro')
  const ids = people.map(({ id }) => id)
  const { rows } = await pool.query<{ ownerId: string; tripIds: number[] }>(
    `with added as (
       insert into trips ("ownerId", "title", "destination", "startDate", "endDate", "travelMode", "budgetMinor",
         "currency", "latitude", "longitude", "countryCode", "timeZone", "placeName")
       select owner, 'Family Trip number ' || n, 'Lisbon, Portugal', date '2027-01-10' + 30 * n, date '2027-01-20' + 30 * n,
         'family', 320000, 'EUR', 38.7223, -9.1393, 'PT', 'Europe/Lisbon', 'Lisbon'
       from unnest($1::uuid[]) owner, generate_series(1, $2::int) n returning "id", "ownerId"
     ), joined as (
       insert into members ("tripId", "userId", "role") select "id", "ownerId", 'owner' from added
     )
     select "ownerId", array_agg("id"::int order by "id") as "tripIds" from added group by "ownerId"`,
    [ids, tripsEach],
  )
  const tripsOf = new Map(rows.map(({ ownerId, tripIds }) => [ownerId, tripIds]))
  const firsts = rows.map(({ tripIds }) => tripIds[0])
  const items = await pool.query<{ id: string; tripId: number }>(
    `insert into packing ("id", "tripId", "item", "category", "quantity", "notes", "packed", "essential", "createdAt")
     select gen_random_uuid(), trip, 'Item ' || n, 'clothing', 2, 'The warm one', false, false,
       now() + n * interval '1 millisecond'
     from unnest($1::bigint[]) trip, generate_series(1, $2::int) n returning "id", "tripId"`,
    [firsts, itemsEach],
  )
  const itemOf = new Map(items.rows.map(({ id, tripId }) => [tripId, id]))
  await pool.query('vacuum analyze')
  await pool.end()
  return people.map(({ id, cookie }) => {
    const [tripId = 0, scratchTripId = 0] = tripsOf.get(id) ?? []
    return { id, cookie, tripId, scratchTripId, itemId: itemOf.get(tripId) ?? '' }
  })
}
