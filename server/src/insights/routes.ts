import { insightsApi } from '@sojourn/contract/insights/api'
import { destinationInsights } from '@sojourn/planner/assistant/destination-insights'
import { readTrip } from '../ai/read-facts.ts'
import type { Routes } from '../http/deps.ts'
import { mount } from '../http/mount.ts'
import { weatherContext } from '../weather/context.ts'

export const insightRoutes: Routes = (app, deps) => {
  mount(app, deps, insightsApi.list, async (call) => {
    const { facts, guide } = await readTrip(weatherContext(deps, call), call.access, 0)
    return destinationInsights(facts, guide)
  })
}
