import { daysBetween, isPlainDate, type PlainDate } from '@sojourn/contract/values/plain-date'

/** The caller's calendar day (U-040), believed only within a day of ours. */
export function localDate(theirs: unknown, now: Date): PlainDate {
  const ours = now.toISOString().slice(0, 10)
  return typeof theirs === 'string' && isPlainDate(theirs) && Math.abs(daysBetween(ours, theirs)) <= 1
    ? theirs
    : ours
}
