import { figuresIn } from '@sojourn/contract/units/figures'
import { unitsFor } from '@sojourn/contract/units/units'
import { catalogues } from '@sojourn/contract/words/catalogues'
import { tellAll } from '@sojourn/contract/words/tell-all'
import { factsOfDestination } from './destination-facts.ts'
import { destinationInsights } from './destination-insights.ts'
import { fullItinerary } from './full-itinerary.ts'
import { optimiseBudget } from './optimise-budget.ts'
import { planDays, toDayPlan } from './plan-days.ts'

const world = figuresIn(
  unitsFor(null, { temperatureUnit: 'C', distanceUnit: 'km', clock: '24', weekStart: 'monday' }),
)

/** What the planner means, as it is told in English. */
export const told = <T>(meant: T) => tellAll(meant, catalogues, world)

export const toldDays = (...asked: Parameters<typeof planDays>) => told(planDays(...asked))
export const toldDay = (...asked: Parameters<typeof toDayPlan>) => told(toDayPlan(...asked))
export const toldItinerary = (...asked: Parameters<typeof fullItinerary>) => told(fullItinerary(...asked))
export const toldBudget = (...asked: Parameters<typeof optimiseBudget>) => told(optimiseBudget(...asked))
export const toldInsights = (...asked: Parameters<typeof destinationInsights>) =>
  told(destinationInsights(...asked))
export const toldDestination = (...asked: Parameters<typeof factsOfDestination>) =>
  told(factsOfDestination(...asked))
