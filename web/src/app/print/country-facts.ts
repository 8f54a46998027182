import { exportPrintWords } from '@sojourn/contract/export/words-print'
import { tripDays } from '@sojourn/contract/itinerary/timeline'
import type { TripLeg } from '@sojourn/contract/legs/schema'
import { tripOn } from '@sojourn/contract/legs/trip-at'
import type { Trip } from '@sojourn/contract/trips/schema'
import { clockText, minutesOfDay } from '@sojourn/contract/values/clock-time'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { CountryFacts, EmergencyNumbers } from '@sojourn/planner/countries/country-facts'
import { queryOptions } from '@tanstack/react-query'

/** The table of countries comes with the app, but only when somebody needs it. */
export const countryFactsQuery = (places: readonly { countryCode: string | null }[]) =>
  queryOptions({
    queryKey: ['countries', ...places.map(({ countryCode }) => countryCode)],
    queryFn: async (): Promise<Record<string, CountryFacts | null>> => {
      const { countryFacts } = await import('@sojourn/planner/countries/country-facts')
      const codes = places.flatMap(({ countryCode }) => countryCode ?? [])
      return Object.fromEntries(codes.map((code) => [code, countryFacts(code)]))
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export interface SunTimes {
  rise: string
  set: string
}

/** When the sun rises and sets where one is on each day of the trip; none where it does not. */
export const sunQuery = (trip: Trip, legs: readonly TripLeg[]) =>
  queryOptions({
    queryKey: [
      'sun',
      trip.id,
      trip.latitude,
      trip.longitude,
      trip.startDate,
      trip.endDate,
      ...legs.flatMap(({ latitude, longitude, arriveDate }) => [latitude, longitude, arriveDate]),
    ],
    queryFn: async (): Promise<Record<PlainDate, SunTimes>> => {
      const { daylightOn } = await import('@sojourn/planner/climate/daylight')
      const times = tripDays(trip).flatMap((date): [PlainDate, SunTimes][] => {
        const { latitude, longitude, timeZone } = tripOn(trip, legs, date)
        if (latitude === null || longitude === null || timeZone === null) return []
        const { sun } = daylightOn({ latitude, longitude }, timeZone, date)
        return sun && sun.to - sun.from < minutesOfDay
          ? [[date, { rise: clockText(sun.from), set: clockText(sun.to) }]]
          : []
      })
      return Object.fromEntries(times)
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** Whom to call under which number: one line where one number reaches all. */
export function emergencyLines({
  police,
  ambulance,
  fire,
}: EmergencyNumbers): [who: string, number: string][] {
  if (police === ambulance && police === fire) return [[exportPrintWords.policeAmbulanceFire, police]]
  if (ambulance === fire)
    return [
      [exportPrintWords.police, police],
      [exportPrintWords.ambulanceFire, ambulance],
    ]
  return [
    [exportPrintWords.police, police],
    [exportPrintWords.ambulance, ambulance],
    [exportPrintWords.fire, fire],
  ]
}
