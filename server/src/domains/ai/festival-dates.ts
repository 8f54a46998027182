import { addDays } from '@sojourn/contract/values/plain-date'
import type { Stretch } from '@sojourn/planner/assistant/local-events'
import { holidayCalendar } from './holiday-calendar.ts'

const dayMs = 86_400_000
export const mostYearsKept = 500

/** The end that the calendar names is the midnight after the last day; an afternoon more is no day. */
export function daysTogether(date: string, start: Date, end: Date): Stretch {
  const from = date.slice(0, 10)
  const days = Math.max(1, Math.floor((end.getTime() - start.getTime()) / dayMs))
  return { from, to: addDays(from, days - 1) }
}

const stretchesByRule = new Map<string, readonly Stretch[]>()

/** The days on which a date rule of the guide falls in a year; a rule that cannot be read has none. */
export function festivalDates(rule: string, year: number): readonly Stretch[] {
  const key = `${rule} ${year}`
  const known = stretchesByRule.get(key)
  if (known) return known
  const found = lastWeekday(rule, year) ?? byCalendar(rule, year)
  if (stretchesByRule.size >= mostYearsKept) stretchesByRule.clear()
  stretchesByRule.set(key, found)
  return found
}

function byCalendar(rule: string, year: number): Stretch[] {
  const calendar = new (holidayCalendar())()
  calendar.setTimezone('UTC')
  if (!calendar.setHoliday(rule, { name: rule, type: 'observance' })) return []
  return calendar.getHolidays(year).map(({ date, start, end }) => daysTogether(date, start, end))
}

const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')
const months = 'january february march april may june july august september october november december'.split(
  ' ',
)

/** 'last sunday in January P2D', which the calendar's grammar does not know. */
function lastWeekday(rule: string, year: number): Stretch[] | null {
  const [, weekday = '', month = '', days = '1'] = /^last (\w+) in (\w+)(?: P(\d+)D)?$/.exec(rule) ?? []
  const [wanted, at] = [weekdays.indexOf(weekday), months.indexOf(month.toLowerCase())]
  if (wanted < 0 || at < 0) return null
  const last = new Date(Date.UTC(year, at + 1, 0))
  const from = addDays(last.toISOString().slice(0, 10), -((last.getUTCDay() - wanted + 7) % 7))
  return [{ from, to: addDays(from, Number(days) - 1) }]
}
