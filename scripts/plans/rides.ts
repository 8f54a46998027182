import type { ItemType } from '../../contract/src/itinerary/item-types.ts'
import { addDays, type PlainDate } from '../../contract/src/values/plain-date.ts'
import type { PlannedItem, TripFacts } from '../../planner/src/assistant/trip-facts.ts'
import type { Dice } from './dice.ts'
import type { Spot } from './guide-page.ts'
import type { Ride } from './judged-trip.ts'

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

export const item = (
  title: string,
  type: ItemType,
  date: PlainDate,
  from: number,
  until: number | null,
  at: Spot | null,
): PlannedItem => ({
  id: `${title} ${date}`,
  title,
  type,
  date,
  time: clock(from),
  endTime: until === null ? null : clock(until),
  location: null,
  latitude: at?.latitude ?? null,
  longitude: at?.longitude ?? null,
  cost: null,
})

const types = { flight: 'flight', train: 'transport' } as const
const hour = 60

/** As people write them. */
const titles: Record<Ride['kind'], Record<'there' | 'away', (town: string) => string[]>> = {
  flight: {
    there: (town) => [`Flight to ${town}`, 'BA 500', `London – ${town}`, 'Flight'],
    away: (town) => [`Flight from ${town}`, 'Flight home', 'TP 1234', `${town} → London`],
  },
  train: {
    there: (town) => [`Train to ${town}`, 'ICE 599', 'Sleeper train'],
    away: (town) => [`Train from ${town}`, 'Train home', 'IC 2013'],
  },
}

interface Rides {
  rides: Ride[]
  items: PlannedItem[]
}

/** Half of the travellers know how they come and go; some go elsewhere for a day in the middle. */
export function ridesOf(facts: TripFacts, centre: Spot, dice: Dice): Rides {
  const { startDate, endDate } = facts
  const isLong = addDays(startDate, 4) <= endDate
  const chosen: Rides[] = []
  if (dice.is(0.5)) {
    const kind = dice.one(['flight', 'flight', 'train'] as const)
    // Some twelve kilometres out of town, or a walk from the centre.
    const off = kind === 'flight' ? 0.08 : 0.01
    const stop = dice.is(0.5) ? { latitude: centre.latitude + off, longitude: centre.longitude + off } : null
    chosen.push(
      edge('there', kind, startDate, stop, facts, dice),
      edge('away', kind, endDate, stop, facts, dice),
    )
  }
  if (isLong && dice.is(0.2)) chosen.push(dayElsewhere(addDays(startDate, 2), facts, dice))
  return { rides: chosen.flatMap(({ rides }) => rides), items: chosen.flatMap(({ items }) => items) }
}

function edge(
  direction: 'there' | 'away',
  kind: Ride['kind'],
  date: PlainDate,
  at: Spot | null,
  { destination }: TripFacts,
  dice: Dice,
): Rides {
  const leaves = 6 * hour + 15 * dice.below(52)
  const lands = leaves + 75 + 15 * dice.below(8)
  const title = dice.one(titles[kind][direction](destination))
  return {
    rides: [{ kind, direction, date, leaves, lands, at }],
    items: [item(title, types[kind], date, leaves, lands, at)],
  }
}

/** There in the morning and back in the evening: nobody sees the town in between. */
function dayElsewhere(date: PlainDate, { destination }: TripFacts, dice: Dice): Rides {
  const kind = dice.one(['flight', 'train'] as const)
  const name = kind === 'flight' ? 'Flight' : 'Train'
  const [leaves, back] = [7 * hour + 15 * dice.below(8), 17 * hour + 15 * dice.below(8)]
  const lands = back + 75
  return {
    rides: [{ kind, direction: 'between', date, leaves, lands, at: null }],
    items: [
      item(`${name} to Elsewhere`, types[kind], date, leaves, leaves + 75, null),
      item(`${name} back to ${destination}`, types[kind], date, back, lands, null),
    ],
  }
}
