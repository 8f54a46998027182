import type { Collection } from '@sojourn/contract/sync/collections'
import { maxRowsPerTrip, tooManyRows } from '@sojourn/contract/values/limits'
import type { Db } from '../db/client.ts'
import { AppError } from '../errors/app-error.ts'
import type { TripAccess } from '../members/access.ts'

/** Keeps a runaway client from filling a trip (U-032). Looks only for the one row beyond the limit. */
export async function requireRoomForRow(
  db: Db,
  access: TripAccess,
  collection: Exclude<Collection, 'trip'>,
): Promise<void> {
  const last = await db
    .selectFrom(collection)
    .select('id')
    .where('tripId', '=', access.tripId)
    .offset(maxRowsPerTrip - 1)
    .limit(1)
    .executeTakeFirst()
  if (last) throw new AppError('invalid_input', tooManyRows)
}
