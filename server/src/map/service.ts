import { createHash } from 'node:crypto'
import type { Point } from '@sojourn/contract/values/point'
import { type Route, straightRoute } from '@sojourn/contract/map/route'
import type { RouteProfile } from '@sojourn/contract/map/route-profiles'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import type { Osrm } from './osrm.ts'

export interface RouteWish {
  points: Point[]
  profile: RouteProfile
}

/** The road route, from the cache where it is known; straight lines with estimates when there is none. */
export async function findRoute(
  db: Db,
  router: Osrm | null,
  { points, profile }: RouteWish,
  onFailure: (error: unknown) => void,
): Promise<Route> {
  if (!router) return straightRoute(points, profile)
  const key = keyOf({ points, profile })
  const known = await db.selectFrom('routes').select('route').where('key', '=', key).executeTakeFirst()
  if (known) return known.route as Route
  try {
    const route = await router.route(points, profile)
    await keep(db, key, route)
    return route
  } catch (error) {
    onFailure(error)
    return straightRoute(points, profile)
  }
}

/** Five decimals are a metre: the same stops give the same key. */
const keyOf = ({ points, profile }: RouteWish): string =>
  createHash('sha256')
    .update([profile, ...points.map(({ lat, lng }) => `${lat.toFixed(5)},${lng.toFixed(5)}`)].join(';'))
    .digest('base64url')

async function keep(db: Db, key: string, route: Route): Promise<void> {
  await db
    .insertInto('routes')
    .values({ key, route: sql`${JSON.stringify(route)}::jsonb` })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}
