import { randomUUID } from 'node:crypto'
import type { ContentCollection } from '@sojourn/contract/sync/collections'
import type { ImportedRow } from '@sojourn/contract/sync/registry'
import { AppError } from '../../platform/errors/app-error.ts'
import type { LockedTrip } from './lock-trip.ts'
import type { RowRules } from './row-rules.ts'
import { inParts, insert } from './write-rows.ts'

/** Adds rows of a file under new ids, those of `ids` where others name them; `path` says where they stand in it. */
export async function insertRows<C extends ContentCollection>(
  trip: LockedTrip,
  rules: RowRules<C>,
  inputs: readonly ImportedRow<C>[],
  path: string,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const nameOf = (id: string): string => ids.get(id) ?? id
  const named = inputs.map((input) => rules.renamed?.(input, nameOf) ?? input)
  const columnsOf = await rules.newColumns(trip, named)
  for (const [from, part] of inParts(named)) {
    const rows = part.map((input, n) =>
      withPath(`${path}.${from + n}`, () => ({
        ...columnsOf({ ...input, id: undefined, tripId: undefined }),
        id: (input.id && ids.get(input.id)) ?? randomUUID(),
      })),
    )
    await insert(trip, rules, rows, { from, of: inputs.length })
  }
  await rules.written?.(trip)
}

/** A refused field of a row is named by its place in the file. */
function withPath<T>(path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error
    const fields = Object.entries(error.fields).map(([field, message]) => [`${path}.${field}`, message])
    throw new AppError(error.code, error.message, { fields: Object.fromEntries(fields) })
  }
}
