import { mapApi } from '@sojourn/contract/map/api'
import { geocoderOf } from '../geocoding/geocoder.ts'
import { findSpot } from '../geocoding/spot.ts'
import type { Routes } from '../http/deps.ts'
import { mount } from '../http/mount.ts'
import { townsIn } from './map-labels.ts'
import { Osrm } from './osrm.ts'
import { findRoute } from './service.ts'

export const mapRoutes: Routes = (app, deps) => {
  const { env } = deps
  const router = env.ROUTER_URL ? new Osrm(env.ROUTER_URL, env) : null
  const geocoder = geocoderOf(deps)

  mount(app, deps, mapApi.config, async () => ({
    tileUrl: env.TILE_URL ?? null,
    attribution: env.TILE_URL ? env.TILE_ATTRIBUTION : null,
    hasRouter: router !== null,
    hasGeocoder: geocoder !== null,
  }))
  mount(app, deps, mapApi.labels, async ({ query }) => townsIn(query))
  mount(app, deps, mapApi.locate, ({ db, access, query, request }) =>
    findSpot(db, geocoder, access, query.q, (error) => request.log.warn({ err: error }, 'geocoder failed')),
  )
  mount(app, deps, mapApi.route, ({ db, body, request }) =>
    findRoute(db, router, body, (error) => request.log.warn({ err: error }, 'router failed')),
  )
}
