import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

interface Row {
  id: string
}

const inItsPlace = <R extends Row>(rows: readonly R[], row: R): R[] =>
  rows.some(({ id }) => id === row.id)
    ? rows.map((known) => (known.id === row.id ? row : known))
    : [...rows, row]

/** A list among the reads, as writes change it before or after the server's answer. */
export function listCache<R extends Row>(
  queryKey: QueryKey,
  withRow: (rows: readonly R[], row: R) => R[] = inItsPlace,
) {
  const read = (): R[] => queryClient.getQueryData<R[] | null>(queryKey) ?? []
  const reload = () => void queryClient.invalidateQueries({ queryKey })
  function change(turn: (rows: R[]) => R[]): void {
    const rows = queryClient.getQueryData<R[] | null>(queryKey)
    // One row is not the list: what was never read would seem to be all there is.
    if (rows) queryClient.setQueryData(queryKey, turn(rows))
    else reload()
  }
  return {
    read,
    change,
    reload,
    find: (id: string) => read().find((row) => row.id === id),
    put: (row: R) => change((rows) => withRow(rows, row)),
    drop: (id: string) => change((rows) => rows.filter((row) => row.id !== id)),
    /** A read under way would bring back what is just being changed. */
    hold: () => queryClient.cancelQueries({ queryKey }),
  }
}
