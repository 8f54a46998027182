import { bookedDays, type BookedDays } from '@sojourn/contract/bookings/booked-days'
import { bookedOverlaps } from '@sojourn/contract/bookings/booked-overlap'
import { timesOfBooking } from '@sojourn/contract/bookings/booking-text'
import { pointOfEnd } from '@sojourn/contract/bookings/end-point'
import type { BookingKind } from '@sojourn/contract/bookings/kinds'
import type { Booking } from '@sojourn/contract/bookings/schema'
import { titleOfStop } from '@sojourn/contract/bookings/stop-text'
import { bookingsWords } from '@sojourn/contract/bookings/words'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { TimelineDay } from '@sojourn/contract/itinerary/timeline'
import { placeOfDay } from '@sojourn/contract/legs/place-of-day'
import type { TripLeg } from '@sojourn/contract/legs/schema'
import type { LocalTime } from '@sojourn/contract/trips/local-clock'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { Figures } from '@sojourn/contract/units/figures'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { Point } from '@sojourn/contract/values/point'
import { say } from '@sojourn/contract/words/say'
import type { ListRow } from '../item-list/list-rows.ts'
import { type BookedAhead, bookedAhead } from './booked-next.ts'
import { withBookedRows } from './booked-rows.ts'

/** A day of the timeline with what is booked on it. */
type BookedTimelineDay = TimelineDay<ItineraryItem> & { booked?: number }

interface BookedNight {
  id: string
  name: string
  number: number
  of: number
  at: Point | null
}

/** What a trip's bookings add to its plan. */
export interface BookedPlan extends BookedDays<Booking> {
  /** Days with something in them; the trip's own and others. */
  readonly dates: readonly PlainDate[]
  rows: (rows: readonly ListRow[], now: LocalTime | null) => ListRow[]
  days: (days: readonly TimelineDay<ItineraryItem>[]) => BookedTimelineDay[]
  /** What is booked next, unless an activity comes before it. */
  ahead: (
    items: readonly ItineraryItem[],
    now: LocalTime,
    skipped: ReadonlySet<string>,
    next: ItineraryItem | null,
  ) => BookedAhead | null
  /** The booked bed of a night. */
  night: (date: PlainDate) => BookedNight | null
  /** What is booked on the days to come. */
  later: (now: LocalTime) => { date: PlainDate; time: string | null; title: string } | null
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
    ahead: (items, now, skipped, next) => bookedAhead({ booked, items, zoneOn }, now, skipped, next),
    night: (date) => nightOf(booked, date),
    later: (now) => firstLater(booked, now),
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

function firstLater({ stops }: BookedDays<Booking>, now: LocalTime) {
  const date = [...stops.keys()].toSorted().find((day) => day > now.date)
  const stop = date ? stops.get(date)?.[0] : undefined
  if (!date || !stop) return null
  const { booking, end } = stop
  return { date, time: end === 'from' ? booking.fromTime : booking.toTime, title: titleOfStop(stop) }
}

function nightOf({ beds }: BookedDays<Booking>, date: PlainDate): BookedNight | null {
  const bed = beds.get(date)
  if (bed?.booking.kind !== 'stay') return null
  const { booking, night, of } = bed
  return { id: booking.id, name: booking.title, number: night, of, at: pointOfEnd(booking, 'from') }
}
