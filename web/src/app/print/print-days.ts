import type { BookedDays } from '@sojourn/contract/bookings/booked-days'
import type { BedBooked, BookedStop } from '@sojourn/contract/bookings/day-stops'
import type { Booking } from '@sojourn/contract/bookings/schema'
import type { DayNote } from '@sojourn/contract/day-notes/schema'
import { exportPrintWords } from '@sojourn/contract/export/words-print'
import { bookingCodes } from '@sojourn/contract/itinerary/booking-codes'
import { numbered } from '@sojourn/contract/itinerary/item-order'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { dayNumber, tripDays } from '@sojourn/contract/itinerary/timeline'
import { type Night, tonight } from '@sojourn/contract/itinerary/tonight'
import { durationText, isSamePlace } from '@sojourn/contract/map/distance-text'
import { estimatedLegs } from '@sojourn/contract/map/route'
import type { Figures } from '@sojourn/contract/units/figures'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { type Point, pointOf } from '@sojourn/contract/values/point'
import { say } from '@sojourn/contract/words/say'

export interface PrintStop {
  number: number
  item: ItineraryItem
  point: Point | null
  codes: string[]
  /** The way on to the next stop: '25 km, 38 min', or '2.4 km, 7 min from stop 15' when this one has no place. */
  way: string | null
}

export interface PrintDay {
  date: PlainDate
  /** 'Day 4 of 8' */
  label: string
  stops: PrintStop[]
  distanceM: number
  night: Night<ItineraryItem> | null
  notes: string[]
  /** What is booked, for its place between the stops. */
  booked: readonly BookedStop<Booking>[]
  bed: BedBooked<Booking> | null
}

const nothingBooked: BookedDays<Booking> = { stops: new Map(), beds: new Map() }

interface TripDates {
  startDate: string
  endDate: string
}

/** The days that have something in them, each for a page of its own. A free day costs no paper. */
export function printDays(
  trip: TripDates,
  items: readonly ItineraryItem[],
  dayNotes: readonly DayNote[],
  figures: Figures,
  booked: BookedDays<Booking> = nothingBooked,
): PrintDay[] {
  const byDay = Map.groupBy(numbered(items), ({ item }) => item.date)
  const notes = Map.groupBy(dayNotes, ({ date }) => date)
  return [...new Set([...byDay.keys(), ...notes.keys(), ...booked.stops.keys()])].toSorted().map((date) => ({
    date,
    label: dayLabel(trip, date),
    ...withWays(byDay.get(date) ?? [], figures),
    night: tonight(trip, items, date),
    notes: (notes.get(date) ?? []).map(({ text }) => text),
    booked: booked.stops.get(date) ?? [],
    bed: booked.beds.get(date) ?? null,
  }))
}

function dayLabel(trip: TripDates, date: PlainDate): string {
  const number = dayNumber(trip, date)
  if (number !== null) return say(exportPrintWords.dayOf, { number, total: tripDays(trip).length })
  return date < trip.startDate.slice(0, 10) ? exportPrintWords.beforeTrip : exportPrintWords.afterTrip
}

function withWays(
  stops: readonly { number: number; item: ItineraryItem }[],
  figures: Figures,
): Pick<PrintDay, 'stops' | 'distanceM'> {
  let before: (Point & { number: number }) | null = null
  let distanceM = 0
  const printed: PrintStop[] = []
  for (const { number, item } of stops) {
    const point = pointOf(item)
    const last = printed.at(-1)
    const [leg] = before && point ? estimatedLegs([before, point]) : []
    if (before && last && leg && !isSamePlace(leg.distanceM)) {
      distanceM += leg.distanceM
      const way = { distance: figures.distance(leg.distanceM), duration: durationText(leg.durationS) }
      last.way =
        before.number === last.number
          ? say(exportPrintWords.way, way)
          : say(exportPrintWords.wayFrom, { ...way, number: before.number })
    }
    if (point) before = { ...point, number }
    printed.push({ number, item, point, codes: bookingCodes(item.description, item.notes), way: null })
  }
  return { stops: printed, distanceM }
}
