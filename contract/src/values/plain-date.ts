import { valuesWords } from './words.ts'

/** A calendar day, `YYYY-MM-DD`. It has no zone and never shifts with the viewer's clock. */
export type PlainDate = string

export const dateProblem = (): string => valuesWords.noSuchDate

/** Days that every month has need no calendar; lists of trips ask for hundreds. */
const early = /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/
const dayMs = 86_400_000

/** Whether the text is a day that exists: `2026-02-30` is not. */
export function isPlainDate(text: string): boolean {
  if (early.test(text)) return true
  const match = pattern.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (year < 1900 || year > 2200) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** The calendar day of a date or a date/time text; null when there is none. */
export function toPlainDate(text: string): PlainDate | null {
  const day = text.slice(0, 10)
  const rest = text.slice(10)
  return isPlainDate(day) && (rest === '' || rest.startsWith('T') || rest.startsWith(' ')) ? day : null
}

const toDayNumber = (date: PlainDate): number => Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / dayMs
const fromDayNumber = (day: number): PlainDate => new Date(day * dayMs).toISOString().slice(0, 10)

/** Days from one date to another, negative when the second is earlier. */
export const daysBetween = (from: PlainDate, to: PlainDate): number => toDayNumber(to) - toDayNumber(from)

export const addDays = (date: PlainDate, days: number): PlainDate => fromDayNumber(toDayNumber(date) + days)

/** Every day from start to end, both included; empty when the end lies before the start. */
export function daysFrom(start: PlainDate, end: PlainDate): PlainDate[] {
  const count = daysBetween(start, end) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(start, index))
}

/** The calendar day on the clock of whoever holds this `Date`. */
export function localToday(now: Date): PlainDate {
  const part = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`
}
