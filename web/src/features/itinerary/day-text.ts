import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { dayNumber } from '@sojourn/contract/itinerary/timeline'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { Figures } from '@sojourn/contract/units/figures'
import type { PlainDate } from '@sojourn/contract/values/plain-date'

/** 'Day 4', or where the date lies when it is none of the trip's days. */
export function dayName(trip: Pick<Trip, 'startDate' | 'endDate'>, date: PlainDate): string {
  const number = dayNumber(trip, date)
  if (number !== null) return `Day ${number}`
  return date < trip.startDate.slice(0, 10) ? 'Before the trip' : 'After the trip'
}

/** '10:30', '10:30 – 12:00', or nothing. */
export function timesText(
  { time, endTime }: Pick<ItineraryItem, 'time' | 'endTime'>,
  figures: Figures,
): string {
  if (!time) return ''
  return endTime ? figures.span(time, endTime) : figures.time(time)
}
