import type { BudgetOptimization, LocalEvent, Recommendation } from '@sojourn/contract/ai/schema'
import { maxRecommendations } from '@sojourn/contract/ai/preferences'
import { dropStored, type KeyStorage, readStoredJson, store } from '../../../browser/stored.ts'

export interface Results {
  personalized: Recommendation[] | null
  budget: BudgetOptimization | null
  events: LocalEvent[] | null
}

export type Part = keyof Results
export const parts: readonly Part[] = ['personalized', 'budget', 'events']
export const noResults: Results = { personalized: null, budget: null, events: null }

const keyOf = (part: Part, tripId: number): string => `ai_${part}_${tripId}`

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

function readPart<P extends Part>(tripId: number, part: P, storage?: KeyStorage): Results[P] {
  const value = readStoredJson(keyOf(part, tripId), storage)
  return (isResult[part](value) ? value : null) as Results[P]
}

export const readStoredResults = (tripId: number, storage?: KeyStorage): Results => ({
  personalized: readPart(tripId, 'personalized', storage),
  budget: readPart(tripId, 'budget', storage),
  events: readPart(tripId, 'events', storage),
})

export function storePart(tripId: number, part: Part, value: Results[Part], storage?: KeyStorage): void {
  if (value === null) dropStored(keyOf(part, tripId), storage)
  else store(keyOf(part, tripId), JSON.stringify(value), storage)
}

export function storeResults(tripId: number, results: Results, storage?: KeyStorage): void {
  for (const part of parts) storePart(tripId, part, results[part], storage)
}
