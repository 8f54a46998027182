import type { Collection } from '@sojourn/contract/sync/collections'
import type { Db } from '../db/client.ts'
import { AppError } from '../errors/app-error.ts'
import type { TripAccess } from '../members/access.ts'

/** Keeps a runaway client from filling a trip (U-032). Looks only for the one row beyond the limit. */
export async function requireRoomForRow(
  db: Db,
  access: TripAccess,
  collection: Exclude<Collection, 'trip'>,
  max: number,
): Promise<void> {
  const last = await db
    .selectFrom(collection)
    .select('id')
    .where('tripId', '=', access.tripId)
    .offset(max - 1)
    .limit(1)
    .executeTakeFirst()
  if (last)
    throw new AppError(
      'invalid_input',
      `A trip can hold at most ${max.toLocaleString('en')} entries of this kind.`,
    )
}
