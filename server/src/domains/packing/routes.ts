import { packingApi } from '@sojourn/contract/packing/api'
import type { Routes } from '../../kernel/deps.ts'
import { mount } from '../../kernel/mount/mount.ts'
import { weatherContext } from '../weather/context.ts'
import { suggestItems } from './suggestions.ts'

export const packingRoutes: Routes = (app, deps) => {
  mount(app, deps, packingApi.suggestions, (call) =>
    suggestItems(weatherContext(deps, call), call.access, call.query.home),
  )
}
