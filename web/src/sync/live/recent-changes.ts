import type { ContentCollection } from '@sojourn/contract/sync/collections'
import { useSyncExternalStore } from 'react'
import { isOld, type Row } from '../overlay/row-list.ts'
import { createStore } from '../../browser/store.ts'

interface RecentChange {
  userId: string
  kind: 'added' | 'changed' | 'removed'
  fields: readonly string[]
  /** By this device's clock. */
  at: number
}

/** So long it is said who changed a row. */
export const recentMs = 60_000

const recent = createStore<ReadonlyMap<string, RecentChange>>(new Map())

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

export function whenOthersChange(hear: (heard: Heard) => void): () => void {
  hearers.add(hear)
  return () => hearers.delete(hear)
}

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
  recent.set(new Map(recent.get()).set(rowId, note))
  setTimeout(() => {
    if (recentChangeOf(rowId) === note) recent.set(new Map([...recent.get()].filter(([id]) => id !== rowId)))
  }, recentMs)
  for (const hear of hearers) hear({ collection, rowId, userId, after })
}

export const recentChangeOf = (rowId: string): RecentChange | null => recent.get().get(rowId) ?? null

export const useRecentChange = (rowId: string): RecentChange | null =>
  useSyncExternalStore(recent.subscribe, () => recentChangeOf(rowId))
