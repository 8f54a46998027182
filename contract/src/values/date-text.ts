import { dateFormat } from './intl.ts'
import type { PlainDate } from './plain-date.ts'

const monthAndDay = { month: 'short', day: 'numeric' } as const
const wholeDate = { ...monthAndDay, year: 'numeric' } as const

const noonOf = (date: PlainDate): number => Date.parse(`${date.slice(0, 10)}T12:00:00Z`)

/** What is no date stays as it is. */
function dateText(date: PlainDate, options: Intl.DateTimeFormatOptions): string {
  const noon = noonOf(date)
  return Number.isNaN(noon) ? date : dateFormat(options).format(noon)
}

/** 'Apr 18' */
export const monthDay = (date: PlainDate): string => dateText(date, monthAndDay)
/** 'Apr 18, 2027' */
export const fullDate = (date: PlainDate): string => dateText(date, wholeDate)
/** 'Sun, Apr 18' */
export const shortDay = (date: PlainDate): string => dateText(date, { weekday: 'short', ...monthAndDay })
/** 'Sunday, April 18' */
export const longDay = (date: PlainDate): string =>
  dateText(date, { weekday: 'long', month: 'long', day: 'numeric' })
/** 'Sun' */
export const weekday = (date: PlainDate): string => dateText(date, { weekday: 'short' })
/** 'Apr' */
export const shortMonth = (date: PlainDate): string => dateText(date, { month: 'short' })

/** 'April' of 4. */
export const monthName = (month: number): string =>
  dateFormat({ month: 'long' }).format(Date.UTC(2026, month - 1, 15))
/** 'Sunday' of 0. */
export const weekdayName = (weekday: number): string =>
  dateFormat({ weekday: 'long' }).format(Date.UTC(2026, 1, 1 + weekday))

/** `Intl` sets thin spaces around a dash and before AM; the product's texts have plain ones. */
export const plainSpaces = (text: string): string => text.replaceAll(/[\u2009\u202f]/g, ' ')

const rangeText = (start: PlainDate, end: PlainDate, options: Intl.DateTimeFormatOptions): string =>
  plainSpaces(dateFormat(options).formatRange(noonOf(start), noonOf(end)))

/** 'Apr 18 – 25, 2027', 'Apr 28 – May 3, 2027', 'Dec 28, 2026 – Jan 3, 2027'. */
export const dateRange = (start: PlainDate, end: PlainDate): string => rangeText(start, end, wholeDate)
/** 'Apr 18 – 25', within one year. */
export const monthDayRange = (start: PlainDate, end: PlainDate): string => rangeText(start, end, monthAndDay)
