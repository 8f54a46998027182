// Where what lies outside new dates fits on the nearest day.
import { endMinute } from '../itinerary/item-end.ts'
import type { ItineraryItem } from '../itinerary/schema.ts'
import { minuteOf } from '../values/clock-time.ts'
import { addDays } from '../values/plain-date.ts'
import { nearestDay, outsideAfter, shiftOf, type TripSpan } from './new-dates.ts'

interface Change {
  readonly before: TripSpan
  readonly after: TripSpan
  readonly isMoved: boolean
}

/** What nobody said the end of takes its first minute. */
function meets(one: ItineraryItem, other: ItineraryItem): boolean {
  const [a, b] = [minuteOf(one.time), minuteOf(other.time)]
  if (a === null || b === null) return false
  return a < (endMinute(other) ?? b + 1) && b < (endMinute(one) ?? a + 1)
}

/** The activities that are proposed to become ideas: at their time the nearest day has something already. */
export function proposedIdeas(items: readonly ItineraryItem[], change: Change): ReadonlySet<string> {
  const by = change.isMoved ? shiftOf(change) : 0
  const leaving = outsideAfter({ items, notes: [], legs: [], bookings: [] }, change).items
  const days = Map.groupBy(
    items.filter((item) => !leaving.includes(item)),
    ({ date }) => addDays(date, by),
  )
  const ideas = new Set<string>()
  for (const item of leaving) {
    const day = nearestDay(addDays(item.date, by), change.after)
    const there = days.get(day) ?? []
    if (there.some((other) => meets(item, other))) ideas.add(item.id)
    else days.set(day, [...there, item])
  }
  return ideas
}
