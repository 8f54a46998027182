// What is known of a day of a trip without asking anybody: the guide's hours and the course of the sun.
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { queryOptions } from '@tanstack/react-query'
import { guideOf } from '../guide/trip-guide.ts'

/** It is on this device, or its file is: there is nothing to wait for, and nothing that could change. */
const known = { staleTime: Number.POSITIVE_INFINITY, networkMode: 'always', retry: false } as const

export const guideQuery = (trip: Trip) =>
  queryOptions({
    ...known,
    queryKey: ['guide', trip.destination, trip.latitude, trip.longitude],
    queryFn: () => guideOf(trip),
  })

/** When a stop is open on its day; null where the guide does not know it. */
export const stopHoursQuery = (trip: Trip, stop: ItineraryItem) => {
  const { title, location, latitude, longitude, date } = stop
  return queryOptions({
    ...known,
    queryKey: ['guide', 'hours', trip.id, trip.destination, title, location, latitude, longitude, date],
    queryFn: async ({ client }) => {
      const [guide, { stopHours }] = await Promise.all([
        client.ensureQueryData(guideQuery(trip)),
        import('@sojourn/planner/guide/stop-hours'),
      ])
      return guide && stopHours(guide.places, stop, { date, countryCode: trip.countryCode })
    },
  })
}

/** From sunrise to sunset in minutes, a whole day where it does not set, `dark` where it does not rise; null where nobody knows the place. */
export const sunOfDayQuery = ({ latitude, longitude, timeZone }: Trip, date: PlainDate) =>
  queryOptions({
    ...known,
    queryKey: ['sun', latitude, longitude, timeZone, date],
    queryFn: async () => {
      if (latitude === null || longitude === null || timeZone === null) return null
      const { daylightOn } = await import('@sojourn/planner/climate/daylight')
      return daylightOn({ latitude, longitude }, timeZone, date).sun ?? 'dark'
    },
  })
