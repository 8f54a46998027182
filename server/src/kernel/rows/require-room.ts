import { errorsWords } from '@sojourn/contract/errors/words'
import { type ContentCollection, descriptions } from '@sojourn/contract/sync/collections'
import { maxRowsPerTrip } from '@sojourn/contract/values/limits'
import { AppError } from '../../platform/errors/app-error.ts'
import type { LockedTrip } from './lock-trip.ts'

/** Keeps a runaway client from filling a trip (U-032). Looks only for the first row that leaves too little room. */
export async function requireRoom(
  { db, access }: LockedTrip,
  collection: ContentCollection,
  count: number,
): Promise<void> {
  const limit = descriptions[collection].most
  const most = limit?.count ?? maxRowsPerTrip
  const last = await db
    .selectFrom(collection)
    .select('id')
    .where('tripId', '=', access.tripId)
    .offset(Math.max(0, most - count))
    .limit(1)
    .executeTakeFirst()
  if (last || count > most)
    throw new AppError('invalid_input', limit ? limit.told() : errorsWords.tooManyRows)
}
