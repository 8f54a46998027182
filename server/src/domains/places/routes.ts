import { placesApi } from '@sojourn/contract/places/api'
import { suggestSpots } from './geocoding/spot-search.ts'
import type { Routes } from '../../kernel/deps.ts'
import { mount } from '../../kernel/mount/mount.ts'
import { requireAccess } from '../../kernel/access/access.ts'
import { placeAt, suggestPlaces, understandPlace } from './service.ts'

export const placeRoutes: Routes = (app, deps) => {
  mount(app, deps, placesApi.search, async ({ db, user, query, request }) => {
    if (query.tripId === undefined) return suggestPlaces(query.q)
    const access = await requireAccess(db, user, 'content.read', { tripId: query.tripId })
    return suggestSpots(db, deps.providers.geocoder, access, query.q, (error) =>
      request.log.warn({ err: error }, 'geocoder failed'),
    )
  })
  mount(app, deps, placesApi.understand, async ({ query }) => understandPlace(query.q))
  mount(app, deps, placesApi.reverse, async ({ query }) => placeAt(query.lat, query.lng))
}
