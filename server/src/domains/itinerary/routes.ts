import { itineraryApi } from '@sojourn/contract/itinerary/api'
import type { Routes } from '../../kernel/deps.ts'
import { mount } from '../../kernel/mount/mount.ts'
import { reorderDay } from './reorder.ts'

export const itineraryRoutes: Routes = (app, deps) => {
  mount(app, deps, itineraryApi.reorder, ({ db, access, body }) => reorderDay(db, access, body))
}
