import { randomUUID } from 'node:crypto'
import type { ContentCollection } from '@sojourn/contract/sync/collections'
import type { ImportedRow } from '@sojourn/contract/sync/registry'
import { AppError } from '../../platform/errors/app-error.ts'
import type { LockedTrip } from './lock-trip.ts'
import type { RowRules } from './row-rules.ts'
import { inParts, insert } from './write-rows.ts'

/** Adds rows of a file under new ids, listed in their order; `path` says where they stand in it. */
export async function insertRows<C extends ContentCollection>(
  trip: LockedTrip,
  rules: RowRules<C>,
  inputs: readonly ImportedRow<C>[],
  path: string,
): Promise<void> {
  const columnsOf = await rules.newColumns(trip, inputs)
  for (const [from, part] of inParts(inputs)) {
    const rows = part.map((input, n) =>
      withPath(`${path}.${from + n}`, () => ({
        ...columnsOf({ ...input, id: undefined, tripId: undefined }),
        id: randomUUID(),
      })),
    )
    await insert(trip, rules, rows, { from, of: inputs.length })
  }
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
