import type { TripLeg } from '@sojourn/contract/legs/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { Point } from '@sojourn/contract/values/point'
import { positionOptions } from '@sojourn/contract/weather/local-card'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { collectionQuery } from '../sync/cache/lists.ts'
import { readApi } from '../sync/http/api.ts'
import { browserLocator, findPosition, readPermission } from './position.ts'

const noLegs: readonly TripLeg[] = []

/** Where a trip goes and the weather of each of its days. Another place or date is another question. */
export const tripWeatherQuery = (
  { id, destination, latitude, longitude, startDate, endDate }: Trip,
  legs: readonly TripLeg[] | null = noLegs,
) =>
  queryOptions({
    queryKey: [
      'trips',
      id,
      'weather',
      destination,
      latitude,
      longitude,
      startDate,
      endDate,
      // A version is new once the server has the place as it is here, and can answer for it.
      ...(legs ?? noLegs).map(({ id: leg, version }) => `${leg}.${version}`),
    ],
    queryFn: (read) => readApi('weather.ofTrip', { params: { tripId: id } }, read),
  })

export function useTripWeather(trip: Trip) {
  const { data: legs, isError } = useQuery(collectionQuery(trip.id, 'legs'))
  return useQuery({ ...tripWeatherQuery(trip, legs), enabled: legs !== undefined || isError })
}

export const positionQuery = queryOptions({
  queryKey: ['position'],
  queryFn: () => findPosition(browserLocator),
  staleTime: positionOptions.maximumAge,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
})

export const permissionQuery = queryOptions({
  queryKey: ['position', 'permission'],
  queryFn: readPermission,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/** Fails at once: the card has its own Retry. */
export const localWeatherQuery = ({ lat, lng }: Point) =>
  queryOptions({
    queryKey: ['weather', 'here', lat, lng],
    queryFn: (read) => readApi('weather.here', { query: { lat, lng } }, read),
    staleTime: positionOptions.maximumAge,
    retry: false,
  })
