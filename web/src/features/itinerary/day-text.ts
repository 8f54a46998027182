import { endsNextDay } from '@sojourn/contract/itinerary/item-end'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { bookingCount, dayNumber, itemCount } from '@sojourn/contract/itinerary/timeline'
import { itineraryWords } from '@sojourn/contract/itinerary/words'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { Figures } from '@sojourn/contract/units/figures'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'

/** 'Day 4', or where the date lies when it is none of the trip's days. */
export function dayName(trip: Pick<Trip, 'startDate' | 'endDate'>, date: PlainDate): string {
  const number = dayNumber(trip, date)
  if (number !== null) return say(itineraryWords.day, { number })
  return date < trip.startDate.slice(0, 10) ? itineraryWords.beforeTrip : itineraryWords.afterTrip
}

/** '10:30', '10:30 – 12:00', or nothing. */
export function timesText(
  { time, endTime }: Pick<ItineraryItem, 'time' | 'endTime'>,
  figures: Figures,
): string {
  if (!time) return ''
  if (!endTime) return figures.time(time)
  const span = figures.span(time, endTime)
  return endsNextDay({ time, endTime }) ? say(itineraryWords.nextDay, { time: span }) : span
}

/** 'Free day', '3 activities · 2 bookings' */
export function dayCount(activities: number, booked: number): string {
  if (activities === 0 && booked === 0) return itineraryWords.freeDay
  const counts = [activities > 0 && itemCount(activities), booked > 0 && bookingCount(booked)]
  return counts.filter(Boolean).join(' · ')
}
