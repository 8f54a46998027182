import type { EndpointName } from '@sojourn/contract/api'
import { expenseText } from '@sojourn/contract/expenses/expense-form'
import { itemText } from '@sojourn/contract/itinerary/item-form'
import { packingText } from '@sojourn/contract/packing/item-form'
import type { ContentCollection } from '@sojourn/contract/sync/collections'
import type { ToastAction } from '../ui/toast-store.ts'
import type { Answer, Input } from './api.ts'
import { listOf, type Rows } from './lists.ts'
import { rememberOwn } from './own-fields.ts'
import { queryClient } from './query-client.ts'
import type { Edit } from './row-list.ts'
import { tellFailure } from './tell-failure.ts'
import { perform } from './writes.ts'

type Body<C extends ContentCollection, K extends 'add' | 'update'> =
  Input<`${C}.${K}`> extends { body: infer B } ? B : never

/** What is said when it cannot be done. */
const texts: Readonly<
  Record<ContentCollection, Record<'addFailed' | 'updateFailed' | 'deleteFailed', string>>
> = { itinerary: itemText, packing: packingText, expenses: expenseText }

/** For a write nobody waits for. A mutation, so that the end of the session is noticed here as everywhere. */
export const inBackground = (work: () => Promise<unknown>): void =>
  void queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: work, retry: false })
    .execute(undefined)
    .catch(() => undefined)

interface RowWrite {
  lanes: readonly string[]
  failure: string
  edits?: readonly Edit[]
  /** Nothing is said when it fails. */
  isQuiet?: boolean
}

/** A write to rows of a list. It says in its words that it failed, and fails then. */
export async function writeRows<N extends EndpointName>(
  list: { tripId: number; collection: ContentCollection },
  name: N,
  input: unknown,
  { isQuiet, ...side }: RowWrite,
): Promise<Answer<N>> {
  try {
    return await perform(name, input as Input<N>, { list, ...side })
  } catch (error) {
    if (!isQuiet) tellFailure(error, side.failure)
    throw error
  }
}

type NewRow<C extends ContentCollection> = Body<C, 'add'> & { id: string }

/** A row that is gone, as it is added again. */
export function addable<C extends ContentCollection>(row: Rows[C]): NewRow<C> {
  const { version: _version, createdAt: _createdAt, updatedAt: _updatedAt, tripId: _tripId, ...fields } = row
  return fields as NewRow<C>
}

const addRow = <C extends ContentCollection>(
  tripId: number,
  collection: C,
  body: NewRow<C>,
  { edits = [], isQuiet = false }: Pick<RowWrite, 'edits' | 'isQuiet'> = {},
): Promise<Rows[C]> => {
  const failure = texts[collection].addFailed
  const input = { params: { tripId }, body }
  const side = { lanes: [body.id], failure, edits, isQuiet }
  return writeRows({ tripId, collection }, `${collection}.add`, input, side) as Promise<Rows[C]>
}

/** Takes a deletion back. When that fails the row leaves again, and the toast keeps what it held for another try. */
function restoreRow<C extends ContentCollection>(collection: C, row: Rows[C]): void {
  const edits: Edit[] = [{ id: row.id, kind: 'put', row }]
  inBackground(async () => {
    try {
      await addRow(row.tripId, collection, addable<C>(row), { edits, isQuiet: true })
    } catch (error) {
      const again = { label: 'Try again', onPress: () => restoreRow(collection, row) }
      tellFailure(error, texts[collection].addFailed, again)
      throw error
    }
  })
}

/** The rows of one list, and what can be done to them. */
export function tripRows<C extends ContentCollection>(tripId: number, collection: C) {
  const text = texts[collection]
  const rows = () => listOf(tripId, collection).shown() ?? []
  const byId = (id: string, body?: unknown) => ({ params: { id }, body })
  return {
    rows,
    find: (id: string): Rows[C] | undefined => rows().find((row) => row.id === id),
    add: (body: NewRow<C>, options: { isQuiet?: boolean } = {}) => addRow(tripId, collection, body, options),
    change: (id: string, body: Body<C, 'update'>, { isShown = false, isQuiet = false } = {}) => {
      const edits: Edit[] = isShown ? [{ id, kind: 'set', fields: body as object }] : []
      const side = { lanes: [id], failure: text.updateFailed, edits, isQuiet }
      const list = { tripId, collection }
      const saved = writeRows(list, `${collection}.update`, byId(id, body), side) as Promise<Rows[C]>
      return saved.then((row) => {
        rememberOwn(list, id, body as object)
        return row
      })
    },
    remove: async (id: string) => {
      const edits: Edit[] = [{ id, kind: 'remove' }]
      const side = { lanes: [id], failure: text.deleteFailed, edits }
      await writeRows({ tripId, collection }, `${collection}.remove`, byId(id), side)
    },
    undoOf: (row: Rows[C]): ToastAction => ({
      label: 'Undo',
      undo: true,
      onPress: () => restoreRow(collection, row),
    }),
  }
}

/**
 * Adds the row of one form, however often it is sent: all tries name the same row. An earlier one may have arrived after
 * all, with what was typed then.
 */
export function newRow<C extends 'packing' | 'expenses'>(tripId: number, collection: C) {
  const { add, change } = tripRows(tripId, collection)
  const id = crypto.randomUUID()
  let tried: string | null = null
  return async (fields: Omit<Body<C, 'add'>, 'id'>): Promise<Rows[C]> => {
    const text = JSON.stringify(fields)
    const mayBeOlder = tried !== null && tried !== text
    tried = text
    const row = await add({ ...fields, id } as Body<C, 'add'> & { id: string })
    return mayBeOlder ? change(id, fields as Body<C, 'update'>) : row
  }
}
