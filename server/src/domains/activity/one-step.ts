import type { Change } from '@sojourn/contract/sync/change'

type News = Pick<Change, 'tripId' | 'userId' | 'collection' | 'rowId' | 'action' | 'fields' | 'createdAt'>

const momentOf = ({ tripId, userId, createdAt }: News): string => `${tripId} ${userId} ${createdAt}`

const isDates = ({ collection, action, fields }: News): boolean =>
  collection === 'trip' &&
  action === 'changed' &&
  (fields.includes('startDate') || fields.includes('endDate'))

/** What an idea and the activity it becomes have in common is their id. */
const otherSide = { ideas: 'itinerary', itinerary: 'ideas' } as const

/**
 * What was written in one transaction has one moment. New dates speak for all that moved with them, and the activity
 * that an idea became, or the idea it became again, for what it was.
 */
export function toldOnce<C extends News>(changes: readonly C[]): C[] {
  const withDates = new Set(changes.filter(isDates).map(momentOf))
  const added = new Set(
    changes.flatMap((change) =>
      change.action === 'added' ? `${momentOf(change)} ${change.collection} ${change.rowId}` : [],
    ),
  )
  return changes.filter((change) => {
    const { collection, action, rowId } = change
    if (withDates.has(momentOf(change))) return isDates(change)
    const isTwin = action === 'removed' && (collection === 'ideas' || collection === 'itinerary')
    return !isTwin || !added.has(`${momentOf(change)} ${otherSide[collection]} ${rowId}`)
  })
}
