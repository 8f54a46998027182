import { type ContentCollection, descriptions } from '@sojourn/contract/sync/collections'
import type { AnsweredRow } from '@sojourn/contract/sync/registry'
import { queryOptions } from '@tanstack/react-query'
import { whenLeaving } from '../../session/leaving.ts'
import { callApi, readAs } from '../http/api.ts'
import { openings } from './openings.ts'
import { queryClient } from './query-client.ts'
import { isTemporaryId } from '../overlay/write.ts'
import type { Row, RowList } from '../overlay/row-list.ts'
import { type ListName, rowLists } from '../overlay/row-lists.ts'

/** The rows of each list. */
export type Rows = { [C in ContentCollection]: AnsweredRow<C> }

export const listKey = ({ tripId, collection }: ListName) => ['trips', tripId, collection] as const

export const lists = rowLists({
  inOrder: (collection) =>
    descriptions[collection as ContentCollection].inOrder as unknown as (rows: readonly Row[]) => Row[],
  publish(name, list) {
    const rows = list.shown()
    if (rows && queryClient.getQueryData(listKey(name))) queryClient.setQueryData(listKey(name), rows)
  },
})

whenLeaving(lists.leave)

export const listOf = <C extends ContentCollection>(tripId: number, collection: C): RowList<Rows[C]> =>
  lists.listOf({ tripId, collection }) as unknown as RowList<Rows[C]>

/** A list of a trip in its one order, with what is not answered yet on top. */
export const collectionQuery = <C extends ContentCollection>(tripId: number, collection: C) =>
  queryOptions({
    queryKey: listKey({ tripId, collection }),
    queryFn: async (read): Promise<Rows[C][] | null> => {
      const list = listOf(tripId, collection)
      if (isTemporaryId(tripId)) {
        // The server has never heard of it: what is in it was written here.
        list.read([], list.now())
        return list.shown()
      }
      const ask = async (): Promise<Rows[C][]> => {
        const opening = openings.get(tripId)
        // When the trip cannot be read, its list is asked for by itself.
        await opening?.catch(() => undefined)
        const opened = opening && list.shown()
        if (opened) return opened
        const since = list.now()
        const rows = (await callApi(
          `${collection}.list` as 'packing.list',
          { params: { tripId } },
          { signal: read.signal },
        )) as Rows[C][]
        list.read(rows, since)
        return rows
      }
      const rows = await readAs(ask, read)
      // A copy that this device has kept.
      if (rows && !list.shown()) list.read(rows, list.now())
      return rows
    },
    // What is shown is decided at the moment it is set. Rows that are the same stay the same object without a comparison.
    structuralSharing: (_before, incoming) => incoming && (listOf(tripId, collection).shown() ?? incoming),
  })
