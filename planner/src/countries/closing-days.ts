// On which days a country's doors stay shut. By the calendars every device has: neither a server nor a table of years is
// asked, but for the few dates that those calendars do not agree on.
import { dateFormat } from '@sojourn/contract/values/intl'
import { addDays, type PlainDate } from '@sojourn/contract/values/plain-date'
import { type ClosingLine, closingLines, stillness, type Stillness } from './data/closing-days.ts'

export interface ClosingDay {
  key: string
  name: string
  level: Stillness
  /** Restaurants are closed too. */
  fewTables: boolean
}

/** `where`: the country, and the guide's destination where an island has days of its own. */
export function closingDaysOn(date: PlainDate, where: readonly string[]): ClosingDay[] {
  return closingLines
    .flatMap((line): ClosingDay[] => {
      const level = stillness.find((one) => line.where[one]?.split(' ').some((code) => where.includes(code)))
      if (!level || !isOn(line, date)) return []
      return [{ key: line.key, name: line.name, level, fewTables: line.fewTables ?? false }]
    })
    .toSorted((a, b) => stillness.indexOf(a.level) - stillness.indexOf(b.level))
}

const isOn = ({ on, days = 1 }: ClosingLine, date: PlainDate): boolean =>
  Array.from({ length: days }, (_, nth) => addDays(date, -nth)).some((day) => matches(on, day))

const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')

function matches(rule: string, date: PlainDate): boolean {
  const [word = '', rest = ''] = rule.split(' ')
  const [year, dayOfYear] = [Number(date.slice(0, 4)), date.slice(5)]
  if (word === 'easter') return date === addDays(westernEaster(year), Number(rest))
  if (word === 'orthodox') return date === addDays(orthodoxEaster(year), Number(rest))
  if (word === 'islamic') return inCalendar('islamic-umalqura', date) === rest
  if (word === 'hebrew') return inCalendar('hebrew', date) === rule.slice('hebrew '.length)
  if (weekdays.includes(word)) return isWeekday(date, word) && isWithin(dayOfYear, rest)
  return /^\d{4}-/.test(word) ? rule.split(' ').includes(date) : isWithin(dayOfYear, word)
}

const isWeekday = (date: PlainDate, name: string): boolean =>
  new Date(`${date}T00:00:00Z`).getUTCDay() === weekdays.indexOf(name)

/** '12-29/01-03' goes over New Year. */
function isWithin(dayOfYear: string, range: string): boolean {
  const [from = '', to = from] = range.split('/')
  return from <= to ? dayOfYear >= from && dayOfYear <= to : dayOfYear >= from || dayOfYear <= to
}

/** '10-1' and 'Tishri 10'. */
function inCalendar(calendar: 'islamic-umalqura' | 'hebrew', date: PlainDate): string {
  const isNamed = calendar === 'hebrew'
  const parts = dateFormat({ calendar, month: isNamed ? 'long' : 'numeric', day: 'numeric' }).formatToParts(
    new Date(`${date}T00:00:00Z`),
  )
  const part = (wanted: string): string => parts.find(({ type }) => type === wanted)?.value ?? ''
  return isNamed ? `${part('month')} ${part('day')}` : `${part('month')}-${part('day')}`
}

const plainDate = (year: number, month: number, day: number): PlainDate =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

/** The anonymous Gregorian computus. */
function westernEaster(year: number): PlainDate {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  return plainDate(year, month, (h + l - 7 * m + 33 * month + 19) % 32)
}

/** The Julian one, thirteen days later by our calendar until 2099. */
function orthodoxEaster(year: number): PlainDate {
  const d = (19 * (year % 19) + 15) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7
  const month = Math.floor((d + e + 114) / 31)
  return addDays(plainDate(year, month, ((d + e + 114) % 31) + 1), 13)
}
