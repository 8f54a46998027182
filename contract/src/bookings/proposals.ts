// What the dialog of a new booking proposes, from the days of the trip and from what is booked already. Whoever books
// types over it.
import { isTravelDay, journeyLegs, type LegDates, placeOfDay, type Somewhere } from '../legs/place-of-day.ts'
import { distanceKm } from '../places/distance.ts'
import { instantAt } from '../values/local-moment.ts'
import { addDays, daysFrom, isPlainDate, type PlainDate } from '../values/plain-date.ts'
import { pointOf } from '../values/point.ts'
import { type BookingEnds, lengthOf } from './booking-ends.ts'
import { bedOf, type BookedRow } from './day-stops.ts'
import { airportServesKm, pointOfEnd } from './end-point.ts'
import { type BookingKind, hasTwoEnds, isRide } from './kinds.ts'
import type { Booking } from './schema.ts'

interface ProposingTrip extends Somewhere {
  readonly startDate: string
  readonly endDate: string
}

type ProposingLeg = Somewhere & LegDates

interface Known<B> {
  readonly trip: ProposingTrip
  readonly legs: readonly ProposingLeg[]
  readonly bookings: readonly B[]
}

interface Proposed {
  fromDate: PlainDate
  toDate?: PlainDate
  fromPlace?: string
  toPlace?: string
}

const firstDay = ({ startDate }: ProposingTrip): PlainDate => startDate.slice(0, 10)
const lastDay = ({ endDate }: ProposingTrip): PlainDate => endDate.slice(0, 10)
const daysOf = (trip: ProposingTrip): PlainDate[] => daysFrom(firstDay(trip), lastDay(trip))
const stands = ({ status }: BookedRow): boolean => status !== 'cancelled'
const nameOf = ({ destination }: Somewhere): string => destination.split(',')[0] ?? destination

/** The first nights in a row that have no bed, all of them in one place. */
function openNights({ trip, legs, bookings }: Known<BookedRow>): Proposed | null {
  const hasPlaces = journeyLegs(legs).length > 0
  const nights = daysOf(trip)
    .slice(0, -1)
    .map((date) => ({ date, leg: placeOfDay(trip, legs, date).night }))
  const isOpen = ({ date, leg }: (typeof nights)[number]) =>
    (leg !== null || !hasPlaces) && bedOf(bookings, date) === null
  const first = nights.find(isOpen)
  if (!first) return null
  const rest = nights.slice(nights.indexOf(first))
  const until = rest.find((night) => night.leg !== first.leg || !isOpen(night))
  return { fromDate: first.date, toDate: until?.date ?? lastDay(trip) }
}

/** The first day on which one goes on to the next place, and nothing is booked that takes one there. */
function openTravelDay({ trip, legs, bookings }: Known<BookedRow>): Proposed | null {
  for (const date of daysOf(trip)) {
    const day = placeOfDay(trip, legs, date)
    const isBooked = bookings.some((one) => stands(one) && isRide(one) && one.fromDate === date)
    if (!isTravelDay(day) || !day.from || !day.leg || isBooked) continue
    return { fromDate: date, fromPlace: nameOf(day.from), toPlace: nameOf(day.leg) }
  }
  return null
}

/** The first day on which nothing begins or ends. */
const openDay = ({ trip, bookings }: Known<BookedRow>): Proposed | null => {
  const taken = new Set(bookings.filter(stands).flatMap(({ fromDate, toDate }) => [fromDate, toDate]))
  const date = daysOf(trip).find((one) => !taken.has(one))
  return date === undefined ? null : { fromDate: date }
}

/** When, and from where to where, a booking of a kind is likely to be. */
export function proposedDays(kind: BookingKind, known: Known<BookedRow>): Proposed {
  const { trip, bookings } = known
  const usual = { fromDate: firstDay(trip) }
  if (kind === 'stay') return openNights(known) ?? usual
  if (kind === 'flight') return bookings.some((one) => stands(one)) ? { fromDate: lastDay(trip) } : usual
  if (isRide({ kind })) return openTravelDay(known) ?? usual
  return (!hasTwoEnds(kind) && openDay(known)) || usual
}

/** The clock of a day where it is not the trip's own. */
export function zoneOfDay({ trip, legs }: Pick<Known<unknown>, 'trip' | 'legs'>, date: PlainDate) {
  if (!isPlainDate(date)) return { from: null, to: null }
  const { place, from } = placeOfDay(trip, legs, date)
  const own = (zone: string | null) => (zone === trip.timeZone ? null : zone)
  return { from: own((from ?? place).timeZone), to: own(place.timeZone) }
}

