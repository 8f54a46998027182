// Why a place is suggested, in one line, from what is known of the trip. Two reasons at most, the most telling first.
import type { InterestKey } from '@sojourn/contract/ai/preferences'
import { hasChildren } from '@sojourn/contract/trips/party'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { fallingWordC } from '@sojourn/contract/weather/hours'
import { peakOn } from '../guide/peaks.ts'
import { hoursOn } from '../solver/opening.ts'
import { estimatedMinutes } from '../solver/travel.ts'
import { clockText, minuteOf } from '@sojourn/contract/values/clock-time'
import { type Meaning, meaningsOf, type MeaningValue } from '@sojourn/contract/words/meaning'
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
import { isOnFoot } from './words.ts'

const mostReasons = 2
const nearMinutes = 15
const lateFrom = 20 * 60

const reason = meaningsOf('ai-reasons')

/** As they stand in a sentence. `date`: the day it is planned for; null: any of the trip. */
export function reasonsFor(
  place: KnownPlace,
  facts: TripFacts,
  wishes: Wishes,
  date: PlainDate | null = null,
): readonly Meaning[] {
  if (place.reason) return [place.reason]
  const dates = date === null ? plannedDates(facts) : [date]
  const peak = peakOn(place, dates)
  const found = [
    peak && reason('peak', { peak }),
    nearPlanned(place, facts, date),
    indoorsInRain(place, facts, dates),
    lateOpening(place, dates),
    wanted(place, wishes),
    hasChildren(facts) && place.children ? reason('children') : null,
    place.season && reason('season', { from: { month: place.season[0] }, to: { month: place.season[1] } }),
    place.worth === 5 ? reason('great') : null,
    openDays(place, dates),
    place.cost === 0 ? reason('free') : null,
  ].flatMap((one) => one || [])
  return found.slice(0, mostReasons)
}

export const inOneLine = (reasons: readonly Meaning[]): MeaningValue => ({ joined: 'comma', parts: reasons })

export const reasonFor = (...asked: Parameters<typeof reasonsFor>): Meaning =>
  reason('reasons', { reasons: { first: inOneLine(reasonsFor(...asked)) } })

/** The planned stop from which it is a short walk. */
export const nearestPlanned = (place: KnownPlace, { items }: TripFacts, date: PlainDate | null = null) =>
  items
    .filter((item) => date === null || item.date === date)
    .flatMap((item) => walkFrom(item, place))
    .toSorted((a, b) => a.minutes - b.minutes)[0]

/** '8 min on foot from Dinner at Ramiro on Apr 19'. */
function nearPlanned(place: KnownPlace, facts: TripFacts, date: PlainDate | null): Meaning | null {
  const near = nearestPlanned(place, facts, date)
  if (!near) return null
  const { item, minutes } = near
  const { title } = item
  const time = minuteOf(item.time)
  if (date === null) return reason('nearOn', { minutes, title, date: { date: item.date } })
  if (time === null) return reason('near', { minutes, title })
  return reason('nearAt', { minutes, title, time: { time: clockText(time) } })
}

function walkFrom(item: PlannedItem, place: KnownPlace): { item: PlannedItem; minutes: number }[] {
  const { latitude, longitude } = item
  if (latitude === null || longitude === null) return []
  const minutes = estimatedMinutes({ latitude, longitude }, place)
  return minutes <= nearMinutes && isOnFoot({ latitude, longitude }, place) ? [{ item, minutes }] : []
}

const inWhatFalls = {
  rain: { common: 'rainCommon', likely: 'rainLikely' },
  snow: { common: 'snowCommon', likely: 'snowLikely' },
  'rain or snow': { common: 'rainOrSnowCommon', likely: 'rainOrSnowLikely' },
} as const

function indoorsInRain(
  { setting }: KnownPlace,
  facts: TripFacts,
  dates: readonly PlainDate[],
): Meaning | null {
  if (setting !== 'indoor') return null
  const wet = facts.weather.find((day) => dates.includes(day.date) && isRainy(day))
  if (!wet) return null
  const { common, likely } = inWhatFalls[fallingWordC(wet)]
  return wet.isForecast ? reason(likely, { date: { date: wet.date } }) : reason(common)
}

const everyWeekday = [
  'sundays',
  'mondays',
  'tuesdays',
  'wednesdays',
  'thursdays',
  'fridays',
  'saturdays',
] as const
/** 'Thursdays and Fridays' */
const weekdays = (days: readonly number[]): MeaningValue => ({
  joined: 'and',
  parts: days.map((weekday) => reason(everyWeekday[weekday]!)),
})

/** 'open late on Thursdays', when it closes earlier on other days. */
function lateOpening(place: KnownPlace, dates: readonly PlainDate[]): Meaning | null {
  const hours = hoursOf(place)
  if (!hours || place.best === 'night' || place.kind === 'evening') return null
  const closing = hours.map((spans) => Math.max(0, ...spans.map(({ to }) => to)))
  const usual = closing.filter((minute) => minute > 0).toSorted((a, b) => a - b)[0] ?? 0
  const late = [...new Set(dates.map(weekdayOf))].filter(
    (weekday) => closing[weekday]! >= lateFrom && closing[weekday]! > usual,
  )
  return late.length === 0 || late.length > 2 ? null : reason('openLate', { days: weekdays(late) })
}

function wanted({ interests }: KnownPlace, wishes: Wishes): Meaning | null {
  const shared = interests.filter((key) => wishes.interests.includes(key))
  if (shared.length === 0) return null
  const parts = shared.slice(0, 2).map((key: InterestKey) => reason(key))
  return reason('wanted', { interests: { joined: 'and', parts } })
}

function openDays(place: KnownPlace, dates: readonly PlainDate[]): Meaning {
  const closed = [...new Set(dates.map(weekdayOf))].filter(
    (weekday) => hoursOn({ hours: hoursOf(place) }, weekday).length === 0,
  )
  if (closed.length > 0) return reason('closed', { days: weekdays(closed) })
  if (place.hours === null) return reason('always')
  return dates.length === 1
    ? reason('openThat', { day: { weekday: weekdayOf(dates[0]!) } })
    : reason('openDaily')
}
