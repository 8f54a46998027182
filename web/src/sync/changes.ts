import type { Change } from '@sojourn/contract/sync/change'
import type { Trip } from '@sojourn/contract/trips/schema'
import { listKey, lists, type RowCollection, rowCollections, type Rows } from './lists.ts'
import { queryClient } from './query-client.ts'
import type { Row } from './row-list.ts'

type News = Omit<Change, 'userId'>

/** Lays a change from elsewhere into what is shown. It may come late, twice, or be one's own. */
export function applyChange(change: News): void {
  const { tripId, collection, rowId, row, createdAt } = change
  if (collection !== 'trip')
    lists.applyChanges({ tripId, collection }, [{ rowId, row: row as Row | null, createdAt }])
  else applyTripChange(change)
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

/** A trip as a whole, at one moment. */
export type Snapshot = { trip: Trip; members: unknown[]; rev: number } & {
  [C in RowCollection]: Rows[C][]
}

type Marks = Record<RowCollection, number>

/** The moment a snapshot is asked for: what is heard of after it may be missing from the snapshot. */
export const marksOf = (tripId: number): Marks =>
  Object.fromEntries(
    rowCollections.map((collection) => [collection, lists.listOf({ tripId, collection }).now()]),
  ) as Marks

/** Fills the reads of a trip. */
export function applySnapshot(
  { trip, members, rev, ...rows }: Snapshot,
  since: Marks = marksOf(trip.id),
): void {
  for (const collection of rowCollections) {
    const name = { tripId: trip.id, collection }
    const list = lists.listOf(name)
    list.read(rows[collection], since[collection])
    queryClient.setQueryData(listKey(name), list.shown())
  }
  queryClient.setQueryData(['trips', trip.id], { ...trip, rev })
  queryClient.setQueryData(['trips', trip.id, 'members'], members)
}
