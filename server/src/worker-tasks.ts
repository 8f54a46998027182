import type { fullItinerary } from '@sojourn/planner/assistant/full-itinerary'
import type { optimiseBudget } from '@sojourn/planner/assistant/optimise-budget'
import type { planDays } from '@sojourn/planner/assistant/plan-days'
import type { recommendPlaces } from '@sojourn/planner/assistant/recommend-places'
import type { suggestPlaces } from '@sojourn/planner/assistant/suggest-places'
import type { checkImport } from './domains/export/check-import.ts'
import { serveTasks } from './platform/workers/worker.ts'

/** What workers do. Each loads its code when it is first asked for: a thread holds no more than it needs. */
export const tasks = {
  checkImport: async (...args: Parameters<typeof checkImport>) =>
    (await import('./domains/export/check-import.ts')).checkImport(...args),
  planDays: async (...args: Parameters<typeof planDays>) =>
    (await import('@sojourn/planner/assistant/plan-days')).planDays(...args),
  fullItinerary: async (...args: Parameters<typeof fullItinerary>) =>
    (await import('@sojourn/planner/assistant/full-itinerary')).fullItinerary(...args),
  suggestPlaces: async (...args: Parameters<typeof suggestPlaces>) =>
    (await import('@sojourn/planner/assistant/suggest-places')).suggestPlaces(...args),
  recommendPlaces: async (...args: Parameters<typeof recommendPlaces>) =>
    (await import('@sojourn/planner/assistant/recommend-places')).recommendPlaces(...args),
  optimiseBudget: async (...args: Parameters<typeof optimiseBudget>) =>
    (await import('@sojourn/planner/assistant/optimise-budget')).optimiseBudget(...args),
}

serveTasks(tasks)
