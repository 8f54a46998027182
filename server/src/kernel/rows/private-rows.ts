import {
  type Collection,
  type ContentCollection,
  contentCollections,
  descriptions,
} from '@sojourn/contract/sync/collections'
import type { Change } from '@sojourn/contract/sync/change'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { TripAccess } from '../access/access.ts'

const hasPrivate = (collection: Collection): collection is ContentCollection =>
  collection !== 'trip' && collection !== 'members' && descriptions[collection].hasPrivate === true

/** Part of every condition under which rows of a trip are read, changed or removed: what is private is its author's. */
export const seenBy = (
  { userId }: Pick<TripAccess, 'userId'>,
  collection: ContentCollection,
): RawBuilder<boolean> =>
  hasPrivate(collection) ? sql<boolean>`(not "private" or "addedBy" = ${userId}::uuid)` : sql<boolean>`true`

/** Whose entry of the log it is, when nobody else may read it; null for everybody. */
export function privateTo(collection: Collection, before: object | null, row: object | null): string | null {
  if (!hasPrivate(collection)) return null
  const known = { ...before, ...row } as { private?: boolean; addedBy?: string | null }
  return known.private ? (known.addedBy ?? nobody) : null
}

const nobody = '00000000-0000-0000-0000-000000000000'

/** An entry of the log as the table holds it. */
export type LoggedChange = Change & { privateTo: string | null }

/** Numbers have no gaps: of what is not theirs a reader learns that there is no such row. */
export function hidePrivate({ privateTo: owner, ...change }: LoggedChange, reader: string): Change {
  return owner === null || owner === reader
    ? change
    : { ...change, action: 'removed', fields: [], name: null, row: null }
}

/** When an account goes: nobody else ever saw these rows, and the log forgets what it kept of them. */
export async function removePrivateRows(db: Db, userId: string): Promise<void> {
  for (const collection of contentCollections.filter(hasPrivate))
    await sql`delete from ${sql.table(collection)} where "private" and "addedBy" = ${userId}::uuid`.execute(
      db,
    )
  await db
    .updateTable('changes')
    .set({ row: null, name: null, fields: sql`'[]'::jsonb`, privateTo: nobody })
    .where('privateTo', '=', userId)
    .execute()
}
