import type { Snapshot } from '@sojourn/contract/sync/api'
import type { Change } from '@sojourn/contract/sync/change'
import { byCollection, contentCollections } from '@sojourn/contract/sync/collections'
import type { Row } from '../overlay/row-list.ts'
import type { RowChange } from '../overlay/row-lists.ts'
import { queryClient } from './query-client.ts'
import { forgetTripRows, listKey, lists, seenRevs, shownTrip, tripKey } from './row-store.ts'

type News = Pick<Change, 'tripId' | 'rev' | 'collection' | 'rowId' | 'row' | 'createdAt'>

/** A trip is its own row, and its lists. */
const ofTrip = ['trip', ...contentCollections] as const
const membersKey = (tripId: number) => listKey({ tripId, collection: 'members' })

/** Lays a change from elsewhere into what is shown. It may come late, twice, or be one's own. */
export const applyChange = (change: News): void => applyChanges(change.tripId, [change])

/** Several of one trip; each list is put in order once. */
export function applyChanges(tripId: number, changes: readonly News[]): void {
  if (changes.some(({ collection }) => collection === 'members'))
    void queryClient.invalidateQueries({ queryKey: membersKey(tripId) })
  for (const collection of ofTrip) {
    const news = changes.filter((change) => change.collection === collection).map(asRowChange)
    if (news.length > 0) lists.applyChanges({ tripId, collection }, news)
  }
  if (!changes.some(({ collection, row }) => collection === 'trip' && !row)) return
  forgetTripRows(tripId)
  // What to say of a trip that is gone is the business of whoever reads it.
  void queryClient.invalidateQueries({ queryKey: tripKey(tripId) })
}

function asRowChange({ tripId, rev, collection, rowId, row, createdAt }: News): RowChange {
  if (collection !== 'trip') return { rowId, row: row as Row | null, createdAt }
  /** The role is one's own, not the writer's. */
  const { role } = shownTrip(tripId) ?? {}
  return { rowId: tripId, row: row && ({ ...row, ...(role && { role }), rev } as unknown as Row), createdAt }
}

type Marks = Record<(typeof ofTrip)[number], number>

/** The moment a snapshot is asked for: what is heard of after it may be missing from the snapshot. */
export const marksOf = (tripId: number): Marks =>
  Object.fromEntries(
    ofTrip.map((collection) => [collection, lists.listOf({ tripId, collection }).now()]),
  ) as Marks

/** Fills the reads of a trip. `since` is null for one that is older than all that was heard of: a copy, or the page's. */
export function applySnapshot(
  { trip, members, rev, ...content }: Snapshot,
  since: Marks | null = marksOf(trip.id),
): void {
  const tripId = trip.id
  const rows: Record<string, readonly Row[]> = { ...content, trip: [{ ...trip, rev }] }
  for (const collection of ofTrip) {
    const name = { tripId, collection }
    const list = lists.listOf(name)
    // A server of an earlier version does not know it yet.
    list.read(rows[collection] ?? [], since?.[collection] ?? 0, since ? undefined : 0)
    if (collection !== 'trip') queryClient.setQueryData(listKey(name), list.shown())
  }
  queryClient.setQueryData(tripKey(tripId), shownTrip(tripId) ?? { ...trip, rev })
  queryClient.setQueryData(membersKey(tripId), members)
  seenRevs.set(tripId, rev)
}

/** A trip as the server is known to hold it, without what waits here; null before it was read as a whole. */
export function knownSnapshot(tripId: number): Snapshot | null {
  const rowsOf = (collection: string) => lists.listOf({ tripId, collection }).confirmed() ?? []
  const rev = seenRevs.get(tripId)
  const [trip] = rowsOf('trip')
  if (rev === undefined || !trip) return null
  const members = queryClient.getQueryData(membersKey(tripId)) ?? []
  return { ...byCollection(rowsOf), trip, members, rev } as unknown as Snapshot
}
