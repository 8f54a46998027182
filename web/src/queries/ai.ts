import { suggestionsFreshMs } from '@sojourn/contract/ai/freshness'
import type { SavedResults, Suggestion } from '@sojourn/contract/ai/schema'
import { queryOptions } from '@tanstack/react-query'
import { readApi } from '../sync/http/api.ts'
import { queryClient } from '../sync/cache/query-client.ts'
import { orFromDevice } from '../guide/or-from-device.ts'
import { readDevice, storeDevice } from './device-results.ts'

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

export const savedQuery = (tripId: number) =>
  queryOptions({
    queryKey: ['trips', tripId, 'ai'],
    queryFn: async (read) => {
      const answer = await orFromDevice<SavedResults | Suggestion[] | null>(
        () => readApi('ai.saved', { params: { tripId } }, read),
        () => read.client.getQueryData<SavedResults>(read.queryKey) ?? nothingSaved,
      )
      return answer && withDevice(resultsOf(answer), readDevice(tripId))
    },
    staleTime: suggestionsFreshMs,
  })

const parts = [
  ['suggestions', 'suggestionsAt'],
  ['dayPlans', 'dayPlansAt'],
  ['itinerary', 'itineraryAt'],
] as const

/** What the guide made on this device stays until the server has something newer. */
export function withDevice(saved: SavedResults, made: Partial<SavedResults>): SavedResults {
  const newer = parts.filter(([, at]) => (made[at] ?? '') > (saved[at] ?? ''))
  if (newer.length === 0) return saved
  const laid = newer.flatMap(([part, at]) => [[part, made[part]] as const, [at, made[at]] as const])
  return { ...saved, ...Object.fromEntries(laid), notice: made.notice ?? null }
}

/** Whether these items come from a plan that the server does not have. */
export const isFromDevice = (tripId: number, ids: readonly string[]): boolean => {
  const { dayPlans = [], itinerary = null } = readDevice(tripId)
  const made = [...dayPlans, ...(itinerary?.dailyItineraries ?? [])].flatMap(({ activities }) => activities)
  return made.some(({ id }) => ids.includes(id))
}

/** What the server made takes the place of what was made here. */
export function dropDevice(tripId: number, results: Partial<SavedResults>): void {
  const left = Object.entries(readDevice(tripId)).filter(([part]) => !(part in results))
  storeDevice(tripId, left.some(([part]) => part !== 'notice') ? Object.fromEntries(left) : {})
}

export async function keepSaved(tripId: number, results: Partial<SavedResults>): Promise<void> {
  const { queryKey } = savedQuery(tripId)
  // An answer of before would take the new results away again.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (before) => ({ ...(before ?? nothingSaved), ...results }))
}
