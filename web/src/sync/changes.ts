import type { Snapshot } from '@sojourn/contract/sync/api'
import type { Change } from '@sojourn/contract/sync/change'
import { type ContentCollection, contentCollections } from '@sojourn/contract/sync/collections'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { QueryKey } from '@tanstack/react-query'
import { listKey, lists } from './lists.ts'
import { queryClient } from './query-client.ts'
import { readTimes } from './read-times.ts'
import { pathOf } from './read-path.ts'
import type { Row } from './row-list.ts'

type News = Pick<Change, 'tripId' | 'rev' | 'collection' | 'rowId' | 'row' | 'createdAt'>

/** Lays a change from elsewhere into what is shown. It may come late, twice, or be one's own. */
export function applyChange(change: News): void {
  const { tripId, collection, rowId, row, createdAt } = change
  if (collection === 'trip') applyTripChange(change)
  else if (collection === 'members')
    void queryClient.invalidateQueries({ queryKey: ['trips', tripId, 'members'] })
  else lists.applyChanges({ tripId, collection }, [{ rowId, row: row as Row | null, createdAt }])
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
    list.read(rows[collection], since[collection])
    setAnswered(listKey(name), list.shown())
  }
  setAnswered(['trips', trip.id], { ...trip, rev })
  setAnswered(['trips', trip.id, 'members'], members)
}
