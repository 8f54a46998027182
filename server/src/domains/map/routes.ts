import { mapApi } from '@sojourn/contract/map/api'
import { straightRoute } from '@sojourn/contract/map/route'
import { placeItems } from '../places/geocoding/place-items.ts'
import type { Routes } from '../../kernel/deps.ts'
import { mount } from '../../kernel/mount/mount.ts'
import { Turns } from '../../platform/limits/turns.ts'
import { mapConfigOf } from './map-config.ts'
import { townsIn } from './map-labels.ts'

/** Each may take ten seconds. */
const placings = new Turns({ maxUnderWay: 1, maxWaiting: 5 })

export const mapRoutes: Routes = (app, deps) => {
  const { providers } = deps

  mount(app, deps, mapApi.config, async () => mapConfigOf(deps))
  mount(app, deps, mapApi.labels, async ({ query }) => townsIn(query))
  mount(app, deps, mapApi.place, ({ db, user, access, request }) =>
    placings.run(user.id, () =>
      placeItems(db, providers.geocoder, access, (error) =>
        request.log.warn({ err: error }, 'geocoder failed'),
      ),
    ),
  )
  mount(app, deps, mapApi.route, async ({ body: { points, profile }, request }) => {
    const onFailure = (error: unknown) => request.log.warn({ err: error }, 'router failed')
    return (await providers.router?.route(points, profile, onFailure)) ?? straightRoute(points, profile)
  })
}
