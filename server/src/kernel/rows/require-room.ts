import type { ContentCollection } from '@sojourn/contract/sync/collections'
import { maxRowsPerTrip, tooManyRows } from '@sojourn/contract/values/limits'
import { AppError } from '../../platform/errors/app-error.ts'
import type { LockedTrip } from './lock-trip.ts'

/** Keeps a runaway client from filling a trip (U-032). Looks only for the first row that leaves too little room. */
export async function requireRoom(
  { db, access }: LockedTrip,
  collection: ContentCollection,
  count: number,
): Promise<void> {
  const last = await db
    .selectFrom(collection)
    .select('id')
    .where('tripId', '=', access.tripId)
    .offset(maxRowsPerTrip - count)
    .limit(1)
    .executeTakeFirst()
  if (last) throw new AppError('invalid_input', tooManyRows)
}
