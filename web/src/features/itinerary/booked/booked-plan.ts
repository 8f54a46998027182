import { bookedDays, type BookedDays } from '@sojourn/contract/bookings/booked-days'
import { bookedOverlaps } from '@sojourn/contract/bookings/booked-overlap'
import { timesOfBooking } from '@sojourn/contract/bookings/booking-text'
import type { BookingKind } from '@sojourn/contract/bookings/kinds'
import type { Booking } from '@sojourn/contract/bookings/schema'
import { bookingsWords } from '@sojourn/contract/bookings/words'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { TimelineDay } from '@sojourn/contract/itinerary/timeline'
import { placeOfDay } from '@sojourn/contract/legs/place-of-day'
import type { TripLeg } from '@sojourn/contract/legs/schema'
import type { LocalTime } from '@sojourn/contract/trips/local-clock'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { Figures } from '@sojourn/contract/units/figures'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import type { ListRow } from '../item-list/list-rows.ts'
import { withBookedRows } from './booked-rows.ts'

/** A day of the timeline with what is booked on it. */
type BookedTimelineDay = TimelineDay<ItineraryItem> & { booked?: number }

/** What a trip's bookings add to its plan. */
export interface BookedPlan extends BookedDays<Booking> {
  /** Days with something in them; the trip's own and others. */
  readonly dates: readonly PlainDate[]
  rows: (rows: readonly ListRow[], now: LocalTime | null) => ListRow[]
  days: (days: readonly TimelineDay<ItineraryItem>[]) => BookedTimelineDay[]
  /** What to say of an item at the hour of something booked. */
  overlaps: (items: readonly ItineraryItem[]) => Map<string, string>
}

/** The kinds of the plan that look like it. */
const typeOf: Record<BookingKind, string> = {
  flight: 'flight',
  train: 'transport',
  bus: 'transport',
  ferry: 'transport',
  car: 'transport',
  transfer: 'transport',
  stay: 'hotel',
  ticket: 'activity',
  table: 'restaurant',
  other: 'event',
}

const iconsShown = 2

export function bookedPlan(
  trip: Trip,
  legs: readonly TripLeg[],
  bookings: readonly Booking[],
  { time }: Figures,
): BookedPlan {
  const zoneOn = (date: PlainDate) => placeOfDay(trip, legs, date).place.timeZone ?? trip.timeZone ?? 'UTC'
  const booked = bookedDays(bookings, zoneOn)
  return {
    ...booked,
    dates: [...new Set([...booked.stops.keys(), ...booked.beds.keys()])],
    rows: (rows, now) => withBookedRows(rows, booked, zoneOn, now),
    days: (days) => days.map((day) => withBooked(day, booked)),
    overlaps: (items) =>
      new Map(
        [...bookedOverlaps(items, bookings, zoneOn)].map(([id, booking]) => [
          id,
          say(bookingsWords.sameTime, { title: booking.title, times: timesOfBooking(booking, time) }),
        ]),
      ),
  }
}

function withBooked(day: TimelineDay<ItineraryItem>, { stops }: BookedDays<Booking>): BookedTimelineDay {
  const own = stops.get(day.date) ?? []
  if (own.length === 0) return day
  const icons = [...own.map(({ booking }) => typeOf[booking.kind]), ...day.icons]
  return {
    ...day,
    booked: own.length,
    icons: icons.slice(0, iconsShown),
    hasMore: own.length + day.count > iconsShown,
  }
}
