// A server for the tests of writing: rows with versions, keys that are honoured once, and a network in the test's hands.
import type { Edit, Row } from '../src/sync/overlay/row-list.ts'
import { type RowChange, rowLists } from '../src/sync/overlay/row-lists.ts'
import { WriteQueue } from '../src/sync/queue/queue.ts'
import type { Entry, Write } from '../src/sync/overlay/write.ts'
import { nothingStored } from '../src/sync/queue/queue-entry.ts'
import { changed, type StoreChange } from '../src/sync/queue/store-change.ts'
import { type Outcome, retryDelayMs } from '../src/sync/queue/queue-state.ts'
import { isQueued } from '../src/sync/queue/queued.ts'
import { RowWrites } from '../src/sync/writes/row-writes.ts'

export interface Thing extends Row {
  id: string
  version: number
  name: string
  packed: boolean
  order: number
}

export const inOrder = (rows: readonly Thing[]): Thing[] =>
  rows.toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))

export const list = { tripId: 7, collection: 'things' }

const lost = { status: 0 }
export const refusal = (status: number) => ({ status })

export function fakeServer(names: readonly string[]) {
  const rows = new Map<string, Thing>()
  const answers = new Map<string, unknown>()
  /** Every change there ever was, as a live stream would tell it. */
  const log: RowChange[] = []
  let time = 1000

  function record(rowId: string, row: Thing | null): void {
    time += 1
    if (row) rows.set(rowId, row)
    else rows.delete(rowId)
    log.push({ rowId, row, createdAt: String(time) })
  }

  function add({ id, ...fields }: Partial<Thing> & { id: string }): Thing {
    const existing = rows.get(id)
    if (existing) return existing
    const row = { name: id, packed: false, order: 0, ...fields, id, version: 1, createdAt: String(time + 1) }
    record(id, row)
    return row
  }

  function change(id: string, fields: Partial<Thing>): Thing {
    const row = rows.get(id)
    if (!row) throw refusal(404)
    record(id, { ...row, ...fields, version: row.version + 1 })
    return rows.get(id)!
  }

  function remove(id: string): void {
    if (!rows.has(id)) throw refusal(404)
    record(id, null)
  }

  function reorder(ids: readonly string[]): Thing[] {
    const moved = ids.filter((id, order) => rows.has(id) && rows.get(id)?.order !== order)
    return moved.map((id) => change(id, { order: ids.indexOf(id) }))
  }

  function handle({ id: key, method, url, data }: Write): unknown {
    if (answers.has(key)) return answers.get(key)
    const work: Record<string, () => unknown> = {
      POST: () => add(data as Thing),
      PUT: () => change(url, data as Thing),
      PATCH: () => reorder(data as string[]),
      DELETE: () => remove(url) ?? { ok: true },
    }
    const answer = work[method]?.()
    answers.set(key, answer)
    return answer
  }

  for (const [order, id] of names.entries()) add({ id, order })
  log.length = 0
  return { rows: () => inOrder([...rows.values()]), log, add, change, remove, handle }
}

type Server = ReturnType<typeof fakeServer>

