import type { ContentCollection } from '@sojourn/contract/sync/collections'
import { isSameValue } from '@sojourn/contract/values/same-value'

interface Own {
  tripId: number
  collection: ContentCollection
  value: unknown
  at: number
}

/** A field that was changed here a moment ago, and by somebody else since. */
export interface LostField extends Own {
  rowId: string
  field: string
  theirs: unknown
}

/** Who changes a value later than this has seen it: that is no accident. */
export const ownMs = 60_000

const own = new Map<string, Own>()
const keyOf = (rowId: string, field: string) => `${rowId} ${field}`

export function rememberOwn(
  list: { tripId: number; collection: ContentCollection },
  rowId: string,
  fields: object,
  at = Date.now(),
): void {
  for (const [key, { at: since }] of own) if (at - since > ownMs) own.delete(key)
  for (const [field, value] of Object.entries(fields)) own.set(keyOf(rowId, field), { ...list, value, at })
}

/** The fields in which somebody else's row overrules what was saved here; each is answered once. */
export function takeLostFields(rowId: string, row: object, now = Date.now()): LostField[] {
  return Object.entries(row).flatMap(([field, theirs]) => {
    const key = keyOf(rowId, field)
    const mine = own.get(key)
    if (!mine || now - mine.at > ownMs || isSame(mine.value, theirs)) return []
    own.delete(key)
    return [{ ...mine, rowId, field, theirs }]
  })
}

/** A field is emptied with '' and answered as null; an amount typed as 65 is answered as 65.00. */
const isSame = (mine: unknown, theirs: unknown): boolean =>
  isSameValue(mine || null, theirs || null) ||
  (isNumber(mine) && isNumber(theirs) && Number(mine) === Number(theirs))

const isNumber = (value: unknown): boolean => /^\d+(\.\d+)?$/.test(String(value))
