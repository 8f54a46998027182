import { itineraryApi } from '@sojourn/contract/itinerary/api'
import type { Routes } from '../http/deps.ts'
import { mount } from '../http/mount.ts'
import { reorderDay } from './reorder.ts'
import { addItem, listItems, removeItem, updateItem } from './service.ts'

export const itineraryRoutes: Routes = (app, deps) => {
  mount(app, deps, itineraryApi.list, ({ db, access }) => listItems(db, access))
  mount(app, deps, itineraryApi.add, ({ db, access, body }) => addItem(db, access, body))
  mount(app, deps, itineraryApi.reorder, ({ db, access, body }) => reorderDay(db, access, body))
  mount(app, deps, itineraryApi.update, ({ db, access, params, body }) =>
    updateItem(db, access, params.id, body),
  )
  mount(app, deps, itineraryApi.remove, async ({ db, access, params }) => {
    await removeItem(db, access, params.id)
    return { ok: true as const }
  })
}
