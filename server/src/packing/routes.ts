import { packingApi } from '@sojourn/contract/packing/api'
import type { Routes } from '../http/deps.ts'
import { mount } from '../http/mount.ts'
import { weatherSource } from '../weather/source.ts'
import { addItem, listItems, removeItem, updateItem } from './service.ts'
import { suggestItems } from './suggestions.ts'

export const packingRoutes: Routes = (app, deps) => {
  mount(app, deps, packingApi.list, ({ db, access }) => listItems(db, access))
  mount(app, deps, packingApi.add, ({ db, access, body }) => addItem(db, access, body))
  mount(app, deps, packingApi.update, ({ db, access, params, body }) =>
    updateItem(db, access, params.id, body),
  )
  mount(app, deps, packingApi.remove, async ({ db, access, params }) => {
    await removeItem(db, access, params.id)
    return { ok: true as const }
  })
  mount(app, deps, packingApi.suggestions, (call) => suggestItems(weatherSource(deps, call), call.access))
}
