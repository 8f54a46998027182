// What bookings do on a day, in the order in which one does it: check-out, ride, check-in, whatever the clocks say.
import { compareText } from '../values/compare-text.ts'
import { minuteOf, minutesOfDay } from '../values/clock-time.ts'
import { instantAt, type LocalMoment } from '../values/local-moment.ts'
import type { PlainDate } from '../values/plain-date.ts'
import { type BookingEnds, bookingEnd, nightsBooked, bookingStart } from './booking-ends.ts'
import { type BookingStatus, hasTwoEnds, isRide } from './kinds.ts'

export interface BookedRow extends BookingEnds {
  readonly id: string
  readonly status: BookingStatus
}

export interface BookedStop<T> {
  booking: T
  /** The stop is where a booking begins, or ends on another date than it began. */
  end: 'from' | 'to'
  /** Of its day, for its place among other stops; null where no time is known. */
  minute: number | null
}

type Part = 'checkOut' | 'ride' | 'visit' | 'checkIn'

const partOf = <T extends BookedRow>({ booking, end }: BookedStop<T>): Part => {
  if (booking.kind === 'stay') return end === 'to' ? 'checkOut' : 'checkIn'
  return isRide(booking) ? 'ride' : 'visit'
}

/** What is cancelled is no stop. */
function stopsOn<T extends BookedRow>(bookings: readonly T[], date: PlainDate): BookedStop<T>[] {
  return bookings
    .filter(({ status }) => status !== 'cancelled')
    .flatMap((booking): BookedStop<T>[] => {
      const { kind, fromDate, fromTime, toDate, toTime } = booking
      const begins = fromDate === date
      const ends = hasTwoEnds(kind) && toDate === date && toDate !== fromDate
      return [
        ...(begins ? [{ booking, end: 'from' as const, minute: minuteOf(fromTime) }] : []),
        ...(ends ? [{ booking, end: 'to' as const, minute: minuteOf(toTime) }] : []),
      ]
    })
}

/** Rides follow each other in instants: west over the date line one lands before the hour at which one left. */
function inRideOrder<T extends BookedRow>(stops: readonly BookedStop<T>[], zone: string): BookedStop<T>[] {
  const momentOf = ({ booking, end }: BookedStop<T>): LocalMoment | null =>
    end === 'from' ? bookingStart(booking, zone) : bookingEnd(booking, zone)
  const instants = new Map(
    stops.map((stop) => {
      const moment = momentOf(stop)
      return [stop, moment ? instantAt(moment) : Infinity] as const
    }),
  )
  return stops.toSorted(
    (a, b) => compareNumbers(instants.get(a), instants.get(b)) || compareText(a.booking.id, b.booking.id),
  )
}

/** Without "Infinity - Infinity". */
const compareNumbers = (a = Infinity, b = Infinity): number => (a === b ? 0 : a < b ? -1 : 1)

const byMinute = <T extends BookedRow>(a: BookedStop<T>, b: BookedStop<T>): number =>
  compareNumbers(a.minute ?? Infinity, b.minute ?? Infinity) || compareText(a.booking.id, b.booking.id)

/** The minute of its last end on that date: a ride within the day is over when one has arrived. */
const overAt = <T extends BookedRow>({ booking, minute }: BookedStop<T>, date: PlainDate): number =>
  Math.max(minute ?? 0, booking.toDate === date ? (minuteOf(booking.toTime) ?? 0) : 0)

/**
 * A day's stops in their order. Each takes a minute that is never earlier than the one before it, so that what else is
 * planned finds its place between them.
 */
export function dayStops<T extends BookedRow>(
  bookings: readonly T[],
  date: PlainDate,
  zone: string,
): BookedStop<T>[] {
  const parts = Map.groupBy(stopsOn(bookings, date), partOf)
  const rides = inRideOrder(parts.get('ride') ?? [], zone)
  const leaving = Math.min(minutesOfDay, ...rides.flatMap(({ minute }) => minute ?? []))
  const arrived = Math.max(0, ...rides.map((ride) => overAt(ride, date)))

  const checkOuts = (parts.get('checkOut') ?? []).toSorted(byMinute).map((stop) => ({
    ...stop,
    // One leaves before anything else where nobody said when.
    minute: Math.min(stop.minute ?? (rides.length > 0 ? leaving : 0), leaving),
  }))
  let at = 0
  const going = rides.map((stop) => {
    at = Math.max(at, stop.minute ?? at)
    return { ...stop, minute: at }
  })
  const checkIns = (parts.get('checkIn') ?? []).toSorted(byMinute).map((stop) => ({
    ...stop,
    minute: rides.length > 0 ? Math.max(stop.minute ?? arrived, arrived, at) : stop.minute,
  }))
  return merged([...checkOuts, ...going, ...checkIns], parts.get('visit') ?? [])
}

/** Visits go where their time says; without one, to the day's end. */
function merged<T extends BookedRow>(
  fixed: readonly BookedStop<T>[],
  visits: readonly BookedStop<T>[],
): BookedStop<T>[] {
  const all = [...fixed]
  for (const visit of visits.toSorted(byMinute)) {
    const { minute } = visit
    const before = minute === null ? -1 : all.findIndex((stop) => (stop.minute ?? minutesOfDay) > minute)
    all.splice(before === -1 ? all.length : before, 0, visit)
  }
  return all
}

export interface BedBooked<T> {
  booking: T
  /** Of so many. */
  night: number
  of: number
}

/** Where one sleeps on the night that begins on a date: a stay, else a ride that goes on past midnight. */
export function bedOf<T extends BookedRow>(bookings: readonly T[], date: PlainDate): BedBooked<T> | null {
  const open = bookings.filter(({ status }) => status !== 'cancelled')
  for (const booking of open.toSorted((a, b) => compareText(b.fromDate, a.fromDate))) {
    const nights = booking.kind === 'stay' || isRide(booking) ? nightsBooked(booking) : []
    const night = nights.indexOf(date) + 1
    if (night > 0) return { booking, night, of: nights.length }
  }
  return null
}
