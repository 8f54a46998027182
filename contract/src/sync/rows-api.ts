import { z } from 'zod'
import { byRowId, done, inTrip } from '../values/fields.ts'
import { type ContentCollection, descriptions } from './collections.ts'

interface Schemas<Row, Added, Changes> {
  /** A row as clients see it. */
  row: Row
  /** What a person adds, and changes. */
  added: Added
  changes: Changes
  /** For the API page. */
  summaries: Readonly<Record<'list' | 'add' | 'update' | 'remove', string>>
}

/** The four calls that every collection has. */
export function rowCalls<
  Row extends z.ZodObject<Record<'id' | 'tripId' | 'version', z.ZodType>>,
  Added extends z.ZodType,
  Changes extends z.ZodType,
>(collection: ContentCollection, { row, added, changes, summaries }: Schemas<Row, Added, Changes>) {
  const { path } = descriptions[collection]
  const list = `/api/trips/:tripId/${path}` as const
  const single = `/api/${path}/:id` as const
  return {
    list: {
      method: 'GET',
      url: list,
      summary: summaries.list,
      access: 'content.read',
      params: inTrip,
      mayBeLong: true,
      reply: z.array(row),
    },
    add: {
      method: 'POST',
      url: list,
      summary: summaries.add,
      access: 'content.edit',
      params: inTrip,
      body: added,
      reply: row,
    },
    update: {
      method: 'PUT',
      url: single,
      summary: summaries.update,
      access: 'content.edit',
      row: collection,
      params: byRowId,
      body: changes,
      reply: row,
    },
    remove: {
      method: 'DELETE',
      url: single,
      summary: summaries.remove,
      access: 'content.edit',
      row: collection,
      params: byRowId,
      reply: done,
    },
  } as const
}
