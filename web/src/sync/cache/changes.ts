import type { Snapshot } from '@sojourn/contract/sync/api'
import type { Change } from '@sojourn/contract/sync/change'
import { type ContentCollection, contentCollections } from '@sojourn/contract/sync/collections'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { QueryKey } from '@tanstack/react-query'
import { whenLeaving } from '../../session/leaving.ts'
import { listKey, lists } from './lists.ts'
import { queryClient } from './query-client.ts'
import { readTimes } from '../http/read-times.ts'
import { pathOf } from '../device/read-path.ts'
import type { RowChange } from '../overlay/row-lists.ts'

type News = Pick<Change, 'tripId' | 'rev' | 'collection' | 'rowId' | 'row' | 'createdAt'>

/** The last change of each trip that is laid in, with all before it. */
export const seenRevs = new Map<number, number>()
whenLeaving(() => seenRevs.clear())

/** Lays a change from elsewhere into what is shown. It may come late, twice, or be one's own. */
export const applyChange = (change: News): void => applyChanges(change.tripId, [change])

/** Several of one trip; each list is put in order once. */
export function applyChanges(tripId: number, changes: readonly News[]): void {
  for (const change of changes) if (change.collection === 'trip') applyTripChange(change)
  if (changes.some(({ collection }) => collection === 'members'))
    void queryClient.invalidateQueries({ queryKey: ['trips', tripId, 'members'] })
  for (const collection of contentCollections) {
    const news = changes.filter((change) => change.collection === collection)
    if (news.length > 0) lists.applyChanges({ tripId, collection }, news as RowChange[])
  }
}

function applyTripChange({ tripId, rev, row }: News): void {
  const key = ['trips', tripId]
  /** The role is one's own, not the writer's. */
  const newer = (trip: Trip): Trip =>
    row && trip.id === tripId && trip.rev < rev ? { ...trip, ...row, role: trip.role, rev } : trip
  queryClient.setQueryData<Trip[]>(['trips'], (trips) =>
    row ? trips?.map(newer) : trips?.filter(({ id }) => id !== tripId),
  )
  if (row) queryClient.setQueryData<Trip>(key, (trip) => trip && newer(trip))
  // What to say of a trip that is gone is the business of whoever reads it.
  else void queryClient.invalidateQueries({ queryKey: key })
}

type Marks = Record<ContentCollection, number>

/** The moment a snapshot is asked for: what is heard of after it may be missing from the snapshot. */
export const marksOf = (tripId: number): Marks =>
  Object.fromEntries(
    contentCollections.map((collection) => [collection, lists.listOf({ tripId, collection }).now()]),
  ) as Marks

function setAnswered(queryKey: QueryKey, data: unknown): void {
  const path = pathOf(queryKey)
  if (path) readTimes.answered(path)
  queryClient.setQueryData(queryKey, data)
}

/** Fills the reads of a trip. */
export function applySnapshot(
  { trip, members, rev, ...rows }: Snapshot,
  since: Marks = marksOf(trip.id),
): void {
  for (const collection of contentCollections) {
    const name = { tripId: trip.id, collection }
    const list = lists.listOf(name)
    // A server of an earlier version does not know it yet.
    list.read(rows[collection] ?? [], since[collection])
    setAnswered(listKey(name), list.shown())
  }
  setAnswered(['trips', trip.id], { ...trip, rev })
  seenRevs.set(trip.id, rev)
  setAnswered(['trips', trip.id, 'members'], members)
}
