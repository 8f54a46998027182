import { offlineError } from '../http/api-error.ts'
import type { WriteQueue } from '../queue/queue.ts'
import type { QueuePage } from '../queue/queue-parts.ts'
import type { StepsAnswer } from '@sojourn/contract/sync/steps'
import { type Entry, type ListEdits, overlaysOf, type Write } from '../overlay/write.ts'
import type { Outcome, QueueState } from '../queue/queue-state.ts'
import type { Row } from '../overlay/row-list.ts'
import type { ListName, RowChange, RowLists } from '../overlay/row-lists.ts'

interface Parts {
  lists: RowLists
  reload: (name: ListName) => void
}

interface Waiting {
  write: Write
  resolve: (answer: unknown) => void
  reject: (error: unknown) => void
}

interface ListChanges {
  list: ListName
  changes: RowChange[]
}

function rowsOf(answer: unknown): RowChange[] {
  const rows = (Array.isArray(answer) ? answer : [answer]) as Row[]
  return rows.map((row) => ({ rowId: row.id, row }))
}

/** An answer about several lists says of each row where it belongs. */
function changesIn(
  { side: { parts } }: Write,
  answer: unknown,
  overlays: readonly ListEdits[],
): ListChanges[] {
  if (!parts) return overlays.map(({ list }) => ({ list, changes: rowsOf(answer) }))
  const { rows, trip } = answer as StepsAnswer
  return overlays.map(({ list }) => ({
    list,
    changes:
      list.collection === 'trip'
        ? rowsOf(trip ?? [])
        : (rows.filter(({ collection }) => collection === list.collection) as unknown as RowChange[]),
  }))
}

/** What is written and not taken back is shown; what was refused is not. */
const shownOf = ({ stored: { queue, tray } }: QueueState): Entry[] => [
  ...queue,
  ...tray.filter(({ cause }) => cause === 'server'),
]

const errorOf = (outcome: Outcome, { url }: Write): unknown =>
  ('error' in outcome && outcome.error) || offlineError(url)

/** What the writes of the queue do to the lists; knows neither the screen nor the network. */
export class RowWrites implements Omit<QueuePage, 'passed'> {
  readonly #lists: RowLists
  readonly #reload: (name: ListName) => void
  readonly #waiting = new Map<string, Waiting>()
  readonly #laid = new Map<string, readonly ListEdits[]>()
  /** What a deletion leaves behind, also when it finds the row deleted already. */
  readonly #gone = new Map<string, RowChange[]>()

  constructor({ lists, reload }: Parts) {
    this.#lists = lists
    this.#reload = reload
  }

  /** Sends a write by way of the queue; shows at once what it does, or when it turns out that it has to wait. */
  run(queue: WriteQueue, write: Write, { isShown = true } = {}): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.#waiting.set(write.id, { write, resolve, reject })
    if (isShown) this.#lay(write)
    queue.make(write)
    return promise
  }

  /** Nothing of it is anybody's business any more. */
  leave(): void {
    this.#waiting.clear()
    this.#laid.clear()
    this.#gone.clear()
  }

  stored(state: QueueState): void {
    const shown = shownOf(state)
    const ids = new Set(shown.map(({ id }) => id))
    for (const id of this.#laid.keys().toArray()) if (!ids.has(id) && !this.#waiting.has(id)) this.#drop(id)
    for (const entry of shown)
      if (!this.#waiting.has(entry.id) && !state.answered.has(entry.id)) this.#lay(entry)
  }

  sending(write: Write): void {
    const [overlay] = overlaysOf(write)
    // Whoever brings the row back after this brings back another one; sent again, it still means the first.
    if (!overlay || write.method !== 'DELETE' || this.#gone.has(write.id)) return
    const list = this.#lists.listOf(overlay.list)
    const gone = overlay.edits.map((edit) => ({
      rowId: edit.id,
      row: null,
      createdAt: (edit.kind === 'remove' && edit.createdAt) || list.createdAtOf(edit.id),
    }))
    this.#gone.set(write.id, gone)
  }

  settled(write: Write, answer: unknown): void {
    const overlays = overlaysOf(write)
    const changes = write.method === 'DELETE' ? this.#goneBy(write) : changesIn(write, answer, overlays)
    this.#settle(write, changes, false)
    this.#waiting.get(write.id)?.resolve(answer)
    this.#waiting.delete(write.id)
  }

  claimed(id: string): void {
    const { write, resolve } = this.#waiting.get(id) ?? {}
    this.#waiting.delete(id)
    if (!write) return
    this.#lay(write)
    resolve?.({ ...this.#localAnswer(write), offline: true })
  }

  failed(write: Write, outcome: Outcome, isKept: boolean): void {
    const isGone = outcome.kind === 'refused' && outcome.status === 404
    if (!isKept) this.#settle(write, isGone ? this.#goneBy(write) : [], true)
    this.#waiting.get(write.id)?.reject(errorOf(outcome, write))
    this.#waiting.delete(write.id)
  }

  #goneBy(write: Write): ListChanges[] {
    const changes = this.#gone.get(write.id) ?? []
    return overlaysOf(write).map(({ list }) => ({ list, changes }))
  }

  #lay(write: Write): void {
    const { id } = write
    const overlays = overlaysOf(write)
    if (overlays.length === 0 || this.#laid.get(id)?.[0]?.list.tripId === overlays[0]?.list.tripId) return
    this.#drop(id)
    this.#laid.set(id, overlays)
    for (const { list, edits } of overlays) {
      this.#lists.listOf(list).lay(id, edits)
      this.#lists.applyChanges(list, [])
    }
  }

  #drop(id: string): void {
    const overlays = this.#laid.get(id) ?? []
    this.#laid.delete(id)
    for (const { list } of overlays) {
      this.#lists.listOf(list).drop(id)
      this.#lists.applyChanges(list, [])
    }
  }

  /** Takes the edits of a write off its lists and lays in what is known instead. */
  #settle(write: Write, news: readonly ListChanges[], isUnsure: boolean): void {
    const { id } = write
    for (const { list: name } of overlaysOf(write)) {
      const list = this.#lists.listOf(name)
      list.drop(id)
      this.#laid.delete(id)
      this.#lists.applyChanges(name, news.find(({ list: own }) => own === name)?.changes ?? [])
      if (isUnsure || !list.shown()) this.#reload(name)
    }
  }

  /** What the server would answer, as far as it is known here. */
  #localAnswer(write: Write): object {
    if (write.method === 'DELETE') return { ok: true }
    const [{ list, edits: [edit] } = { list: null, edits: [] }] = overlaysOf(write)
    if (!list || !edit || write.side.parts) return {}
    const laid = edit.kind === 'put' ? edit.row : edit.kind === 'set' ? edit.fields : {}
    return this.#lists.listOf(list).row(edit.id) ?? laid
  }
}