/**
 * The first date on which an arrival is later than the departure: the next day over midnight, the day before over the
 * date line. Null where an arrival has no time.
 */
export function arrivalDate(booking: BookingEnds, usual: string): PlainDate | null {
  const { fromDate, fromTime, toTime } = booking
  if (toTime === null || !isPlainDate(fromDate)) return null
  if (fromTime === null) return fromDate
  const dates = [-1, 0, 1, 2].map((days) => addDays(fromDate, days))
  return dates.find((toDate) => (lengthOf({ ...booking, toDate }, usual) ?? -1) > 0) ?? null
}

type Flight = Pick<
  Booking,
  | 'fromCode'
  | 'fromPlace'
  | 'fromZone'
  | 'fromLatitude'
  | 'fromLongitude'
  | 'toCode'
  | 'toPlace'
  | 'toZone'
  | 'toLatitude'
  | 'toLongitude'
  | 'fromTime'
  | 'reference'
  | 'provider'
  | 'travellers'
  | 'private'
> &
  BookedRow

export interface FlightEnd {
  place: string | null
  code: string | null
  zone: string | null
  latitude: number | null
  longitude: number | null
}

const startOf = (flight: Flight): FlightEnd => ({
  place: flight.fromPlace,
  code: flight.fromCode,
  zone: flight.fromZone,
  latitude: flight.fromLatitude,
  longitude: flight.fromLongitude,
})

const endOf = (flight: Flight): FlightEnd => ({
  place: flight.toPlace,
  code: flight.toCode,
  zone: flight.toZone,
  latitude: flight.toLatitude,
  longitude: flight.toLongitude,
})

function flightsInOrder(bookings: readonly Flight[], usual: string): Flight[] {
  const leaves = ({ fromDate, fromTime, fromZone }: Flight) =>
    instantAt({ date: fromDate, time: fromTime ?? '00:00', zone: fromZone ?? usual })
  return bookings
    .filter((one) => stands(one) && one.fromCode && one.toCode)
    .toSorted((a, b) => leaves(a) - leaves(b))
}

/** From an airport back to where one came to it from; null where one came from `from`, or never. */
export function backFrom(
  code: string,
  from: string,
  bookings: readonly Flight[],
  usual: string,
): FlightEnd | null {
  const first = flightsInOrder(bookings, usual).find(({ toCode }) => toCode === code)
  return first && first.fromCode !== from ? startOf(first) : null
}

export interface WayBack {
  date: PlainDate
  /** Where the journey began. */
  home: string
  /** Null where the trip ends far from where one landed. */
  from: FlightEnd | null
  to: FlightEnd
  like: Flight
}

/** The first flight home, as long as nobody has booked one that lands where the first one left. */
export function wayBack({ trip, legs, bookings }: Known<Flight>): WayBack | null {
  const flights = flightsInOrder(bookings, trip.timeZone ?? 'UTC')
  const [first, last] = [flights[0], flights.at(-1)]
  if (!first || !last || flights.some(({ toCode }) => toCode === first.fromCode)) return null
  const [into] = flights.filter(({ toCode }) => toCode === last.toCode)
  const [ends, lands] = [journeyLegs(legs).at(-1), pointOfEnd(last, 'to')]
  const near = ends && pointOf(ends)
  const isFar = Boolean(near && lands && distanceKm(near, lands) > airportServesKm)
  return {
    date: lastDay(trip),
    home: first.fromPlace ?? first.fromCode ?? '',
    from: isFar ? null : endOf(last),
    to: startOf(into ?? last),
    like: last,
  }
}

const codeOf = (number: string | null | undefined): string =>
  /^\s*([A-Z\d]{2})\s*\d/i.exec(number ?? '')?.[1]?.toUpperCase() ?? ''

/** The airline that flew under the same two letters before; nothing where it is the first time. */
export function airlineOf(
  number: string | null | undefined,
  bookings: readonly Pick<Booking, 'kind' | 'number' | 'provider'>[],
): string {
  const code = codeOf(number)
  const known = bookings.findLast(
    (one) => one.kind === 'flight' && one.provider && codeOf(one.number) === code,
  )
  return code ? (known?.provider ?? '') : ''
}
