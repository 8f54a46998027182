import { monthName } from '@sojourn/contract/values/date-text'
import type { PlainDate } from '@sojourn/contract/values/plain-date'

/** 'typical for mid-April': what a climate figure is, in words (C-106). */
export function seasonNote(date: PlainDate): string {
  const day = Number(date.slice(8, 10))
  const part = day <= 10 ? 'early ' : day <= 20 ? 'mid-' : 'late '
  return `typical for ${part}${monthName(Number(date.slice(5, 7)))}`
}
