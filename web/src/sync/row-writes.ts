import type { Edit, Row } from './row-list.ts'
import type { ListName, RowChange, RowLists } from './row-lists.ts'

/** A write that waits for its answer: the six fields of a queue entry, and beside them what it takes to send it later. */
export interface Write {
  /** The idempotency key. */
  id: string
  method: string
  url: string
  data: unknown
  timestamp: number
  retryCount: number
  side: {
    owner: string | null
    /** Writes that share a lane are sent one after the other. A row's id is the lane of the row. */
    lanes: readonly string[]
    /** The list its answer belongs to. */
    list: ListName | null
    edits: readonly Edit[]
    /** What is said when it fails. */
    failure: string
  }
}

/** A write in the device's storage. */
export interface Kept {
  forget: () => void
}

interface Parts {
  lists: RowLists
  send: (write: Write) => Promise<unknown>
  /** Keeps a write in case the page ends before the answer is here. */
  keep: (write: Write) => Kept
  reload: (name: ListName) => void
}

const never = (): Promise<never> => new Promise(() => undefined)

/** Lets works that share a lane begin one after the other, in the order they were given. */
function takeTurns() {
  const turns = new Map<string, Promise<unknown>>()
  return <T>(lanes: readonly string[], work: () => Promise<T>): Promise<T> => {
    const before = new Set(lanes.flatMap((lane) => turns.get(lane) ?? []))
    const turn = Promise.allSettled(before).then(work)
    for (const lane of lanes) turns.set(lane, turn)
    const leave = () => {
      for (const lane of lanes) if (turns.get(lane) === turn) turns.delete(lane)
    }
    turn.then(leave, leave)
    return turn
  }
}

function rowsOf(answer: unknown): RowChange[] {
  const rows = (Array.isArray(answer) ? answer : [answer]) as Row[]
  return rows.map((row) => ({ rowId: row.id, row }))
}

const isNotFound = (error: unknown): boolean => (error as { status?: number } | null)?.status === 404

/** Every write of the app, and what it does to the lists; knows neither the screen nor the network. */
export function rowWrites({ lists, send, keep, reload }: Parts) {
  const inTurn = takeTurns()

  /** Takes the edits of a write off its list and lays in what is known instead. */
  function settle({ id, side: { list: name } }: Write, changes: RowChange[], isUnsure: boolean): void {
    if (!name) return
    const list = lists.listOf(name)
    list.drop(id)
    lists.applyChanges(name, changes)
    if (isUnsure || !list.shown()) reload(name)
  }

  /** Shows what the write does, sends it when it is its turn, and lays in the answer or takes it back. */
  return async function run(
    write: Write,
    { forget }: Kept = keep(write),
    isOver: (error: unknown) => boolean = () => true,
  ): Promise<unknown> {
    const { list: name, lanes, edits } = write.side
    const session = lists.session()
    const isLeft = () => session !== lists.session()
    /** What a deletion leaves behind, also when it finds the row deleted already. */
    let gone: RowChange[] | null = null
    if (name) {
      lists.listOf(name).lay(write.id, edits)
      lists.applyChanges(name, [])
    }
    try {
      const answer = await inTurn(lanes, () => {
        if (isLeft()) return never()
        // Whoever brings the row back after this brings back another one.
        if (name && write.method === 'DELETE')
          gone = lanes.map((rowId) => ({
            rowId,
            row: null,
            createdAt: lists.listOf(name).createdAtOf(rowId),
          }))
        return send(write)
      })
      forget()
      if (isLeft()) return await never()
      settle(write, gone ?? (name ? rowsOf(answer) : []), false)
      return answer
    } catch (error) {
      // A page that is being left hears of failures that are none: the write stays kept.
      if (isLeft()) return never()
      if (isOver(error)) forget()
      settle(write, (isNotFound(error) && gone) || [], true)
      throw error
    }
  }
}
