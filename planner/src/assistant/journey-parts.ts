// A trip with several places, place by place: each is planned as a trip of its own, with its own guide.
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { Guide } from '../guide/load-guide.ts'
import type { PlannedItem, TripFacts } from './trip-facts.ts'

/** A part of the trip at one place, and the guide of that. */
export interface PlannedPart {
  facts: TripFacts
  guide: Guide | null
}

interface PartPlace extends Pick<TripFacts, 'destination' | 'at' | 'countryCode' | 'timeZone'> {
  arriveDate: PlainDate
  leaveDate: PlainDate
}

/** What brings one from place to place, as it is booked. */
export interface PartRide {
  isFlight: boolean
  fromDate: PlainDate
  fromTime: string | null
  toDate: PlainDate | null
  toTime: string | null
}

/** Where nobody said when one travels, the middle of the day goes for it. */
const usualRide = { time: '10:00', endTime: '14:00' }

/** What the planner is told of each place of a trip, in their order. */
export function partsOfTrip(
  trip: TripFacts,
  places: readonly PartPlace[],
  rides: readonly PartRide[],
): TripFacts[] {
  return places.map(({ arriveDate, leaveDate, ...place }, index) => {
    const startDate = arriveDate > trip.startDate ? arriveDate : trip.startDate
    const isLast = index === places.length - 1
    const endDate = leaveDate < trip.endDate && !isLast ? leaveDate : trip.endDate
    const own = trip.items.filter(({ date }) => date >= startDate && (isLast || date < endDate))
    const comes =
      arrivalOf(place.destination, startDate, rides) ??
      (index > 0 ? usualArrival(place.destination, startDate) : null)
    const goes = isLast ? departureOf(place.destination, endDate, rides) : null
    const items = [...own, ...[comes, goes].flatMap((item) => item ?? [])]
    return { ...trip, ...place, startDate, endDate, items }
  })
}

const nobody = { location: null, latitude: null, longitude: null, cost: null }

const nameOf = (destination: string): string => destination.split(',')[0] ?? destination

const rideItem = (
  id: string,
  isFlight: boolean,
  title: string,
): Omit<PlannedItem, 'date' | 'time' | 'endTime'> => ({
  ...nobody,
  id,
  type: isFlight ? 'flight' : 'transport',
  title,
})

const usualArrival = (destination: string, date: PlainDate): PlannedItem => ({
  ...rideItem('arrival', false, `Train to ${nameOf(destination)}`),
  date,
  ...usualRide,
})

/** The last of the day: the others lead to it. */
function arrivalOf(destination: string, date: PlainDate, rides: readonly PartRide[]): PlannedItem | null {
  const ride = rides
    .filter(({ toDate, fromDate, toTime }) => (toDate ?? fromDate) === date && toTime !== null)
    .toSorted((a, b) => ((a.toTime ?? '') < (b.toTime ?? '') ? -1 : 1))
    .at(-1)
  if (!ride) return null
  const time = ride.fromDate === date ? (ride.fromTime ?? ride.toTime) : '00:00'
  const kind = ride.isFlight ? 'Flight' : 'Train'
  return {
    ...rideItem('arrival', ride.isFlight, `${kind} to ${nameOf(destination)}`),
    date,
    time,
    endTime: ride.toTime,
  }
}

function departureOf(destination: string, date: PlainDate, rides: readonly PartRide[]): PlannedItem | null {
  const ride = rides
    .filter(({ fromDate, fromTime }) => fromDate === date && fromTime !== null)
    .toSorted((a, b) => ((a.fromTime ?? '') < (b.fromTime ?? '') ? -1 : 1))
    .at(0)
  if (!ride) return null
  const kind = ride.isFlight ? 'Flight' : 'Train'
  const endTime = ride.toDate === date ? ride.toTime : null
  return {
    ...rideItem('departure', ride.isFlight, `${kind} from ${nameOf(destination)}`),
    date,
    time: ride.fromTime,
    endTime,
  }
}
