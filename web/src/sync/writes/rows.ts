import { type ContentCollection, descriptions } from '@sojourn/contract/sync/collections'
import { syncFailuresWords } from '@sojourn/contract/sync/words-failures'
import { httpCallsWords } from '@sojourn/contract/http/words-calls'
import type { ToastAction } from '../../toasts/toast-store.ts'
import type { Input } from '../http/request.ts'
import { listOf, type Rows } from '../cache/row-store.ts'
import type { DeadLetter, Fields } from '../overlay/write.ts'
import { isQueued } from '../queue/queued.ts'
import type { Edit } from '../overlay/row-list.ts'
import { tellFailure } from '../http/tell-failure.ts'
import { rememberOwn } from './own-fields.ts'
import { localChange, localRow } from './local-rows.ts'
import { seenOf } from './seen-fields.ts'
import { discard } from './writes.ts'
import { inBackground, writeRows } from './write-rows.ts'

type Body<C extends ContentCollection, K extends 'add' | 'update'> =
  Input<`${C}.${K}`> extends { body: infer B } ? B : never

type NewRow<C extends ContentCollection> = Body<C, 'add'> & { id: string }

/** What people call a row. */
function nameIn(collection: ContentCollection, row: object | undefined): string | null {
  const name = (row as Fields | undefined)?.[descriptions[collection].name]
  return typeof name === 'string' && name !== '' ? name : null
}

export function addable<C extends ContentCollection>(row: Rows[C]): NewRow<C> {
  const { version: _version, createdAt: _createdAt, updatedAt: _updatedAt, tripId: _tripId, ...fields } = row
  return fields as NewRow<C>
}

const addRow = <C extends ContentCollection>(
  tripId: number,
  collection: C,
  body: NewRow<C>,
  { edits, isQuiet = false }: { edits?: readonly Edit[]; isQuiet?: boolean } = {},
): Promise<Rows[C]> => {
  const side = {
    lanes: [body.id],
    failure: syncFailuresWords[`${collection}Add`],
    thing: nameIn(collection, body),
    edits: edits ?? [{ id: body.id, kind: 'put', row: localRow(tripId, collection, body) } as const],
    // A form waits for the server; only what has to wait on the device is shown before.
    isShown: edits !== undefined,
    isQuiet,
  }
  const input = { params: { tripId }, body }
  return writeRows({ tripId, collection }, `${collection}.add`, input, side) as Promise<Rows[C]>
}

/** Takes a deletion back. When that fails the row leaves again, and the toast keeps what it held for another try. */
function restoreRow<C extends ContentCollection>(collection: C, row: Rows[C], onSafe?: () => void): void {
  const edits: Edit[] = [{ id: row.id, kind: 'put', row }]
  inBackground(async () => {
    try {
      await addRow(row.tripId, collection, addable<C>(row), { edits, isQuiet: true })
      onSafe?.()
    } catch (error) {
      const again = { label: httpCallsWords.tryAgain, onPress: () => restoreRow(collection, row, onSafe) }
      tellFailure(error, syncFailuresWords[`${collection}Add`], again)
      throw error
    }
  })
}

/** Somebody deleted the row that a change is about: it comes back with the change, which is kept until then. */
export function restoreAsNew({ id, side: { list, row } }: DeadLetter): void {
  if (!list || !row) return
  restoreRow(list.collection as ContentCollection, row as Rows[ContentCollection], () => discard(id))
}

export function tripRows<C extends ContentCollection>(tripId: number, collection: C) {
  const rows = () => listOf(tripId, collection).shown() ?? []
  const find = (id: string): Rows[C] | undefined => rows().find((row) => row.id === id)
  const byId = (id: string, body?: unknown) => ({ params: { id }, body })
  return {
    rows,
    find,
    add: (body: NewRow<C>, options: { isQuiet?: boolean } = {}) => addRow(tripId, collection, body, options),
    change: (id: string, body: Body<C, 'update'>, { isShown = false, isQuiet = false } = {}) => {
      const before = find(id)
      const fields = localChange(tripId, collection, before, body as Fields)
      const edits: Edit[] = [{ id, kind: 'set', fields }]
      const thing = nameIn(collection, before) ?? nameIn(collection, body as Fields)
      const row = before ? { ...before, ...fields } : null
      const seen = before ? seenOf(before, body as Fields) : null
      const failure = syncFailuresWords[`${collection}Change`]
      const side = { lanes: [id], failure, edits, thing, row, seen, isShown, isQuiet }
      const list = { tripId, collection }
      const saved = writeRows(list, `${collection}.update`, byId(id, body), side) as Promise<Rows[C]>
      return saved.then((row) => {
        // What waits is asked about in the tray, when somebody else was faster.
        if (!isQueued(row)) rememberOwn(list, id, body as object)
        return row
      })
    },
    remove: (id: string) => {
      const createdAt = listOf(tripId, collection).createdAtOf(id)
      const edits: Edit[] = [{ id, kind: 'remove', createdAt }]
      const failure = syncFailuresWords[`${collection}Remove`]
      const side = { lanes: [id], failure, edits, thing: nameIn(collection, find(id)) }
      return writeRows({ tripId, collection }, `${collection}.remove`, byId(id), side)
    },
    undoOf: (row: Rows[C]): ToastAction => ({
      label: httpCallsWords.undo,
      undo: true,
      onPress: () => restoreRow(collection, row),
    }),
  }
}

/**
 * Adds the row of one form, however often it is sent: all tries name the same row. An earlier one may have arrived after
 * all, with what was typed then.
 */
export function newRow<C extends ContentCollection>(
  tripId: number,
  collection: C,
  id: string = crypto.randomUUID(),
) {
  const { add, change } = tripRows(tripId, collection)
  let tried: string | null = null
  return async (fields: Omit<Body<C, 'add'>, 'id'>): Promise<Rows[C]> => {
    const text = JSON.stringify(fields)
    const mayBeOlder = tried !== null && tried !== text
    tried = text
    const row = await add({ ...fields, id } as Body<C, 'add'> & { id: string })
    return mayBeOlder ? change(id, fields as Body<C, 'update'>) : row
  }
}
