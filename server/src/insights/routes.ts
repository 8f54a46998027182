import { insightsApi } from '@sojourn/contract/insights/api'
import type { Routes } from '../http/deps.ts'
import { mount } from '../http/mount.ts'

export const insightRoutes: Routes = (app, deps) => {
  mount(app, deps, insightsApi.list, async () => [])
}
