import type { ContentCollection } from '@sojourn/contract/sync/collections'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { collectionQuery } from '../cache/lists.ts'
import type { Rows } from '../cache/row-store.ts'
import { useRecentChange } from './recent-changes.ts'

interface Edited<R> {
  /** As it is now; as it was last seen once it is gone. Null for a form that adds. */
  row: R | null
  /** Somebody deleted it while the form was open. */
  isGone: boolean
  /** Who else changed it since the form was opened; null when nobody did. */
  userId: string | null
}

/** The row that an open form edits, while others may change it too. */
export function useEditedRow<C extends ContentCollection>(
  tripId: number,
  collection: C,
  opened: Rows[C] | null,
): Edited<Rows[C]> {
  const { data } = useQuery(collectionQuery(tripId, collection))
  const [last, setLast] = useState(opened)
  const now = opened && data?.find(({ id }) => id === opened.id)
  if (now && now !== last) setLast(now)
  return { row: now ?? last, isGone: Boolean(opened && data && !now), userId: useChangedBy(opened?.id) }
}

/** What was changed a minute ago is no news, but an open form still has to know. */
function useChangedBy(rowId = ''): string | null {
  const [openedAt] = useState(Date.now)
  const [userId, setUserId] = useState<string | null>(null)
  const change = useRecentChange(rowId)
  if (change && change.at >= openedAt && change.userId !== userId) setUserId(change.userId)
  return userId
}
