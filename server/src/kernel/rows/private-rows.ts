import { type Collection, type ContentCollection, descriptions } from '@sojourn/contract/sync/collections'
import type { Change } from '@sojourn/contract/sync/change'
import { type RawBuilder, sql } from 'kysely'
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
