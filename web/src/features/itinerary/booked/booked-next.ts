import type { BookedDays } from '@sojourn/contract/bookings/booked-days'
import { bookingEnd, bookingStart } from '@sojourn/contract/bookings/booking-ends'
import { pointOfEnd } from '@sojourn/contract/bookings/end-point'
import { type NextBooked, nextBooked } from '@sojourn/contract/bookings/next-booked'
import type { Booking } from '@sojourn/contract/bookings/schema'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { isBed } from '@sojourn/contract/itinerary/tonight'
import type { LocalTime } from '@sojourn/contract/trips/local-clock'
import { instantAt, type LocalMoment } from '@sojourn/contract/values/local-moment'
import { addDays, type PlainDate } from '@sojourn/contract/values/plain-date'
import { type Point, pointOf } from '@sojourn/contract/values/point'

export interface BookedFrom {
  title: string
  point: Point
}

export interface BookedAhead {
  next: NextBooked<Booking>
  from: BookedFrom | null
  now: LocalMoment
}

type ZoneOn = (date: PlainDate) => string

interface Plan {
  booked: BookedDays<Booking>
  items: readonly ItineraryItem[]
  zoneOn: ZoneOn
}

/** What is booked next, unless an activity comes before it. */
export function bookedAhead(
  plan: Plan,
  clock: LocalTime,
  skipped: ReadonlySet<string>,
  nextItem: ItineraryItem | null,
): BookedAhead | null {
  const now = { ...clock, zone: plan.zoneOn(clock.date) }
  const next = nextBooked(plan.booked.stops, now, plan.zoneOn, skipped)
  if (!next) return null
  const itemAt = nextItem && instantOf(nextItem, plan.zoneOn)
  if (itemAt !== null && (next.at === null || itemAt < instantAt(next.at))) return null
  return { next, from: next.at && placeBefore(plan, instantAt(next.at), clock.date), now }
}

const instantOf = ({ date, time }: Pick<ItineraryItem, 'date' | 'time'>, zoneOn: ZoneOn): number | null =>
  time === null ? null : instantAt({ date, time, zone: zoneOn(date) })

/** Where one is by the plan: the stop before it on that day, else the night's bed. */
function placeBefore({ booked, items, zoneOn }: Plan, instant: number, today: PlainDate): BookedFrom | null {
  const planned = items
    .filter(({ date }) => date === today)
    .map((item) => ({ at: instantOf(item, zoneOn), title: item.title, point: pointOf(item) }))
  const fixed = (booked.stops.get(today) ?? []).map(({ booking, end }) => {
    const isRide = end === 'to' || booking.toDate === booking.fromDate
    const zone = zoneOn(today)
    const at = isRide ? bookingEnd(booking, zone) : bookingStart(booking, zone)
    return {
      at: at && instantAt(at),
      title: (isRide && (booking.toCode ?? booking.toPlace)) || booking.title,
      point: (isRide && pointOfEnd(booking, 'to')) || pointOfEnd(booking, 'from'),
    }
  })
  const before = [...planned, ...fixed]
    .filter(({ at, point }) => at !== null && point !== null && at < instant)
    .toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0))
    .at(-1)
  if (before?.point) return { title: before.title, point: before.point }
  const bed = booked.beds.get(addDays(today, -1))?.booking
  const bedPoint = bed?.kind === 'stay' ? pointOfEnd(bed, 'from') : null
  if (bed && bedPoint) return { title: bed.title, point: bedPoint }
  const house = items.findLast((item) => isBed(item) && item.date < today)
  const housePoint = house ? pointOf(house) : null
  return house && housePoint ? { title: house.title, point: housePoint } : null
}
