import type { BudgetOptimization, LocalEvent, Recommendation } from '@sojourn/contract/ai/schema'
import { maxRecommendations } from '@sojourn/contract/ai/preferences'

/** What was generated for a trip on this device; null where nothing was. */
export interface Results {
  personalized: Recommendation[] | null
  budget: BudgetOptimization | null
  events: LocalEvent[] | null
}

export type Part = keyof Results
export const parts: readonly Part[] = ['personalized', 'budget', 'events']
export const noResults: Results = { personalized: null, budget: null, events: null }

const keyOf = (part: Part, tripId: number): string => `ai_${part}_${tripId}`

type PartStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
const browserStorage = (): PartStorage => localStorage

/** REC-06. */
export const firstOf = (recommendations: readonly Recommendation[]): Recommendation[] =>
  recommendations.slice(0, maxRecommendations)

/** What another build or a person wrote there is no result. */
const isResult: { readonly [P in Part]: (value: unknown) => boolean } = {
  personalized: Array.isArray,
  events: Array.isArray,
  budget: (value) =>
    typeof value === 'object' &&
    value !== null &&
    'budgetBreakdown' in value &&
    'savingsOpportunities' in value &&
    'optimizedItinerary' in value,
}

function readPart<P extends Part>(tripId: number, part: P, storage = browserStorage): Results[P] {
  try {
    const value: unknown = JSON.parse(storage().getItem(keyOf(part, tripId)) ?? 'null')
    return isResult[part](value) ? (value as Results[P]) : (null as Results[P])
  } catch {
    return null as Results[P]
  }
}

export const readStoredResults = (tripId: number, storage = browserStorage): Results => ({
  personalized: readPart(tripId, 'personalized', storage),
  budget: readPart(tripId, 'budget', storage),
  events: readPart(tripId, 'events', storage),
})

/** Writes or, with null, removes. */
export function storePart(tripId: number, part: Part, value: Results[Part], storage = browserStorage): void {
  try {
    if (value === null) storage().removeItem(keyOf(part, tripId))
    else storage().setItem(keyOf(part, tripId), JSON.stringify(value))
  } catch {
    // Storage is blocked or full: the results are there until the page is left.
  }
}

export function storeResults(tripId: number, results: Results, storage = browserStorage): void {
  for (const part of parts) storePart(tripId, part, results[part], storage)
}
