// What shaped a day, in a few sentences: flights, rain, holidays, free time.
import { clockText } from '@sojourn/contract/values/clock-time'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { fallingWordC } from '@sojourn/contract/weather/hours'
import { type Meaning, meaningsOf } from '@sojourn/contract/words/meaning'
import type { Guide } from '../guide/load-guide.ts'
import { absencesOf } from './absences.ts'
import { closingDaysOf, closingNotes } from './holiday-hours.ts'
import type { Interval } from '../solver/types.ts'
import { type DayBounds, dayBounds, journeysOf } from './journeys.ts'
import { baseOf, centreOf } from './trip-days.ts'
import { isRainy, type TripFacts } from './trip-facts.ts'

const ofDay = meaningsOf('ai-days')
const at = (minute: number) => ({ time: clockText(minute) })

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

export function noteOf(day: Noted, facts: TripFacts, guide: Guide | null): Meaning | null {
  const notes = [
    ...boundsOn(day.date, facts, guide).notes,
    ...absenceNotes(day, facts),
    ...rainNotes(day, facts),
    ...holidayNotes(day, facts, guide),
  ]
  if (day.stops.length > 0) notes.push(...freeNotes(day))
  else if (notes.length === 0 || !isBounded(day.date, facts)) notes.push(ofDay('nothingMore'))
  return notes.length === 0 ? null : ofDay('notes', { notes: { joined: 'sentences', parts: notes } })
}

const absenceNotes = ({ date }: Noted, facts: TripFacts): Meaning[] =>
  absencesOf(facts)
    .filter((one) => one.date === date)
    .map(({ leaves, lands }) => awayNote(leaves, lands))

function awayNote(leaves: number | null, lands: number | null): Meaning {
  const [from, until] = [at(leaves ?? 0), at(lands ?? 0)]
  if (leaves !== null && lands !== null) return ofDay('awayBetween', { from, until })
  if (leaves !== null) return ofDay('awayFrom', { from })
  return lands === null ? ofDay('away') : ofDay('awayUntil', { until })
}

const isBounded = (date: PlainDate, facts: TripFacts): boolean =>
  journeysOf(facts).some(({ item }) => item.date === date) ||
  absencesOf(facts).some((one) => one.date === date)

const falls = {
  rain: { likely: 'rainLikely', often: 'oftenRains' },
  snow: { likely: 'snowLikely', often: 'oftenSnows' },
  'rain or snow': { likely: 'rainOrSnowLikely', often: 'oftenRainsOrSnows' },
} as const

function rainNotes({ date, stops }: Noted, { weather }: TripFacts): Meaning[] {
  const day = weather.find((one) => one.date === date)
  if (!day || !isRainy(day) || stops.length === 0) return []
  const { likely, often } = falls[fallingWordC(day)]
  return [day.isForecast ? ofDay(likely, { chance: day.rainChance }) : ofDay(often)]
}

function holidayNotes({ date }: Noted, facts: TripFacts, guide: Guide | null): Meaning[] {
  const closing = closingNotes(closingDaysOf(facts, guide?.destination ?? null, date))
  if (closing.length > 0) return closing
  const names = facts.holidays.filter((holiday) => holiday.date === date).map(({ name }) => name)
  return names.length === 0 ? [] : [ofDay('holiday', { holidays: { joined: 'and', parts: names } })]
}

function freeNotes({ freeTime }: Noted): Meaning[] {
  const free = freeTime.filter(({ from, to }) => to - from >= worthNaming)
  if (free.length === 0) return []
  const parts = free.map(({ from, to }) => ofDay('hours', { from: at(from), until: at(to) }))
  return [ofDay('freeHours', { hours: { joined: 'and', parts } })]
}
