import type { DayNote } from '@sojourn/contract/day-notes/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { collectionQuery } from '../../../sync/cache/lists.ts'

type DayNotes = ReadonlyMap<PlainDate, readonly DayNote[]>

/** By day. One is usual; an imported file may bring more. */
export function useDayNotes(tripId: number): DayNotes {
  const { data } = useQuery(collectionQuery(tripId, 'dayNotes'))
  return useMemo(() => Map.groupBy(data ?? [], ({ date }) => date), [data])
}
