import { type Row, rowList, type RowList } from './row-list.ts'

/** A list of rows by its place in the read cache. */
export interface ListName {
  tripId: number
  collection: string
}

/** A row as it now is, by the server's log or an answer; null when it is gone. */
export interface RowChange {
  rowId: Row['id']
  row: Row | null
  createdAt?: string
}

interface Parts {
  inOrder: (collection: string) => (rows: readonly Row[]) => Row[]
  publish: (name: ListName, list: RowList) => void
}

export function rowLists({ inOrder, publish }: Parts) {
  const lists = new Map<string, RowList>()
  /** The last change of each trip that is laid in, with all before it. */
  const seenRevs = new Map<number, number>()

  function listOf({ tripId, collection }: ListName): RowList {
    const key = `${tripId}/${collection}`
    const list = lists.get(key) ?? rowList(inOrder(collection))
    lists.set(key, list)
    return list
  }

  return {
    listOf,
    seenRevs,
    tripsWith: (collection: string): number[] =>
      [...lists.keys()].flatMap((key) => (key.endsWith(`/${collection}`) ? Number.parseInt(key, 10) : [])),
    /** The trip is gone. Should it come back, it is a new one. */
    forget(tripId: number): void {
      for (const key of lists.keys().toArray()) if (key.startsWith(`${tripId}/`)) lists.delete(key)
      seenRevs.delete(tripId)
    },
    /** Lays in what the server says, in an answer or by itself. */
    applyChanges(name: ListName, changes: readonly RowChange[]): void {
      const list = listOf(name)
      for (const { rowId, row, createdAt } of changes) {
        if (row) list.take(row)
        else list.remove(rowId, createdAt)
      }
      publish(name, list)
    },
    /** Forgets all rows. Nothing that waits is sent from here any more, and no failure ends what is on its way. */
    leave: () => {
      lists.clear()
      seenRevs.clear()
    },
  }
}

export type RowLists = ReturnType<typeof rowLists>
