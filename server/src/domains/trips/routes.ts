import { tripsApi } from '@sojourn/contract/trips/api'
import type { Routes } from '../../kernel/deps.ts'
import { mount } from '../../kernel/mount/mount.ts'
import { createTrip, getTrip, listTrips, removeTrip, tripContents } from './service.ts'
import { updateTrip } from './update-trip.ts'

export const tripRoutes: Routes = (app, deps) => {
  mount(app, deps, tripsApi.list, ({ db, user, today }) => listTrips(db, user, today))
  mount(app, deps, tripsApi.create, ({ db, user, body, today }) => createTrip(db, user, body, today))
  mount(app, deps, tripsApi.get, ({ db, access, today }) => getTrip(db, access, today))
  mount(app, deps, tripsApi.contents, ({ db, access }) => tripContents(db, access))
  mount(app, deps, tripsApi.update, ({ db, access, body, today }) => updateTrip(db, access, body, today))
  mount(app, deps, tripsApi.remove, async ({ db, access }) => {
    await removeTrip(db, access)
    return { ok: true as const }
  })
}
