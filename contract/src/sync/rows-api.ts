import { z } from 'zod'
import { byRowId, done, inTrip } from '../values/fields.ts'
import { type ContentCollection, descriptions } from './collections.ts'

interface Schemas<Row, Added, Changes> {
  /** A row as clients see it. */
  row: Row
  /** What a person adds, and changes. */
  added: Added
  changes: Changes
  /** For the API page, where the usual words do not say all. */
  summaries?: Partial<Record<'list' | 'add' | 'update' | 'remove', string>>
}

/** The four calls that every collection has. */
export function rowCalls<
  Row extends z.ZodObject<Record<'id' | 'tripId' | 'version', z.ZodType>>,
  Added extends z.ZodType,
  Changes extends z.ZodType,
>(collection: ContentCollection, { row, added, changes, summaries = {} }: Schemas<Row, Added, Changes>) {
  const {
    path,
    words: [one, many],
  } = descriptions[collection]
  const list = `/api/trips/:tripId/${path}` as const
  const single = `/api/${path}/:id` as const
  return {
    list: {
      method: 'GET',
      url: list,
      summary: summaries.list ?? `All ${many} of a trip`,
      access: 'content.read',
      params: inTrip,
      mayBeLong: true,
      reply: z.array(row),
    },
    add: {
      method: 'POST',
      url: list,
      summary: summaries.add ?? `Add a ${one}; the same id again answers the row that is there`,
      access: 'content.edit',
      params: inTrip,
      body: added,
      reply: row,
    },
    update: {
      method: 'PUT',
      url: single,
      summary: summaries.update ?? `Change any field of a ${one}`,
      access: 'content.edit',
      row: collection,
      params: byRowId,
      body: changes,
      reply: row,
    },
    remove: {
      method: 'DELETE',
      url: single,
      summary: summaries.remove ?? `Remove a ${one}`,
      access: 'content.edit',
      row: collection,
      params: byRowId,
      reply: done,
    },
  } as const
}
