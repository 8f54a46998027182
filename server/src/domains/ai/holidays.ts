import { addDays, type PlainDate } from '@sojourn/contract/values/plain-date'
import type { Stretch } from '@sojourn/planner/assistant/local-events'
import type { Holiday } from '@sojourn/planner/assistant/trip-facts'
import { holidayCorrections } from './data/holiday-corrections.ts'
import { missingCalendars } from './data/missing-calendars.ts'
import { holidayCalendar } from './holiday-calendar.ts'
import type { HolidayRegion } from './holiday-region.ts'
import { festivalDates, mostYearsKept, daysTogether } from './festival-dates.ts'

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
      eachDay(daysTogether(date, start, end)).map((day) => ({ date: day, name })),
    )
  const found = corrected(told, country, year)
  if (holidaysByYear.size >= mostYearsKept) holidaysByYear.clear()
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
