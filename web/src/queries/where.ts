// Where one is, for whatever asks it of a trip with several places.
import { timeOnTrip } from '@sojourn/contract/legs/place-now'
import { placeOfHead } from '@sojourn/contract/legs/place-of-day'
import type { TripLeg } from '@sojourn/contract/legs/schema'
import { tripAt, tripOn } from '@sojourn/contract/legs/trip-at'
import type { LocalTime } from '@sojourn/contract/trips/local-clock'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useMinute } from '../browser/use-minute.ts'
import { collectionQuery } from '../sync/cache/lists.ts'

const noLegs: readonly TripLeg[] = []

export const useLegs = (trip: Trip | null | undefined): readonly TripLeg[] =>
  useQuery({ ...collectionQuery(trip?.id ?? 0, 'legs'), enabled: Boolean(trip) }).data ?? noLegs

/** What calendar and clock say where one is on the trip. */
export function useTripTime(trip: Trip): LocalTime {
  const now = useMinute()
  const legs = useLegs(trip)
  return useMemo(() => timeOnTrip(trip, legs, now), [now, legs, trip])
}

/** The trip as if it went nowhere but where one is on that day. */
export function useTripOn(trip: Trip, date: PlainDate): Trip {
  const legs = useLegs(trip)
  return useMemo(() => tripOn(trip, legs, date), [trip, legs, date])
}

/** The trip with the place whose picture and colour its head has. */
export function useHeadTrip<T extends Trip | null | undefined>(trip: T): T {
  const now = useMinute()
  const legs = useLegs(trip)
  return useMemo(() => {
    if (!trip || legs.length === 0) return trip
    return tripAt<Trip>(trip, placeOfHead(trip, legs, timeOnTrip(trip, legs, now).date)) as T
  }, [trip, legs, now])
}

/** Whose clock a time of that day is told by, where it says none itself. */
export function useZoneOn(trip: Trip): (date: PlainDate) => string {
  const legs = useLegs(trip)
  return useCallback((date) => tripOn(trip, legs, date).timeZone ?? trip.timeZone ?? 'UTC', [trip, legs])
}
