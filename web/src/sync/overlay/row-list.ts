/** What every row of a trip has; the trip itself counts all its changes, and the own profile none. */
export interface Row {
  id: string | number
  version?: number
  rev?: number
  createdAt: string
}

/** What a write does to one row, shown until its answer is here. */
export type Edit<R extends Row = Row> =
  | { id: Row['id']; kind: 'put'; row: R }
  | { id: Row['id']; kind: 'set'; fields: Partial<R> }
  /** `createdAt` tells the row that is meant from one that is brought back later under its id. */
  | { id: Row['id']; kind: 'remove'; createdAt?: string }

interface Known<R> {
  /** Null once it is known to be gone. */
  row: R | null
  /** A row that was brought back has the old id, a later time and its versions from the start. */
  createdAt: string
  /** When this list first heard of it, on its own clock. */
  heardAt: number
}

/** A trip may be answered anew without a change: its status hangs on the day. */
export const isOld = ({ version, rev = 0 }: Row, known: Row): boolean =>
  version === undefined ? rev < (known.rev ?? 0) : version <= (known.version ?? 0)

/** Whether an answer is about a state that is over: overtaken by a later one, or by the row's removal. */
const isOutdated = <R extends Row>(row: R, { createdAt, row: known }: Known<R>): boolean =>
  row.createdAt === createdAt ? known === null || isOld(row, known) : row.createdAt < createdAt

function laidOn<R extends Row>(row: R | undefined, edit: Edit<R>): R | undefined {
  if (edit.kind === 'remove') return undefined
  if (edit.kind === 'put') return row ?? edit.row
  const isSame = row && Object.entries(edit.fields).every(([name, value]) => row[name as keyof R] === value)
  return row && !isSame ? { ...row, ...edit.fields } : row
}

/** The rows with the edits on top; in the order before, which is nearly the right one and so quickly put right. */
function laidOut<R extends Row>(
  known: ReadonlyMap<Row['id'], Known<R>>,
  pending: ReadonlyMap<string, readonly Edit<R>[]>,
  before: readonly R[],
): R[] {
  const rows = new Map<Row['id'], R>()
  for (const [id, { row }] of known) if (row) rows.set(id, row)
  for (const edit of [...pending.values()].flat()) {
    const laid = laidOn(rows.get(edit.id), edit)
    if (laid) rows.set(edit.id, laid)
    else rows.delete(edit.id)
  }
  const shown = before.flatMap(({ id }) => rows.get(id) ?? [])
  for (const { id } of shown) rows.delete(id)
  return [...shown, ...rows.values()]
}

/**
 * One list of rows: what the server is known to hold, with the edits that it has not answered yet laid on top. News may
 * come twice and in any order; the newest state of a row stays.
 */
export function rowList<R extends Row>(inOrder: (rows: readonly R[]) => R[]) {
  const known = new Map<Row['id'], Known<R>>()
  const pending = new Map<string, readonly Edit<R>[]>()
  let clock = 0
  let isRead = false
  let shown: R[] = []
  let isShownOld = false

  function take(row: R, heardAt?: number): void {
    const before = known.get(row.id)
    if (before && isOutdated(row, before)) return
    clock += 1
    const isSameRow = before?.createdAt === row.createdAt
    const firstHeardAt = (isSameRow ? before?.heardAt : heardAt) ?? clock
    known.set(row.id, { row, createdAt: row.createdAt, heardAt: firstHeardAt })
    isShownOld = true
  }

  function shownNow(): R[] {
    if (isShownOld) {
      const next = inOrder(laidOut(known, pending, shown))
      if (next.length !== shown.length || next.some((row, at) => row !== shown[at])) shown = next
      isShownOld = false
    }
    return shown
  }

  return {
    /** The moment a read of the whole list begins. */
    now: () => clock,
    /** The whole list as it was at some time after `since`. What was first heard of since then may be missing from it. */
    read(rows: readonly R[], since: number, heardAt?: number): void {
      for (const row of rows) take(row, heardAt)
      const present = new Set(rows.map(({ id }) => id))
      for (const [id, entry] of known) {
        if (!present.has(id) && entry.heardAt <= since) known.set(id, { ...entry, row: null })
      }
      isRead = true
      isShownOld = true
    },
    take: (row: R): void => take(row),
    createdAtOf: (id: Row['id']): string => known.get(id)?.createdAt ?? '',
    /** The row is gone, since `goneAt` when somebody says so: it may have been brought back after that. */
    remove(id: Row['id'], goneAt = ''): void {
      const before = known.get(id)
      if (before?.row && goneAt !== '' && before.createdAt > goneAt) return
      const createdAt = before && before.createdAt > goneAt ? before.createdAt : goneAt
      known.set(id, { row: null, createdAt, heardAt: (clock += 1) })
      isShownOld = true
    },
    /** Shows the edits of a write until they are dropped. */
    lay(write: string, edits: readonly Edit<R>[]): void {
      pending.set(write, edits)
      isShownOld = true
    },
    drop(write: string): void {
      pending.delete(write)
      isShownOld = true
    },
    /** What the server is known to hold, without the edits on top; null before it was read. */
    confirmed: (): R[] | null => (isRead ? [...known.values()].flatMap(({ row }) => row ?? []) : null),
    /** Null before it was read: a few rows are not the list. */
    shown: (): R[] | null => (isRead ? shownNow() : null),
    /** One row as it is shown, also before the list was read. */
    row: (id: Row['id']): R | undefined => shownNow().find((row) => row.id === id),
  }
}

export type RowList<R extends Row = Row> = ReturnType<typeof rowList<R>>
