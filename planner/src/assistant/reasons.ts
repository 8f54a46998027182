// Why a place is suggested, in one line, from what is known of the trip. Two reasons at most, the most telling first.
import { interestLabels } from '@sojourn/contract/ai/preferences'
import { hasChildren } from '@sojourn/contract/trips/party'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { fallingWordC } from '@sojourn/contract/weather/hours'
import { peakOn } from '../guide/peaks.ts'
import { hoursOn } from '../solver/opening.ts'
import { estimatedMinutes } from '../solver/travel.ts'
import { clockText, minuteOf } from '@sojourn/contract/values/clock-time'
import { monthDay, monthName, weekdayName } from '@sojourn/contract/values/date-text'
import { listed } from '@sojourn/contract/values/listed'
import type { KnownPlace } from './known-places.ts'
import { hoursOf } from './candidates.ts'
import {
  isRainy,
  plannedDates,
  type PlannedItem,
  type TripFacts,
  type Wishes,
  weekdayOf,
} from './trip-facts.ts'
import { capital, isOnFoot } from './words.ts'

const mostReasons = 2
const nearMinutes = 15
const lateFrom = 20 * 60

/** `date`: the day it is planned for; null: any of the trip. */
export function reasonFor(
  place: KnownPlace,
  facts: TripFacts,
  wishes: Wishes,
  date: PlainDate | null = null,
): string {
  if (place.reason) return place.reason
  const dates = date === null ? plannedDates(facts) : [date]
  const peak = peakOn(place, dates)
  const found = [
    peak && `at its best now: ${peak}`,
    nearPlanned(place, facts, date),
    indoorsInRain(place, facts, dates),
    lateOpening(place, dates),
    wanted(place, wishes),
    hasChildren(facts) && place.children ? 'children like it' : null,
    place.season && `in season from ${monthName(place.season[0])} to ${monthName(place.season[1])}`,
    place.worth === 5 ? 'one of the reasons people come here' : null,
    openDays(place, dates),
    place.cost === 0 ? 'free' : null,
  ].flatMap((reason) => reason || [])
  return capital(found.slice(0, mostReasons).join(', '))
}

/** The planned stop from which it is a short walk. */
export const nearestPlanned = (place: KnownPlace, { items }: TripFacts, date: PlainDate | null = null) =>
  items
    .filter((item) => date === null || item.date === date)
    .flatMap((item) => walkFrom(item, place))
    .toSorted((a, b) => a.minutes - b.minutes)[0]

/** '8 min on foot from Dinner at Ramiro on Apr 19'. */
function nearPlanned(place: KnownPlace, facts: TripFacts, date: PlainDate | null): string | null {
  const near = nearestPlanned(place, facts, date)
  if (!near) return null
  const { item, minutes } = near
  const time = minuteOf(item.time)
  const when = date === null ? ` on ${monthDay(item.date)}` : time === null ? '' : ` at ${clockText(time)}`
  return `${minutes} min on foot from ${item.title}${when}`
}

function walkFrom(item: PlannedItem, place: KnownPlace): { item: PlannedItem; minutes: number }[] {
  const { latitude, longitude } = item
  if (latitude === null || longitude === null) return []
  const minutes = estimatedMinutes({ latitude, longitude }, place)
  return minutes <= nearMinutes && isOnFoot({ latitude, longitude }, place) ? [{ item, minutes }] : []
}

function indoorsInRain(
  { setting }: KnownPlace,
  facts: TripFacts,
  dates: readonly PlainDate[],
): string | null {
  if (setting !== 'indoor') return null
  const wet = facts.weather.find((day) => dates.includes(day.date) && isRainy(day))
  if (!wet) return null
  const word = fallingWordC(wet)
  if (!wet.isForecast) return `indoors, where ${word} is common at this time of year`
  return `indoors, and ${word} is likely on ${monthDay(wet.date)}`
}

/** 'open late on Thursdays', when it closes earlier on other days. */
function lateOpening(place: KnownPlace, dates: readonly PlainDate[]): string | null {
  const hours = hoursOf(place)
  if (!hours || place.best === 'night' || place.kind === 'evening') return null
  const closing = hours.map((spans) => Math.max(0, ...spans.map(({ to }) => to)))
  const usual = closing.filter((minute) => minute > 0).toSorted((a, b) => a - b)[0] ?? 0
  const late = [...new Set(dates.map(weekdayOf))].filter(
    (weekday) => closing[weekday]! >= lateFrom && closing[weekday]! > usual,
  )
  return late.length === 0 || late.length > 2
    ? null
    : `open late on ${listed(late.map((weekday) => `${weekdayName(weekday)}s`))}`
}

function wanted({ interests }: KnownPlace, wishes: Wishes): string | null {
  const shared = interests.filter((key) => wishes.interests.includes(key))
  return shared.length === 0
    ? null
    : `for ${listed(shared.slice(0, 2).map((key) => interestLabels[key].toLowerCase()))}`
}

function openDays(place: KnownPlace, dates: readonly PlainDate[]): string | null {
  const closed = [...new Set(dates.map(weekdayOf))].filter(
    (weekday) => hoursOn({ hours: hoursOf(place) }, weekday).length === 0,
  )
  if (closed.length > 0) return `closed on ${listed(closed.map((weekday) => `${weekdayName(weekday)}s`))}`
  if (place.hours === null) return 'open at any hour'
  return dates.length === 1
    ? `open that ${weekdayName(weekdayOf(dates[0]!))}`
    : 'open on every day of your trip'
}
