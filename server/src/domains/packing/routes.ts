import { packingApi } from '@sojourn/contract/packing/api'
import type { Routes } from '../../kernel/deps.ts'
import { mount } from '../../kernel/mount/mount.ts'
import { weatherContext } from '../weather/context.ts'
import { suggestItems } from './suggestions.ts'
import { listTemplates, removeTemplate, saveTemplate } from './templates.ts'

export const packingRoutes: Routes = (app, deps) => {
  mount(app, deps, packingApi.suggestions, (call) =>
    suggestItems(weatherContext(deps, call), call.access, call.query.home),
  )
  mount(app, deps, packingApi.templates, ({ db, user }) => listTemplates(db, user))
  mount(app, deps, packingApi.saveTemplate, ({ db, user, params, body }) =>
    saveTemplate(db, user, params.id, body),
  )
  mount(app, deps, packingApi.removeTemplate, async ({ db, user, params }) => {
    await removeTemplate(db, user, params.id)
    return { ok: true as const }
  })
}
