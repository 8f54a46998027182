import { daysBetween, daysFrom, type PlainDate } from '../values/plain-date.ts'
import { say } from '../words/say.ts'
import type { DaySuggestion } from './day-suggestion.ts'
import { inItemOrder, type Ordered } from './item-order.ts'
import { itineraryTimelineWords } from './words-timeline.ts'
import { itineraryWords } from './words.ts'

interface TripDates {
  startDate: string
  endDate: string
}

export interface TimelineDay<T> {
  number: number
  date: PlainDate
  items: T[]
  suggestions: DaySuggestion[]
  /** The user's own plus suggestions; an added suggestion is an item and counts once (C-128). */
  count: number
  /** Types of the first two. */
  icons: string[]
  /** There are more than the two shown. */
  hasMore: boolean
}

const iconsShown = 2

export const tripDays = (trip: TripDates): PlainDate[] =>
  daysFrom(trip.startDate.slice(0, 10), trip.endDate.slice(0, 10))

/** One entry for every day of the trip, both ends included (C-060). */
export function timelineDays<T extends Ordered & { type: string }>(
  trip: TripDates,
  items: readonly T[],
  suggestions: readonly DaySuggestion[] = [],
): TimelineDay<T>[] {
  const byDay = Map.groupBy(inItemOrder(items), (item) => item.date)
  const suggested = Map.groupBy(suggestions, (suggestion) => suggestion.date)
  return tripDays(trip).map((date, index) => {
    const [own, ideas] = [byDay.get(date) ?? [], suggested.get(date) ?? []]
    const all = [...own, ...ideas]
    return {
      number: index + 1,
      date,
      items: own,
      suggestions: ideas,
      count: all.length,
      icons: all.slice(0, iconsShown).map(({ type }) => type),
      hasMore: all.length > iconsShown,
    }
  })
}

/** '8 days planned • Click to expand travel dates': the number of day cards (C-062). */
export const timelineSummary = (days: number, expanded: boolean): string =>
  say(expanded ? itineraryTimelineWords.collapse : itineraryTimelineWords.expand, { count: days })

export const itemCount = (count: number): string => say(itineraryWords.activityCount, { count })

export const bookingCount = (count: number): string => say(itineraryWords.bookingCount, { count })

/** Items the timeline does not show because the trip's dates were changed (U-031). */
export function itemsOutside<T extends Ordered>(trip: TripDates, items: readonly T[]): T[] {
  const [start, end] = [trip.startDate.slice(0, 10), trip.endDate.slice(0, 10)]
  return items.filter(({ date }) => date < start || date > end)
}

/** The number of the day within the trip; null outside of it. */
export function dayNumber(trip: TripDates, date: PlainDate): number | null {
  const [start, end] = [trip.startDate.slice(0, 10), trip.endDate.slice(0, 10)]
  return date < start || date > end ? null : daysBetween(start, date) + 1
}

/** The day a new item starts with: the first one not past, else the first (U-071). */
export function presetDay(trip: TripDates, today: PlainDate): PlainDate {
  const [start, end] = [trip.startDate.slice(0, 10), trip.endDate.slice(0, 10)]
  return today > start && today <= end ? today : start
}

/** The trip's next day before or after a date, which may itself lie outside of the trip; null where there is none. */
export function neighbourDay(trip: TripDates, date: PlainDate, by: -1 | 1): PlainDate | null {
  const days = tripDays(trip)
  const found = by === 1 ? days.find((day) => day > date) : days.findLast((day) => day < date)
  return found ?? null
}
