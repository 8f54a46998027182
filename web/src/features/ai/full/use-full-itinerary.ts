import type { ItineraryPreferences } from '@sojourn/contract/ai/schema'
import { aiText } from '@sojourn/contract/ai/texts'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import { useConnectionLost } from '../../../browser/use-connection-lost.ts'
import { collectionQuery } from '../../../sync/lists.ts'
import { queryClient } from '../../../sync/query-client.ts'
import { useAddPlanned } from '../add-planned.ts'
import { isPlanned } from '../added-marks.ts'
import { keepSaved, savedQuery } from '../queries.ts'
import { useGeneration } from '../use-generation.ts'

export function useFullItinerary(trip: Trip) {
  const read = useQuery(savedQuery(trip.id))
  const { data } = useQuery(collectionQuery(trip.id, 'itinerary'))
  const items = data ?? []
  const offline = useConnectionLost() ? aiText.offline : undefined
  const generation = useGeneration(trip.id, 'ai.itinerary', {
    failure: aiText.itineraryFailed,
    onDone: async (made) => {
      await keepSaved(trip.id, { itinerary: made, itineraryAt: new Date().toISOString() })
      // The notice is not part of the answer.
      void queryClient.invalidateQueries({ queryKey: savedQuery(trip.id).queryKey })
    },
  })
  const adding = useAddPlanned(trip.id)
  const itinerary = read.data?.itinerary ?? null
  return {
    read,
    saved: read.data ?? null,
    itinerary,
    items,
    offline,
    adding,
    since: generation.since,
    cancel: generation.cancel,
    generate: (body: ItineraryPreferences) => generation.start({ body }),
    /** Ids of the activities that are not in the plan yet. */
    left: (itinerary?.dailyItineraries ?? []).flatMap(({ date, activities }) =>
      activities.filter(({ title }) => !isPlanned({ title, date }, items)).map(({ id }) => id),
    ),
  }
}

export type FullItinerary = ReturnType<typeof useFullItinerary>
