import type { ContentCollection } from '@sojourn/contract/sync/collections'
import { queryOptions } from '@tanstack/react-query'
import type { Read } from '../http/api.ts'
import { isTemporaryId } from '../overlay/write.ts'
import { openTrip } from './open-trip.ts'
import { listKey, listOf, type Rows, tripKey } from './row-store.ts'

/** While the trip itself is being read, also between two tries, its lists wait for it and ask nothing themselves. */
async function whenOpen(tripId: number, read: Read): Promise<void> {
  const trip = read.client.getQueryCache().find({ queryKey: tripKey(tripId) })
  if (trip?.promise && trip.state.fetchStatus === 'fetching') await trip.promise
  else await openTrip(tripId, read)
}

/** A list of a trip in its one order, with what is not answered yet on top. It comes with its trip. */
export const collectionQuery = <C extends ContentCollection>(tripId: number, collection: C) =>
  queryOptions({
    queryKey: listKey({ tripId, collection }),
    queryFn: async (read): Promise<Rows[C][] | null> => {
      const list = listOf(tripId, collection)
      // The server has never heard of it: what is in it was written here.
      if (isTemporaryId(tripId)) list.read([], list.now())
      else await whenOpen(tripId, read)
      return list.shown()
    },
    // What is shown is decided at the moment it is set. Rows that are the same stay the same object without a comparison.
    structuralSharing: (_before, incoming) => incoming && (listOf(tripId, collection).shown() ?? incoming),
    // The trip is tried again.
    retry: false,
  })
