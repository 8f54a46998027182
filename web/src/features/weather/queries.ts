import type { Trip } from '@sojourn/contract/trips/schema'
import type { Point } from '@sojourn/contract/values/point'
import { positionOptions } from '@sojourn/contract/weather/local-card'
import { queryOptions } from '@tanstack/react-query'
import { readApi } from '../../sync/api.ts'
import { browserLocator, findPosition, readPermission } from './position.ts'

/** One entry for each day of a trip; empty when nobody knows the place. Another place or date is another question. */
export const tripWeatherQuery = ({
  id,
  destination,
  startDate,
  endDate,
}: Pick<Trip, 'id' | 'destination' | 'startDate' | 'endDate'>) =>
  queryOptions({
    queryKey: ['trips', id, 'weather', destination, startDate, endDate],
    queryFn: (read) => readApi('weather.ofTrip', { params: { tripId: id } }, read),
  })

export const placeWeatherQuery = (destination: string, date: string) =>
  queryOptions({
    queryKey: ['weather', destination, date],
    queryFn: (read) =>
      readApi('weather.atPlace', { params: { destination }, query: { date: date.slice(0, 10) } }, read),
  })

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
