import type { ContentCollection } from '@sojourn/contract/sync/collections'
import { useSyncExternalStore } from 'react'
import { isOld, type Row } from '../overlay/row-list.ts'

/** What somebody else has just done to a row. */
interface RecentChange {
  userId: string
  kind: 'added' | 'changed' | 'removed'
  /** The fields that are different now. */
  fields: readonly string[]
  /** By this device's clock. */
  at: number
}

/** So long it is said who changed a row. */
export const recentMs = 60_000

const recent = new Map<string, RecentChange>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}

const bookkeeping = new Set(['version', 'updatedAt'])

function changedFields(before: object, after: object): string[] {
  const held = new Map(Object.entries(before))
  return Object.entries(after).flatMap(([name, value]) =>
    bookkeeping.has(name) || held.get(name) === value ? [] : [name],
  )
}

interface Heard {
  collection: ContentCollection
  rowId: string
  userId: string
  after: Row | null
}
const hearers = new Set<(heard: Heard) => void>()

/** For what has to be done the moment somebody else changes a row; answers how to stop it. */
export function whenOthersChange(hear: (heard: Heard) => void): () => void {
  hearers.add(hear)
  return () => hearers.delete(hear)
}

/** Remembers for a minute who has changed a row, and what of it. */
export function noteChange({
  collection,
  rowId,
  userId,
  before,
  after,
}: Heard & { before: Row | undefined }): void {
  const fields = before && after ? changedFields(before, after) : []
  const kind = after ? (before ? 'changed' : 'added') : 'removed'
  // An older state that comes late changes nothing here.
  if (before && after && after.createdAt === before.createdAt && isOld(after, before)) return
  // A row that only moved up a version looks as before.
  if (kind === 'changed' && fields.length === 0) return
  const note: RecentChange = { userId, kind, fields, at: Date.now() }
  recent.set(rowId, note)
  setTimeout(() => {
    if (recent.get(rowId) !== note) return
    recent.delete(rowId)
    tell()
  }, recentMs)
  tell()
  for (const hear of hearers) hear({ collection, rowId, userId, after })
}

export const recentChangeOf = (rowId: string): RecentChange | null => recent.get(rowId) ?? null

/** Who else has changed this row within the last minute. */
export const useRecentChange = (rowId: string): RecentChange | null =>
  useSyncExternalStore(subscribe, () => recentChangeOf(rowId))
