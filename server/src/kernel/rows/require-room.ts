import { errorsWords } from '@sojourn/contract/errors/words'
import { type ContentCollection, descriptions } from '@sojourn/contract/sync/collections'
import { maxRowsPerTrip } from '@sojourn/contract/values/limits'
import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../platform/errors/app-error.ts'
import type { TripAccess } from '../access/access.ts'

const mostOf = (collection: ContentCollection): number =>
  descriptions[collection].most?.count ?? maxRowsPerTrip

/**
 * Keeps a runaway client from filling a trip (U-032): whether so many more rows are too many, as a part of the statement
 * that adds them. Looks only for the first row that leaves too little room.
 */
export const isFull = (
  { tripId }: TripAccess,
  collection: ContentCollection,
  count: number,
): RawBuilder<boolean> =>
  count > mostOf(collection)
    ? sql`true`
    : sql`exists (select from ${sql.table(collection)} where "tripId" = ${tripId}::bigint
        offset ${mostOf(collection) - count} limit 1)`

export const tooManyRows = (collection: ContentCollection): AppError =>
  new AppError('invalid_input', descriptions[collection].most?.told() ?? errorsWords.tooManyRows)
