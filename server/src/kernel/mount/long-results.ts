import { errorsWords } from '@sojourn/contract/errors/words'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'

/** Where the answer of a write is found again: in the log of its trip. */
export interface Reference {
  tripId: number | null
  rowIds: string[]
  isList: boolean
  /** What stands beside the rows where they are the `items` of an answer. */
  beside?: object
  /** What the log does not tell about a trip: it differs between readers and days. */
  asSeen: { role?: unknown; status?: unknown }
}

interface Answered {
  id: string | number
  tripId?: number
  role?: unknown
  status?: unknown
}

/** Our long answers are rows of one trip, or the trip itself. */
export function referenceTo(result: unknown): Reference {
  const { items, ...beside } = result as { items?: unknown }
  if (Array.isArray(items)) return { ...referenceTo(items), beside }
  const rows = (Array.isArray(result) ? result : [result]) as Answered[]
  const [first] = rows
  const isTrip = first !== undefined && first.tripId === undefined
  return {
    tripId: first ? (first.tripId ?? Number(first.id)) : null,
    rowIds: rows.map(({ id }) => String(id)),
    isList: Array.isArray(result),
    asSeen: isTrip ? { role: first.role, status: first.status } : {},
  }
}

const isFor =
  (reader: string) =>
  ({ privateTo }: { privateTo: string | null }): boolean =>
    privateTo === null || privateTo === reader

/**
 * The rows as the log last knew them; one that was removed since is answered as it was, and one that somebody hid since
 * to its owner alone.
 */
export async function findAgain(db: Db, reference: Reference, reader: string): Promise<unknown> {
  const { tripId, rowIds, isList, asSeen, beside } = reference

  const entries = await db
    .selectFrom('changes')
    .distinctOn('rowId')
    .select(['rowId', 'collection', 'rev', 'row', 'privateTo'])
    .where('tripId', '=', tripId)
    .where('rowId', 'in', rowIds)
    .where('row', 'is not', null)
    .orderBy('rowId')
    .orderBy('rev', 'desc')
    .execute()
  const found = new Map(
    entries
      .filter(isFor(reader))
      .map(({ rowId, collection, rev, row }) => [
        rowId,
        collection === 'trip' ? { ...row, rev, ...asSeen } : row,
      ]),
  )
  const rows = rowIds.flatMap((id) => found.get(id) ?? [])
  if (beside) return { ...beside, items: rows }
  if (isList) return rows
  if (rows.length === 0) throw new AppError('not_found', errorsWords.notFound)
  return rows[0]
}
