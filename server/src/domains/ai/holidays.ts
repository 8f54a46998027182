import { addDays, type PlainDate } from '@sojourn/contract/values/plain-date'
import type { Stretch } from '@sojourn/planner/assistant/local-events'
import type { Holiday } from '@sojourn/planner/assistant/trip-facts'
import { holidayCorrections } from './data/holiday-corrections.ts'
import { missingCalendars } from './data/missing-calendars.ts'
import { holidayCalendar } from './holiday-calendar.ts'
import type { HolidayRegion } from './holiday-region.ts'

const dayMs = 86_400_000
const mostKept = 500

/** Making a country's calendar takes milliseconds, a year's days never change: each is made once. */
const holidaysByYear = new Map<string, readonly Holiday[]>()

function holidaysOf(region: HolidayRegion, year: number): readonly Holiday[] {
  const key = `${region.join(' ')} ${year}`
  const known = holidaysByYear.get(key)
  if (known) return known
  const options = { languages: ['en'], types: ['public' as const], timezone: 'UTC' }
  const [country, state, part] = region
  const Holidays = holidayCalendar()
  const calendar =
    state === undefined
      ? new Holidays(country, options)
      : part === undefined
        ? new Holidays(country, state, options)
        : new Holidays(country, state, part, options)
  const told = calendar
    .getHolidays(year)
    .flatMap(({ date, name, start, end }) =>
      eachDay(stretchOf(date, start, end)).map((day) => ({ date: day, name })),
    )
  const found = corrected(told, country, year)
  if (holidaysByYear.size >= mostKept) holidaysByYear.clear()
  holidaysByYear.set(key, found)
  return found
}

const listOf = (text: string): string[] => text.split('; ')

/** The days of 'rule = name'. */
function namedDays(line: string, year: number): Holiday[] {
  const [rules = '', name = ''] = line.split(' = ')
  return rules
    .split(', ')
    .flatMap((rule) => festivalDates(rule, year))
    .flatMap((stretch) => eachDay(stretch))
    .map((date) => ({ date, name }))
}

/** 'name', or '2027 = name' from that year on. */
function isNamed(line: string, { name }: Holiday, year: number): boolean {
  const [last = '', from = '0'] = line.split(' = ').toReversed()
  return last === name && year >= Number(from)
}

function corrected(told: readonly Holiday[], country: string, year: number): readonly Holiday[] {
  const lines = holidayCorrections[country] ?? []
  const wrong = lines.flatMap(([what, days]) => (what === 'not' ? listOf(days) : []))
  const right = told.filter((holiday) => !wrong.some((line) => isNamed(line, holiday, year)))
  const added = lines.flatMap(([what, days]) => (what === 'also' ? listOf(days) : []))
  const calendar = missingCalendars[country]
  const days = [...added, ...(calendar ? listOf(calendar) : [])].flatMap((line) => namedDays(line, year))
  const known = new Set(right.map(({ date }) => date))
  return [...right, ...days.filter(({ date }) => !known.has(date))].toSorted((a, b) =>
    a.date < b.date ? -1 : Number(a.date > b.date),
  )
}

/** The end that the calendar names is the midnight after the last day; an afternoon more is no day. */
function stretchOf(date: string, start: Date, end: Date): Stretch {
  const from = date.slice(0, 10)
  const days = Math.max(1, Math.floor((end.getTime() - start.getTime()) / dayMs))
  return { from, to: addDays(from, days - 1) }
}

function eachDay({ from, to }: Stretch): PlainDate[] {
  const days: PlainDate[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

const yearsOf = (start: PlainDate, end: PlainDate): number[] => {
  const [first, last] = [Number(start.slice(0, 4)), Number(end.slice(0, 4))]
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

/** The public holidays of a country, or of a part of it, within the days; none for a country nobody knows. */
export function publicHolidays(
  where: string | HolidayRegion | null,
  start: PlainDate,
  end: PlainDate,
): Holiday[] {
  if (!where) return []
  const region = typeof where === 'string' ? ([where] as const) : where
  return yearsOf(start, end)
    .flatMap((year) => holidaysOf(region, year))
    .filter(({ date }) => date >= start && date <= end)
}

const stretchesByRule = new Map<string, readonly Stretch[]>()

/** The days on which a date rule of the guide falls in a year; a rule that cannot be read has none. */
export function festivalDates(rule: string, year: number): readonly Stretch[] {
  const key = `${rule} ${year}`
  const known = stretchesByRule.get(key)
  if (known) return known
  const found = lastWeekday(rule, year) ?? byCalendar(rule, year)
  if (stretchesByRule.size >= mostKept) stretchesByRule.clear()
  stretchesByRule.set(key, found)
  return found
}

function byCalendar(rule: string, year: number): Stretch[] {
  const calendar = new (holidayCalendar())()
  calendar.setTimezone('UTC')
  if (!calendar.setHoliday(rule, { name: rule, type: 'observance' })) return []
  return calendar.getHolidays(year).map(({ date, start, end }) => stretchOf(date, start, end))
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
