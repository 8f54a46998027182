// Two edits of one row that nobody has sent yet are one.
import type { Entry, Fields, OptimisticUpdate, Write } from '../overlay/write.ts'
import type { Stored } from './queue-entry.ts'
import { firstKey } from './store-change.ts'
import { withRealIds } from './real-ids.ts'

const isFields = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

/** Sets fields of one row, of a trip, or of the own name. */
const isEdit = ({ method, data, side: { lanes, edits, ownEdit } }: Write): boolean =>
  method !== 'POST' &&
  isFields(data) &&
  lanes.length === 1 &&
  (ownEdit ? ownEdit.kind === 'set' : edits.length === 1 && edits[0]?.kind === 'set')

/** Whether one of them has to wait for the other. */
function isInOrderWith({ side }: Entry, { side: own }: Write): boolean {
  const isSameTrip = side.tripId !== null && side.tripId === own.tripId
  return (
    side.lanes.some((lane) => own.lanes.includes(lane)) ||
    (isSameTrip && (side.isWholeTrip || own.isWholeTrip))
  )
}

/** The entry that a new write becomes one with: the last before it in its order, if surely nobody has sent it. */
function mergeable({ queue }: Stored, write: Write): Entry | null {
  const before = queue.findLast((entry) => isInOrderWith(entry, write))
  const isOne =
    before?.side.isUnsent &&
    write.side.isUnsent &&
    before.method === write.method &&
    before.url === write.url &&
    isEdit(before) &&
    isEdit(write)
  return isOne ? before : null
}

function mergedOwn(
  before: OptimisticUpdate['ownEdit'],
  after: OptimisticUpdate['ownEdit'],
): OptimisticUpdate['ownEdit'] {
  if (before?.kind !== 'set' || after?.kind !== 'set') return after
  return { ...after, fields: { ...before.fields, ...after.fields } }
}

function mergedEdits(
  [before]: OptimisticUpdate['edits'],
  edits: OptimisticUpdate['edits'],
): OptimisticUpdate['edits'] {
  const [after] = edits
  if (before?.kind !== 'set' || after?.kind !== 'set') return edits
  return [{ ...after, fields: { ...before.fields, ...after.fields } }]
}

function merged(before: Entry, after: Write): Entry {
  return {
    ...after,
    seq: before.seq,
    data: { ...(before.data as Fields), ...(after.data as Fields) },
    side: {
      ...after.side,
      // What was seen first is what the row was like before both.
      seen: before.side.seen && after.side.seen && { ...after.side.seen, ...before.side.seen },
      edits: mergedEdits(before.side.edits, after.side.edits),
      ownEdit: mergedOwn(before.side.ownEdit, after.side.ownEdit),
      absorbed: [...(before.side.absorbed ?? []), firstKey(before.id)],
    },
  }
}

/** The entry that takes the place of one in the queue; null when the write gets a place of its own. */
export function mergedInto(stored: Stored, write: Write): Entry | null {
  const before = mergeable(withRealIds(stored), write)
  return before && merged(before, write)
}
