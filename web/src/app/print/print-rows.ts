import { byCollection, contentCollections, descriptions } from '@sojourn/contract/sync/collections'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { collectionQuery } from '../../sync/cache/lists.ts'
import type { Rows } from '../../sync/cache/row-store.ts'

export type PrintRows = { [C in keyof Rows]: Rows[C][] }

interface PrintLists {
  rows: PrintRows
  isRead: boolean
  isFailed: boolean
}

/** All that people put into the trip. What has no name of its own is good to have; the sheet does without. */
export function usePrintLists(tripId: number): PrintLists {
  const reads = useQueries({ queries: contentCollections.map((name) => collectionQuery(tripId, name)) })
  const rows = useMemo(
    () => byCollection((name) => reads[contentCollections.indexOf(name)]?.data ?? []) as PrintRows,
    // oxlint-disable-next-line react/exhaustive-deps -- the lists themselves, however often they are asked for
    reads.map(({ data }) => data),
  )
  const needed = reads.filter((_read, n) => descriptions[contentCollections[n]!].isPart)
  return {
    rows,
    isRead: needed.every(({ data }) => data) && reads.every(({ data, isFetching }) => data || !isFetching),
    isFailed: needed.some(({ data, isFetching }) => !data && !isFetching),
  }
}
