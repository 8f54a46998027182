import type { ContentCollection } from '@sojourn/contract/sync/collections'
import { queryOptions } from '@tanstack/react-query'
import { isTemporaryId } from '../overlay/write.ts'
import { openTrip } from './open-trip.ts'
import { listKey, listOf, type Rows } from './row-store.ts'

/** A list of a trip in its one order, with what is not answered yet on top. It comes with its trip. */
export const collectionQuery = <C extends ContentCollection>(tripId: number, collection: C) =>
  queryOptions({
    queryKey: listKey({ tripId, collection }),
    queryFn: async (read): Promise<Rows[C][] | null> => {
      const list = listOf(tripId, collection)
      // The server has never heard of it: what is in it was written here.
      if (isTemporaryId(tripId)) list.read([], list.now())
      else await openTrip(tripId, read)
      return list.shown()
    },
    // What is shown is decided at the moment it is set. Rows that are the same stay the same object without a comparison.
    structuralSharing: (_before, incoming) => incoming && (listOf(tripId, collection).shown() ?? incoming),
    // The trip is tried again.
    retry: false,
  })
