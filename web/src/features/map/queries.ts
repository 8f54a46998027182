import { maxRoutePoints, type Point } from '@sojourn/contract/map/defaults'
import { type Route, type RouteProfile, straightRoute } from '@sojourn/contract/map/route'
import { queryOptions } from '@tanstack/react-query'
import { callApi, readApi } from '../../lib/api.ts'

const dayMs = 86_400_000

export const mapConfigQuery = queryOptions({
  queryKey: ['map'],
  queryFn: ({ signal }) => readApi('map.config', {}, signal),
  staleTime: dayMs,
  retry: false,
})

interface Frame {
  south: number
  west: number
  north: number
  east: number
}

const rounded = (value: number): number => Number(value.toFixed(2))

/** Towns of a frame, to two decimals: a small move asks for nothing new. */
export const labelsQuery = ({ south, west, north, east }: Frame) => {
  const frame = { south: rounded(south), west: rounded(west), north: rounded(north), east: rounded(east) }
  return queryOptions({
    queryKey: ['map', 'labels', frame],
    queryFn: ({ signal }) => readApi('map.labels', { query: frame }, signal),
    staleTime: dayMs,
    retry: false,
  })
}

/** A road route; the straight line when there are too many stops, no service, or no connection. It never fails. */
export const routeQuery = (points: readonly Point[], profile: RouteProfile) =>
  queryOptions({
    queryKey: ['routes', profile, points],
    queryFn: async ({ signal }): Promise<Route> => {
      if (points.length > maxRoutePoints) return straightRoute(points, profile)
      try {
        return await callApi('map.route', { body: { points: [...points], profile } }, { signal })
      } catch {
        return straightRoute(points, profile)
      }
    },
    staleTime: dayMs,
    retry: false,
  })
