// What shaped a day, in a few sentences: flights, rain, holidays, free time.
import { clockText } from '@sojourn/contract/values/clock-time'
import { listed } from '@sojourn/contract/values/listed'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { fallingWordC } from '@sojourn/contract/weather/hours'
import type { Guide } from '../guide/load-guide.ts'
import { absencesOf } from './absences.ts'
import { closingDaysOf, closingNote } from './holiday-hours.ts'
import type { Interval } from '../solver/types.ts'
import { type DayBounds, dayBounds, journeysOf } from './journeys.ts'
import { baseOf, centreOf } from './trip-days.ts'
import { isRainy, type TripFacts } from './trip-facts.ts'
import { capital } from './words.ts'

const worthNaming = 90

function boundsOn(date: PlainDate, facts: TripFacts, guide: Guide | null): DayBounds {
  const centre = centreOf(facts, guide)
  if (!centre) return { from: null, to: null, notes: [] }
  return dayBounds(date, journeysOf(facts), baseOf(facts, centre, date, true).at)
}

interface Noted {
  date: PlainDate
  stops: readonly unknown[]
  freeTime: readonly Interval[]
}

export function noteOf(day: Noted, facts: TripFacts, guide: Guide | null): string | null {
  const notes = [
    ...boundsOn(day.date, facts, guide).notes,
    ...absenceNotes(day, facts),
    ...rainNotes(day, facts),
    ...holidayNotes(day, facts, guide),
  ]
  if (day.stops.length > 0) notes.push(...freeNotes(day))
  else if (notes.length === 0 || !isBounded(day.date, facts)) notes.push(emptyNote)
  return notes.length === 0 ? null : notes.join(' ')
}

const absenceNotes = ({ date }: Noted, facts: TripFacts): string[] =>
  absencesOf(facts)
    .filter((one) => one.date === date)
    .map(({ leaves, lands }) => `You are elsewhere${awayWords(leaves, lands)}.`)

function awayWords(leaves: number | null, lands: number | null): string {
  if (leaves !== null && lands !== null) return ` from ${clockText(leaves)} to ${clockText(lands)}`
  if (leaves !== null) return ` from ${clockText(leaves)} on`
  return lands === null ? ' all day' : ` until ${clockText(lands)}`
}

const isBounded = (date: PlainDate, facts: TripFacts): boolean =>
  journeysOf(facts).some(({ item }) => item.date === date) ||
  absencesOf(facts).some((one) => one.date === date)

const falls = { rain: 'rains', snow: 'snows', 'rain or snow': 'rains or snows' } as const

function rainNotes({ date, stops }: Noted, { weather }: TripFacts): string[] {
  const day = weather.find((one) => one.date === date)
  if (!day || !isRainy(day) || stops.length === 0) return []
  return [
    day.isForecast
      ? `${capital(fallingWordC(day))} is likely (${day.rainChance}%): indoor places come first.`
      : `It often ${falls[fallingWordC(day)]} at this time of year: indoor places come first.`,
  ]
}

function holidayNotes({ date }: Noted, facts: TripFacts, guide: Guide | null): string[] {
  const closing = closingNote(closingDaysOf(facts, guide?.destination ?? null, date))
  if (closing) return [closing]
  const names = facts.holidays.filter((holiday) => holiday.date === date).map(({ name }) => name)
  return names.length === 0
    ? []
    : [`${listed(names)} is a public holiday: check opening hours before you go.`]
}

function freeNotes({ freeTime }: Noted): string[] {
  const free = freeTime.filter(({ from, to }) => to - from >= worthNaming)
  if (free.length === 0) return []
  return [`Free time ${listed(free.map(({ from, to }) => `from ${clockText(from)} to ${clockText(to)}`))}.`]
}

const emptyNote = 'Free time: nothing more that we know fits this day.'
