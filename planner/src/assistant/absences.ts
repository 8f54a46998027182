// Days, or parts of them, that one spends in another town: there by one ride and back by another of the same date.
import { minuteOf } from '@sojourn/contract/values/clock-time'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { namedDirection, needs, type Ride, ridesOf, spanOf, titleOf } from './rides.ts'
import type { PlannedItem, TripFacts } from './trip-facts.ts'

export interface Absence {
  date: PlainDate
  items: readonly PlannedItem[]
  /** From setting off until one is back in town. */
  start: number
  end: number
  /** The rides alone. */
  leaves: number
  lands: number
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
  const title = titleOf(item)
  if (namedDirection(item, facts) === 'arrival') return kind !== 'transfer'
  return kind === 'train' && item.date < facts.endDate && back.test(title) && !elsewhere.test(title)
}

export function absencesOf(facts: TripFacts): Absence[] {
  const rides = ridesOf(facts)
  return [...new Set(rides.map(({ item }) => item.date))].flatMap((date): Absence[] => {
    const ofDay = rides.filter(({ item }) => item.date === date)
    const [out, home] = [
      ofDay.find((ride) => leaves(ride, facts)),
      ofDay.findLast((ride) => returns(ride, facts)),
    ]
    if (!out || !home || home.start <= out.start) return []
    const between = ofDay.filter(({ start }) => start >= out.start && start <= home.start)
    const end = minuteOf(home.item.endTime) ?? home.start + needs[home.kind].ride
    const items = between.map(({ item }) => item)
    return [{ date, items, ...spanOf(out, { kind: home.kind, end }), leaves: out.start, lands: end }]
  })
}
