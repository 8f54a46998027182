import type { fullItinerary } from '@sojourn/planner/assistant/full-itinerary'
import type { optimiseBudget } from '@sojourn/planner/assistant/optimise-budget'
import type { planDays } from '@sojourn/planner/assistant/plan-days'
import type { recommendPlaces } from '@sojourn/planner/assistant/recommend-places'
import type { suggestGuidePlaces } from '@sojourn/planner/assistant/suggest-places'

declare module '../../kernel/deps.ts' {
  interface WorkerTasks {
    planDays: typeof planDays
    fullItinerary: typeof fullItinerary
    suggestPlaces: typeof suggestGuidePlaces
    recommendPlaces: typeof recommendPlaces
    optimiseBudget: typeof optimiseBudget
  }
}
