// Days of a trip on which a place is shut or shuts early: out of season, or a great closing day, and what the day says
// of that.
import { clockText } from '@sojourn/contract/values/clock-time'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { type Meaning, meaningsOf } from '@sojourn/contract/words/meaning'
import { type ClosingDay, closingDaysOn } from '../countries/closing-days.ts'
import { stateOn } from '../guide/place-closing.ts'
import { hoursOn } from '../solver/opening.ts'
import type { Candidate, Interval, TripDay } from '../solver/types.ts'
import { isInSeason, type KnownPlace } from './known-places.ts'
import { monthOf, type TripFacts } from './trip-facts.ts'
import { isOnFoot } from './words.ts'

const shortUntil = 15 * 60

/** By the country, and by the guide where an island has days of its own. */
export const closingDaysOf = (
  { countryCode }: Pick<TripFacts, 'countryCode'>,
  guide: string | null,
  date: PlainDate,
): ClosingDay[] =>
  closingDaysOn(
    date,
    [countryCode, guide].flatMap((one) => one ?? []),
  )

/** Nothing runs: one stays where one can walk. */
export const isWithoutTransport = (days: readonly ClosingDay[]): boolean =>
  days.some(({ level }) => level === 'silent' || level === 'still')

const guideOf = ({ id }: Pick<KnownPlace, 'id'>): string => id.split('/')[0]!

export function withClosingDays(
  candidates: readonly Candidate[],
  places: readonly KnownPlace[],
  days: readonly TripDay[],
  facts: TripFacts,
): readonly Candidate[] {
  const [first] = places
  if (!first) return candidates
  const closing = days.map((day) => ({ day, kept: closingDaysOf(facts, guideOf(first), day.date) }))
  const byId = new Map(places.map((place) => [place.id, place]))
  return candidates.map((candidate) => {
    const place = byId.get(candidate.id)
    if (!place) return candidate
    const dated = closing.flatMap(({ day, kept }): [PlainDate, readonly Interval[]][] => {
      const hours = isOver(place, day) ? [] : kept.length > 0 && hoursKept(place, candidate, day, kept)
      return hours ? [[day.date, hours]] : []
    })
    return dated.length === 0 ? candidate : { ...candidate, dated: new Map(dated) }
  })
}

/** Out of season on that day, though not on all of the trip. */
const isOver = (place: KnownPlace, { date }: TripDay): boolean =>
  partsOf(place).some((part) => !isInSeason(part, monthOf(date)))

const partsOf = (place: KnownPlace): readonly KnownPlace[] =>
  place.parts?.map((part) => part.place) ?? [place]

/** Null where the day is like others to this place. */
function hoursKept(
  place: KnownPlace,
  candidate: Candidate,
  { weekday, startAt }: TripDay,
  kept: readonly ClosingDay[],
): readonly Interval[] | null {
  if (isWithoutTransport(kept) && !isOnFoot(startAt, place)) return []
  const states = kept.flatMap((day) => partsOf(place).map((part) => stateOn(part, day)))
  if (states.includes('closed')) return []
  if (!states.includes('short')) return null
  return hoursOn(candidate, weekday)
    .map(({ from, to }) => ({ from, to: Math.min(to, shortUntil) }))
    .filter(({ from, to }) => to > from)
}

const ofDay = meaningsOf('ai-days')
const shortTime = { time: { time: clockText(shortUntil) } }

/** 'Christmas Day: …'; nothing on a day like others. */
export function closingNotes([day]: readonly ClosingDay[]): Meaning[] {
  if (!day || day.level === 'named') return []
  const { name, level, fewTables } = day
  const note = level === 'short' ? ofDay('short', { day: name, ...shortTime }) : ofDay(level, { day: name })
  return fewTables && level !== 'silent' ? [note, ofDay('fewTables')] : [note]
}
