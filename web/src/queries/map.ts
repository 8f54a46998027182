import { maxRoutePoints } from '@sojourn/contract/map/defaults'
import type { Point } from '@sojourn/contract/values/point'
import { type Route, straightRoute } from '@sojourn/contract/map/route'
import type { RouteProfile } from '@sojourn/contract/map/route-profiles'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../sync/http/api.ts'

const dayMs = 86_400_000

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
