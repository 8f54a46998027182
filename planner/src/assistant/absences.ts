// Days, or parts of them, that one spends in another town: there by one ride and back by another, on that date or later.
import { endMinute } from '@sojourn/contract/itinerary/item-end'
import { minutesOfDay } from '@sojourn/contract/values/clock-time'
import { addDays, type PlainDate } from '@sojourn/contract/values/plain-date'
import { namedDirection, needs, type Ride, ridesOf, spanOf, titleOf } from './rides.ts'
import type { PlannedItem, TripFacts } from './trip-facts.ts'

export interface Absence {
  date: PlainDate
  items: readonly PlannedItem[]
  /** From setting off until one is back in town. */
  start: number
  end: number
  /** The rides alone; null where one leaves or comes back on another date. */
  leaves: number | null
  lands: number | null
}

const elsewhere = /\b(to|for)\b/
const back = /\b(back|returns?)\b/

/** Away: it names this town first, or another one on a day on which one is here already. */
const leaves = ({ item, kind }: Ride, facts: TripFacts): boolean => {
  if (kind === 'transfer') return false
  const named = namedDirection(item, facts)
  return (
    named === 'departure' || (named === null && item.date > facts.startDate && elsewhere.test(titleOf(item)))
  )
}

/** Home: it names this town, or is a ride back that names none; 'return flight' on the last days is the one home. */
const returns = ({ item, kind }: Ride, facts: TripFacts): boolean => {
  if (namedDirection(item, facts) === 'arrival') return kind !== 'transfer'
  const title = titleOf(item)
  const isWithin = item.date < (kind === 'flight' ? addDays(facts.endDate, -1) : facts.endDate)
  return kind !== 'transfer' && isWithin && back.test(title) && !elsewhere.test(title)
}

export function absencesOf(facts: TripFacts): Absence[] {
  const rides = ridesOf(facts)
  const found: Absence[] = []
  for (const [at, out] of rides.entries()) {
    if (found.some(({ items }) => items.includes(out.item)) || !leaves(out, facts)) continue
    const home = homeOf(rides.slice(at + 1), out, facts)
    if (home) found.push(...daysAway(rides, out, home))
  }
  return found
}

/** The day's last ride home, else the next one that names this town, unless one leaves it once more before. */
function homeOf(later: readonly Ride[], out: Ride, facts: TripFacts): Ride | undefined {
  const sameDay = later.findLast((ride) => ride.item.date === out.item.date && returns(ride, facts))
  if (sameDay) return sameDay
  const next = later.find((ride) => returns(ride, facts) || leaves(ride, facts))
  return next && namedDirection(next.item, facts) === 'arrival' ? next : undefined
}

function daysAway(rides: readonly Ride[], out: Ride, home: Ride): Absence[] {
  const lands = endMinute(home.item) ?? home.start + needs[home.kind].ride
  const { start, end } = spanOf(out, { kind: home.kind, end: lands })
  const between = rides.slice(rides.indexOf(out), rides.indexOf(home) + 1).map(({ item }) => item)
  const days: Absence[] = []
  for (let { date } = out.item; date <= home.item.date; date = addDays(date, 1)) {
    const [isFirst, isLast] = [date === out.item.date, date === home.item.date]
    days.push({
      date,
      items: between.filter((item) => item.date === date),
      start: isFirst ? start : 0,
      end: isLast ? end : minutesOfDay,
      leaves: isFirst ? out.start : null,
      lands: isLast ? lands : null,
    })
  }
  return days
}
