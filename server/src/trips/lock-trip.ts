import { errorText } from '@sojourn/contract/errors/codes'
import type { Currency } from '@sojourn/contract/values/currencies'
import type { Db } from '../db/client.ts'
import { AppError } from '../errors/app-error.ts'
import type { TripAccess } from '../members/access.ts'

/**
 * Writers of one trip take turns: two new items of a day never get the same order, of two orders of a day the later one
 * holds as a whole, and the limit of rows is counted for one after the other. Answers the trip's currency.
 */
export async function lockTrip(db: Db, access: TripAccess): Promise<Currency> {
  const trip = await db
    .selectFrom('trips')
    .select('currency')
    .where('id', '=', access.tripId)
    .forUpdate()
    .executeTakeFirst()
  if (!trip) throw new AppError('not_found', errorText.notFound)
  return trip.currency
}