/** A message under way; the test says when it arrives, when it is answered, and whether it gets lost. */
export class Call {
  readonly write: Write | null
  readonly #handle: () => unknown
  readonly #answer: PromiseWithResolvers<unknown> = Promise.withResolvers()
  #outcome: { value: unknown } | { error: unknown } | null = null
  isOver = false
  constructor(write: Write | null, handle: () => unknown) {
    this.write = write
    this.#handle = handle
  }
  get answer(): Promise<unknown> {
    return this.#answer.promise
  }
  arrive(): this {
    if (this.#outcome) return this
    try {
      this.#outcome = { value: structuredClone(this.#handle()) }
    } catch (error) {
      this.#outcome = { error }
    }
    return this
  }
  async reply(): Promise<void> {
    this.arrive()
    if (this.#outcome && 'value' in this.#outcome) this.#answer.resolve(this.#outcome.value)
    else await this.fail(this.#outcome?.error)
    await this.#over()
  }
  async fail(error: unknown = lost): Promise<void> {
    this.#answer.reject(error)
    await this.#over()
  }
  async #over(): Promise<void> {
    this.isOver = true
    await settled()
  }
}

/** Everything that can happen without the network has happened. */
export const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

/** What the queue makes of it when a call fails. */
function outcomeOf(error: { status: number }): Outcome {
  const { status } = error
  if (status === 0) return { kind: 'unreached' }
  return { kind: status >= 500 ? 'failed' : 'refused', status, reason: '', error }
}

/** A disk that outlives the page. */
export function fakeDisk() {
  let stored = nothingStored
  let seq = 0
  return {
    stored: () => stored,
    storage: {
      persist: (write: Write) => {
        const entry: Entry = { ...structuredClone(write), seq: (seq += 1) }
        stored = { ...stored, queue: [...stored.queue, entry] }
        return Promise.resolve(stored)
      },
      load: () => Promise.resolve(stored),
      change: (change: StoreChange) => {
        stored = changed(stored, change)
        return Promise.resolve(stored)
      },
    },
  }
}

/** The queue of the app, with a disk, a network and a clock in the test's hands. */
const fakeQueue = (
  disk: ReturnType<typeof fakeDisk>,
  writes: RowWrites,
  timers: (() => void)[],
  send: (write: Write) => Promise<unknown>,
) =>
  new WriteQueue({
    storage: disk.storage,
    send: (write) => send(write).then((answer): Outcome => ({ kind: 'done', answer }), outcomeOf),
    takeLock: (_isSteal, onHeld) => {
      queueMicrotask(onHeld)
      return () => undefined
    },
    tell: () => undefined,
    now: () => 0,
    wait: (ms, then) => void (ms === retryDelayMs && timers.push(then)),
    page: {
      stored: (state) => writes.stored(state),
      sending: (write) => writes.sending(write),
      settled: (write, answer) => writes.settled(write, answer),
      claimed: (id) => writes.claimed(id),
      failed: (write, outcome, isKept) => writes.failed(write, outcome, isKept),
      passed: () => undefined,
    },
  })

const sideOf = (lanes: string[], edits: Edit[]): Write['side'] => ({
  owner: 'maya',
  lanes,
  list,
  edits,
  tripId: list.tripId,
  isWholeTrip: false,
  ownEdit: null,
  row: null,
  thing: lanes[0] ?? null,
})

/** An app that has read its list, and holds what it sends for the test to deliver. */
export async function fakeApp(server: Server, disk = fakeDisk()) {
  const calls: Call[] = []
  const timers: (() => void)[] = []
  let shown: readonly Row[] | null = null
  let keys = 0
  const send = (call: Call) => {
    calls.push(call)
    return call.answer
  }

  const lists = rowLists({
    inOrder: () => inOrder as unknown as (rows: readonly Row[]) => Row[],
    publish: (_name, rows) => {
      shown = rows.shown()
    },
  })
  const writes = new RowWrites({ lists, reload: () => void read().catch(() => undefined) })
  const queue = fakeQueue(disk, writes, timers, (write) => send(new Call(write, () => server.handle(write))))

  async function read(): Promise<void> {
    const since = lists.listOf(list).now()
    const rows = (await send(new Call(null, () => server.rows()))) as Thing[]
    lists.listOf(list).read(rows, since)
    shown = lists.listOf(list).shown()
  }

  /** Makes a write; `ended` says 'saved', 'queued', or the status it failed with. */
  async function make(method: string, url: string, data: unknown, lanes: string[], edits: Edit[]) {
    keys += 1
    const write = { id: `key-${keys}`, method, url, data, timestamp: 0, retryCount: 0 }
    const ended = writes.run(queue, { ...write, side: sideOf(lanes, edits) }).then(
      (answer) => (isQueued(answer) ? 'queued' : 'saved'),
      (error: { status: number }) => error.status,
    )
    await settled()
    return { ended }
  }

  const open = () => calls.filter(({ isOver }) => !isOver)
  await Promise.all([read(), calls[0]?.reply()])
  return {
    lists,
    queue,
    open,
    /** What waits for its answer on the disk. */
    stored: () => disk.stored().queue,
    /** What needs a person is given up. */
    discardRefused: async () => {
      for (const { id } of disk.stored().tray) queue.discard(id)
      await settled()
    },
    /** The pause before a second try is over, and there is a connection. */
    passTime: async () => {
      for (const then of timers.splice(0)) then()
      queue.wake('online')
      await settled()
    },
    leave: () => void [queue.close(), writes.leave(), lists.leave()],
    /** The writes under way. */
    sent: () => open().filter(({ write }) => write),
    shown: () => shown as readonly Thing[],
    find: (id: string) => (shown as Thing[]).find((thing) => thing.id === id),
    read: () => void read().catch(() => undefined),
    ...actions(make),
  }
}

type Make = (method: string, url: string, data: unknown, lanes: string[], edits: Edit[]) => Promise<Made>
interface Made {
  ended: Promise<unknown>
}

/** What a person does. */
function actions(make: Make) {
  return {
    add: (id: string) => make('POST', '', { id, name: id }, [id], []),
    put: (row: Thing) => make('POST', '', row, [row.id], [{ id: row.id, kind: 'put', row }]),
    set: (id: string, fields: Partial<Thing>) =>
      make('PUT', id, fields, [id], [{ id, kind: 'set', fields } as Edit]),
    remove: (id: string) => make('DELETE', id, undefined, [id], [{ id, kind: 'remove' }]),
    move: (...ids: string[]) =>
      make(
        'PATCH',
        '',
        ids,
        ids,
        ids.map((id, order) => ({ id, kind: 'set', fields: { order } }) as Edit),
      ),
  }
}
