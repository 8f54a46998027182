import { aiWords } from '@sojourn/contract/ai/words'
import { usualGroupSize } from '@sojourn/contract/ai/group-size'
import { defaultPreferences } from '@sojourn/contract/ai/preferences'
import type { ItineraryPreferences } from '@sojourn/contract/ai/requests'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import { collectionQuery } from '../../../sync/cache/lists.ts'
import { useAddPlanned } from '../add-planned.ts'
import { isPlanned } from '../added-marks.ts'
import { itineraryHere } from '../from-guide.ts'
import { savedQuery } from '../../../queries/ai.ts'
import { useTold } from '../../../session/use-told.ts'
import { planTexts } from '../told-texts.ts'
import { useGeneration } from '../use-generation.ts'

export function useFullItinerary(trip: Trip) {
  const read = useQuery(savedQuery(trip.id))
  const { data } = useQuery(collectionQuery(trip.id, 'itinerary'))
  const items = data ?? []
  const generation = useGeneration(trip, 'ai.itinerary', {
    failure: { title: aiWords.generationFailed, description: aiWords.itineraryFailed },
    resultsOf: (itinerary) => ({
      itinerary,
      itineraryAt: new Date().toISOString(),
      notice: itinerary.notice,
    }),
    here: ({ body }) =>
      itineraryHere(trip, { ...defaultPreferences, groupSize: usualGroupSize(trip), ...body }),
  })
  const adding = useAddPlanned(trip.id)
  const itinerary = useTold(read.data?.itinerary ?? null, planTexts)
  return {
    read,
    saved: read.data ?? null,
    itinerary,
    items,
    adding,
    since: generation.since,
    cancel: generation.cancel,
    generate: (body: ItineraryPreferences) => generation.start({ body }),
    left: (itinerary?.dailyItineraries ?? []).flatMap(({ date, activities }) =>
      activities.filter(({ title }) => !isPlanned({ title, date }, items)).map(({ id }) => id),
    ),
  }
}

export type FullItinerary = ReturnType<typeof useFullItinerary>
