import { insightsApi } from '@sojourn/contract/insights/api'
import { factsOfDestination } from '@sojourn/planner/assistant/destination-facts'
import { destinationInsights } from '@sojourn/planner/assistant/destination-insights'
import { festivalDates } from '../ai/festival-dates.ts'
import { placesAround } from '../ai/propose.ts'
import { readDestination } from '../ai/read-facts.ts'
import type { Routes } from '../../kernel/deps.ts'
import { mount } from '../../kernel/mount/mount.ts'
import { weatherContext } from '../weather/context.ts'

export const insightRoutes: Routes = (app, deps) => {
  mount(app, deps, insightsApi.list, async (call) => {
    const { facts, guide } = await readDestination(weatherContext(deps, call), call.access)
    return destinationInsights(facts, guide)
  })
  mount(app, deps, insightsApi.destination, async (call) => {
    const trip = await readDestination(weatherContext(deps, call), call.access)
    const { facts, guide, elevationM } = trip
    const found = await placesAround(deps, trip, (error) =>
      call.request.log.warn({ err: error }, 'the place lookup failed'),
    )
    return factsOfDestination(facts, guide, { elevationM, datesOf: festivalDates, found })
  })
}
