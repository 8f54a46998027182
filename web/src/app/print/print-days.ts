import { bookingCodes } from '@sojourn/contract/itinerary/booking-codes'
import { numbered } from '@sojourn/contract/itinerary/item-order'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { dayNumber, tripDays } from '@sojourn/contract/itinerary/timeline'
import { durationText, isSamePlace } from '@sojourn/contract/map/distance-text'
import { estimatedLegs } from '@sojourn/contract/map/route'
import type { Figures } from '@sojourn/contract/units/figures'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { type Point, pointOf } from '@sojourn/contract/values/point'

export interface PrintStop {
  number: number
  item: ItineraryItem
  point: Point | null
  codes: string[]
  /** '2.4 km, 7 min from stop 15'; null for the first one and where a place is unknown. */
  way: string | null
}

export interface PrintDay {
  date: PlainDate
  /** 'Day 4 of 8' */
  label: string
  stops: PrintStop[]
}

interface TripDates {
  startDate: string
  endDate: string
}

/** The days that have something in them, each for a page of its own. A free day costs no paper. */
export function printDays(trip: TripDates, items: readonly ItineraryItem[], figures: Figures): PrintDay[] {
  const byDay = Map.groupBy(numbered(items), ({ item }) => item.date)
  return [...byDay].map(([date, stops]) => ({
    date,
    label: dayLabel(trip, date),
    stops: withWays(stops, figures),
  }))
}

function dayLabel(trip: TripDates, date: PlainDate): string {
  const number = dayNumber(trip, date)
  if (number !== null) return `Day ${number} of ${tripDays(trip).length}`
  return date < trip.startDate.slice(0, 10) ? 'Before the trip' : 'After the trip'
}

function withWays(stops: readonly { number: number; item: ItineraryItem }[], figures: Figures): PrintStop[] {
  let before: (Point & { number: number }) | null = null
  return stops.map(({ number, item }) => {
    const point = pointOf(item)
    const way = before && point ? wayText(before, point, figures) : null
    if (point) before = { ...point, number }
    return { number, item, point, codes: bookingCodes(item.description, item.notes), way }
  })
}

function wayText(from: Point & { number: number }, to: Point, { distance }: Figures): string | null {
  const [leg] = estimatedLegs([from, to])
  if (!leg || isSamePlace(leg.distanceM)) return null
  return `${distance(leg.distanceM)}, ${durationText(leg.durationS)} from stop ${from.number}`
}
