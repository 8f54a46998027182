import { suggestionsFreshMs } from '@sojourn/contract/ai/preferences'
import type { SavedResults, Suggestion } from '@sojourn/contract/ai/schema'
import { queryOptions } from '@tanstack/react-query'
import { readApi } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'

const nothingSaved: SavedResults = {
  suggestions: [],
  suggestionsAt: null,
  dayPlans: [],
  dayPlansAt: null,
  itinerary: null,
  itineraryAt: null,
  notice: null,
}

/** A bare list is what another server may answer (C-119). */
export const resultsOf = (answer: SavedResults | readonly Suggestion[]): SavedResults =>
  isList(answer)
    ? { ...nothingSaved, suggestions: [...answer], suggestionsAt: new Date().toISOString() }
    : answer

const isList = (answer: SavedResults | readonly Suggestion[]): answer is readonly Suggestion[] =>
  Array.isArray(answer)

/** What was generated last. Reading it never generates. */
export const savedQuery = (tripId: number) =>
  queryOptions({
    queryKey: ['trips', tripId, 'ai'],
    queryFn: async (read) => {
      const answer = await readApi('ai.saved', { params: { tripId } }, read)
      return answer && resultsOf(answer)
    },
    staleTime: suggestionsFreshMs,
  })

/** Lays what was just generated over what was saved before. */
export async function keepSaved(tripId: number, results: Partial<SavedResults>): Promise<void> {
  const { queryKey } = savedQuery(tripId)
  // An answer of before would take the new results away again.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (before) => ({ ...(before ?? nothingSaved), ...results }))
}
