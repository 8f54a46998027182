import { sql } from 'kysely'
import type { Settled } from './settled.ts'
import { testApp } from './test-app.ts'

const tablesOfTrip = [
  'members',
  'invitations',
  'itinerary',
  'packing',
  'expenses',
  'travellers',
  'transfers',
  'changes',
] as const
type Table = (typeof tablesOfTrip)[number] | 'users' | 'sessions' | 'trips'

/**
 * In an order of their own: PostgreSQL answers in whatever order its plan of the moment finds rows, and a clean-up in the
 * background may change that plan between two looks.
 */
async function rowsOf(table: Table, column: string, id: string | number): Promise<unknown[]> {
  const { db } = await testApp()
  return db
    .selectFrom(table)
    .selectAll()
    .where(sql.ref(column), '=', id)
    .orderBy(sql`${sql.table(table)}::text`)
    .execute()
}

/** All rows of a trip, to compare with later. */
export const rowsOfTrip = ({ trip }: Settled): Promise<unknown[]> =>
  Promise.all([
    rowsOf('trips', 'id', trip.id),
    ...tablesOfTrip.map((table) => rowsOf(table, 'tripId', trip.id)),
  ])

/** And those of its owner. */
export const rowsOfOwner = async (settled: Settled): Promise<unknown[]> => {
  const { id } = settled.traveller
  return [
    ...(await rowsOfTrip(settled)),
    ...(await Promise.all([
      rowsOf('users', 'id', id),
      rowsOf('sessions', 'userId', id),
      rowsOf('trips', 'ownerId', id),
    ])),
  ]
}
