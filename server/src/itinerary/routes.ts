import { itineraryApi } from '@sojourn/contract/itinerary/api'
import type { Routes } from '../http/deps.ts'
import { mount } from '../http/mount.ts'
import { reorderDay } from './reorder.ts'

export const itineraryRoutes: Routes = (app, deps) => {
  mount(app, deps, itineraryApi.reorder, ({ db, access, body }) => reorderDay(db, access, body))
}
