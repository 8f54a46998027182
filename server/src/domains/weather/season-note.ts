import type { PlainDate } from '@sojourn/contract/values/plain-date'

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** 'typical for mid-April': what a climate figure is, in words (C-106). */
export function seasonNote(date: PlainDate): string {
  const day = Number(date.slice(8, 10))
  const part = day <= 10 ? 'early ' : day <= 20 ? 'mid-' : 'late '
  return `typical for ${part}${monthNames[Number(date.slice(5, 7)) - 1]}`
}
