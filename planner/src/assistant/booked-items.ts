// What is booked, in the planner's terms: it stands where it is, and what is planned goes round it.
import { bookingEnd, bookingStart } from '@sojourn/contract/bookings/booking-ends'
import type { BookedRow } from '@sojourn/contract/bookings/day-stops'
import { pointOfEnd } from '@sojourn/contract/bookings/end-point'
import { type BookingKind, isRide } from '@sojourn/contract/bookings/kinds'
import type { ItemType } from '@sojourn/contract/itinerary/item-types'
import { distanceKm } from '@sojourn/contract/places/distance'
import { fromInstant, instantAt, type LocalMoment } from '@sojourn/contract/values/local-moment'
import { addDays } from '@sojourn/contract/values/plain-date'
import { pointOf } from '@sojourn/contract/values/point'
import type { PlannedItem, TripFacts } from './trip-facts.ts'

export interface PlannedBooking extends BookedRow {
  readonly title: string
  readonly fromLatitude: number | null
  readonly fromLongitude: number | null
  readonly toLatitude: number | null
  readonly toLongitude: number | null
}

/** The town they are seen from: its name, its spot and its clock. */
type Town = Pick<TripFacts, 'destination' | 'at' | 'timeZone'>

const typeOf: Partial<Record<BookingKind, ItemType>> = { flight: 'flight', stay: 'hotel', table: 'meal' }
const unpriced = { location: null, cost: null }

/** So far round a town its airports and stations lie. */
const regionKm = 80

/** By the id of its item: a ride over midnight has one for each date. */
export const bookingOf = (itemId: string): string => itemId.split(' ')[0] ?? itemId

/** A car waits like a room, but is no place to begin a day at. */
export function bookedItems(bookings: readonly PlannedBooking[], town: Town): PlannedItem[] {
  return bookings
    .filter(({ status, kind }) => status !== 'cancelled' && kind !== 'car')
    .flatMap((booking) => {
      if (booking.kind === 'stay') return [bed(booking)]
      return isRide(booking) ? ride(booking, town) : visit(booking, town)
    })
}

/** Where a day begins and ends. It has no hour: the room is there whenever one comes. */
function bed(booking: PlannedBooking): PlannedItem {
  const { id, title, fromDate: date, fromLatitude: latitude, fromLongitude: longitude } = booking
  return { ...unpriced, id, title, type: 'hotel', date, time: null, endTime: null, latitude, longitude }
}

const onClock = (moment: LocalMoment, { timeZone }: Town): LocalMoment =>
  fromInstant(instantAt(moment), timeZone ?? moment.zone)

function visit(booking: PlannedBooking, town: Town): PlannedItem[] {
  const { id, title, kind, fromLatitude: latitude, fromLongitude: longitude } = booking
  const usual = town.timeZone ?? 'UTC'
  const [start, end] = [bookingStart(booking, usual), bookingEnd(booking, usual)]
  const type = typeOf[kind] ?? 'activity'
  const known = { ...unpriced, id, title, type, latitude, longitude }
  if (!start) return [{ ...known, date: booking.fromDate, time: null, endTime: null }]
  const { date, time } = onClock(start, town)
  return [{ ...known, date, time, endTime: end && onClock(end, town).time }]
}

/** Each date that a ride touches has its part of it, on the town's clock. */
function ride(booking: PlannedBooking, town: Town): PlannedItem[] {
  const usual = town.timeZone ?? 'UTC'
  const [start, end] = [bookingStart(booking, usual), bookingEnd(booking, usual)]
  const { title, latitude, longitude } = endInTown(booking, town)
  const type = typeOf[booking.kind] ?? 'transport'
  const known = { ...unpriced, title, type, latitude, longitude }
  if (!start || !end) {
    const one = start ?? end
    const at = one ? onClock(one, town) : { date: booking.fromDate, time: null }
    return [{ ...known, id: booking.id, date: at.date, time: at.time, endTime: null }]
  }
  const [leaves, lands] = [onClock(start, town), onClock(end, town)]
  const parts: PlannedItem[] = []
  for (let { date } = leaves; date <= lands.date; date = addDays(date, 1))
    parts.push({
      ...known,
      id: parts.length === 0 ? booking.id : `${booking.id} ${date}`,
      date,
      time: date === leaves.date ? leaves.time : '00:00',
      endTime: date === lands.date ? lands.time : '23:59',
    })
  // It touches no minute of a date on which it lands at midnight.
  return parts.filter(({ time, endTime }, index) => index === 0 || time !== endTime)
}

/** Which end lies in the town, in words that say whether one comes or goes; its own title where neither or both do. */
function endInTown(booking: PlannedBooking, { destination, at }: Town) {
  const centre = at && pointOf(at)
  const isNear = (end: 'from' | 'to'): boolean | null => {
    const point = pointOfEnd(booking, end)
    return point && centre ? distanceKm(point, centre) <= regionKm : null
  }
  const [from, to] = [isNear('from'), isNear('to')]
  const name = destination.split(',')[0] ?? destination
  const kind = booking.kind === 'flight' ? 'Flight' : 'Train'
  const { title, fromLatitude, fromLongitude, toLatitude, toLongitude } = booking
  if (to && !from) return { title: `${kind} to ${name}`, latitude: toLatitude, longitude: toLongitude }
  if (from && !to) return { title: `${kind} from ${name}`, latitude: fromLatitude, longitude: fromLongitude }
  return { title, latitude: null, longitude: null }
}
