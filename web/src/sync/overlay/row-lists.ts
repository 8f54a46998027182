import { type Row, rowList, type RowList } from './row-list.ts'

/** A list of rows by its place in the read cache. */
export interface ListName {
  tripId: number
  collection: string
}

/** A row as it now is, by the server's log or an answer; null when it is gone. */
export interface RowChange {
  rowId: string
  row: Row | null
  /** When it happened. */
  createdAt?: string
}

interface Parts {
  inOrder: (collection: string) => (rows: readonly Row[]) => Row[]
  /** The rows to be shown have changed. */
  publish: (name: ListName, list: RowList) => void
}

/** All lists of rows, of all trips. */
export function rowLists({ inOrder, publish }: Parts) {
  const lists = new Map<string, RowList>()
  /** Changes when what was read is nobody's business any more. */
  let session = {}

  function listOf({ tripId, collection }: ListName): RowList {
    const key = `${tripId}/${collection}`
    const list = lists.get(key) ?? rowList(inOrder(collection))
    lists.set(key, list)
    return list
  }

  return {
    listOf,
    /** Lays in what the server says, in an answer or by itself. */
    applyChanges(name: ListName, changes: readonly RowChange[]): void {
      const list = listOf(name)
      for (const { rowId, row, createdAt } of changes) {
        if (row) list.take(row)
        else list.remove(rowId, createdAt)
      }
      publish(name, list)
    },
    session: () => session,
    /** Forgets all rows. Nothing that waits is sent from here any more, and no failure ends what is on its way. */
    leave: () => {
      session = {}
      lists.clear()
    },
  }
}

export type RowLists = ReturnType<typeof rowLists>
