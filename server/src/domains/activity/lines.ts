import { type ActivityEntry, sameLineMin } from '@sojourn/contract/activity/schema'
import { ownTone } from '@sojourn/contract/members/tones'
import type { Change } from '@sojourn/contract/sync/change'
import { type Collection, descriptions } from '@sojourn/contract/sync/collections'
import type { TripTones } from '../members/service.ts'
import { toldOnce } from './one-step.ts'

/** A change with the trip it is about. */
export type TripChange = Change & { trip: ActivityEntry['trip'] }

/** A line of the feed, with the rows it speaks of. */
interface Line {
  latest: TripChange
  rowIds: Set<string>
}

export interface Lines {
  lines: Line[]
  /** All changes down to this moment are in the lines. */
  downTo: string | null
}

const sameLineMs = sameLineMin * 60_000

/**
 * Folds changes, newest first, into at most so many lines. Ticks, an order, and edits of one row by one person are one
 * line when they are close; what was added or removed in one go always is.
 */
export function foldIntoLines(changes: readonly TripChange[], most: number): Lines {
  const lines: Line[] = []
  const open = new Map<string, Line>()
  let downTo: string | null = null
  for (const change of toldOnce(changes)) {
    const key = keyOf(change)
    const line = open.get(key)
    const isClose = line && Date.parse(line.latest.createdAt) - Date.parse(change.createdAt) <= sameLineMs
    if (isClose) line.rowIds.add(change.rowId)
    else {
      // A page ends between two moments, never within one.
      if (lines.length >= most && change.createdAt !== downTo) break
      const begun = { latest: change, rowIds: new Set([change.rowId]) }
      lines.push(begun)
      open.set(key, begun)
    }
    downTo = change.createdAt
  }
  return { lines, downTo }
}

function keyOf({ tripId, userId, collection, action, fields, rowId, row, createdAt }: TripChange): string {
  const about = [tripId, userId, collection, action, ...fields].join(' ')
  if (action !== 'changed') return `${about} ${createdAt}`
  const isTick = fields.length === 1 && fields[0] === 'packed'
  if (isTick) return `${about} ${String(row?.['packed'])}`
  return fields.includes('order') ? `${about} on ${String(row?.['date'])}` : `${about} ${rowId}`
}

/** What the sentence about a new row may mention. */
const mentionedOf = (collection: Collection): readonly string[] =>
  collection === 'trip' || collection === 'members' ? [] : descriptions[collection].mentioned

/** What a row tells to nobody but whoever asks for it there. */
const secretFieldsOf = (collection: Collection): ReadonlySet<string> =>
  new Set(
    collection === 'trip' || collection === 'members'
      ? []
      : Object.entries(descriptions[collection].fields).flatMap(([field, { isSecret }]) =>
          isSecret ? [field] : [],
        ),
  )

export function toEntry({ latest, rowIds }: Line, readUpTo: string, tones: TripTones): ActivityEntry {
  const { tripId, rev, trip, collection, rowId, action, fields, name, userId, userName, createdAt } = latest
  const told = action === 'added' ? mentionedOf(collection) : fields
  const secret = secretFieldsOf(collection)
  const values = Object.entries(latest.row ?? {}).filter(
    ([field]) => told.includes(field) && !secret.has(field),
  )
  return {
    id: `${tripId}-${rev}`,
    trip,
    by:
      userId && userName !== null
        ? { id: userId, name: userName, tone: tones.get(tripId)?.get(userId) ?? ownTone(userName) }
        : null,
    collection,
    rowId,
    action,
    fields,
    name,
    values: Object.fromEntries(values),
    count: rowIds.size,
    createdAt,
    isUnread: createdAt > readUpTo,
  }
}
