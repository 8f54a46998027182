// A trip with several places, place by place: each is planned as a trip of its own, with its own guide.
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { Guide } from '../guide/load-guide.ts'
import { bookedItems, bookingOf, type PlannedBooking } from './booked-items.ts'
import { ridesOf } from './rides.ts'
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

/** Where nobody said when one travels, the middle of the day goes for it. */
const usualRide = { time: '10:00', endTime: '14:00' }

/** What the planner is told of each place of a trip, in their order: what is booked, on the clock of that place. */
export function partsOfTrip(
  trip: TripFacts,
  places: readonly PartPlace[],
  bookings: readonly PlannedBooking[],
): TripFacts[] {
  const booked = new Set(bookings.map(({ id }) => id))
  const own = trip.items.filter(({ id }) => !booked.has(bookingOf(id)))
  return places.map(({ arriveDate, leaveDate, ...place }, index) => {
    const startDate = arriveDate > trip.startDate ? arriveDate : trip.startDate
    const isLast = index === places.length - 1
    const endDate = leaveDate < trip.endDate && !isLast ? leaveDate : trip.endDate
    const items = [...own, ...bookedItems(bookings, place)].filter(
      ({ date }) => date >= startDate && (isLast || date < endDate),
    )
    const facts = { ...trip, ...place, startDate, endDate, items }
    const comes = ridesOf(facts).some(({ item }) => item.date === startDate)
    return comes || index === 0
      ? facts
      : { ...facts, items: [...items, usualArrival(place.destination, startDate)] }
  })
}

const usualArrival = (destination: string, date: PlainDate): PlannedItem => ({
  id: 'arrival',
  type: 'transport',
  title: `Train to ${destination.split(',')[0] ?? destination}`,
  location: null,
  latitude: null,
  longitude: null,
  cost: null,
  date,
  ...usualRide,
})
