import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { itineraryFormWords } from '@sojourn/contract/itinerary/words-form'
import { readPastedPlace } from '@sojourn/contract/map/map-link'
import { coordinateText } from '@sojourn/contract/map/coordinates'
import type { PlaceSuggestion } from '@sojourn/contract/places/schema'
import { maxLength } from '@sojourn/contract/values/limits'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { readApi } from '../../sync/http/api.ts'
import { useDebounced } from '../../browser/use-debounced.ts'
import type { DraftPlace } from './item-draft.ts'

interface LocationChoice extends DraftPlace {
  id: string
  /** What stands out in the row, and what explains it. */
  name: string
  note: string
}

const typingPauseMs = 350
const shortest = 2
const mostFromTrip = 3
const mostParts = 3
const maxAgeMs = 30 * 60 * 1000

const spotsQuery = (tripId: number, q: string) =>
  queryOptions({
    queryKey: ['places', 'spots', tripId, q],
    queryFn: (read) => readApi('places.search', { query: { q, tripId } }, read),
    staleTime: maxAgeMs,
    placeholderData: keepPreviousData,
    enabled: q.length >= shortest,
    retry: false,
  })

/** The gazetteer alone answers at once; what the geocoder adds may take seconds. */
const townsQuery = (q: string) =>
  queryOptions({
    queryKey: ['places', 'towns', q],
    queryFn: (read) => readApi('places.search', { query: { q } }, read),
    staleTime: maxAgeMs,
    retry: false,
  })

/** Street, town and country are enough of an address. */
const shortened = (fullName: string): string => fullName.split(',').slice(0, mostParts).join(',').trim()

const toChoice = ({ id, city, country, fullName, latitude, longitude }: PlaceSuggestion): LocationChoice => ({
  id,
  location: shortened(fullName),
  name: city,
  note: fullName.startsWith(`${city}, `) ? fullName.slice(city.length + 2) : country,
  latitude,
  longitude,
})

/** Locations of the trip's other items that fit the text. */
function choicesFromTrip(items: readonly ItineraryItem[], text: string): LocationChoice[] {
  const wanted = text.toLowerCase()
  const found = new Map<string, LocationChoice>()
  for (const { location, latitude, longitude } of items) {
    if (!location || latitude === null || found.has(location)) continue
    if (!location.toLowerCase().includes(wanted)) continue
    found.set(location, {
      id: `trip-${location}`,
      location,
      name: location,
      note: itineraryFormWords.inThisTrip,
      latitude,
      longitude,
    })
    if (found.size === mostFromTrip) break
  }
  return [...found.values()]
}

function pastedChoice(text: string): LocationChoice | null {
  const pasted = readPastedPlace(text)
  if (!pasted) return null
  const coordinates = coordinateText(pasted)
  return {
    id: 'pasted',
    location: pasted.name ?? coordinates,
    name: pasted.name ?? coordinates,
    note: pasted.name ? coordinates : itineraryFormWords.theseCoordinates,
    latitude: pasted.lat,
    longitude: pasted.lng,
  }
}

/** What the server finds; its towns until the rest is there. */
function useSearch(tripId: number, text: string) {
  const { data, isPlaceholderData, isPending, isFetching, isSuccess } = useQuery(spotsQuery(tripId, text))
  const isWaiting = isPlaceholderData || isPending
  const towns = useQuery({ ...townsQuery(text), enabled: text.length >= shortest && isWaiting })
  return { places: (isWaiting && towns.data) || data || [], isFetching, isSuccess }
}

/** What fits the typed location: pasted coordinates, places of this trip, then the server's search. */
export function useLocationChoices(
  tripId: number,
  items: readonly ItineraryItem[],
  text: string,
  active: boolean,
) {
  const trimmed = text.trim()
  const pasted = pastedChoice(trimmed)
  const settled = useDebounced(trimmed, typingPauseMs)
  const asked = active && !pasted && settled.length <= maxLength.destination ? settled : ''
  const search = useSearch(tripId, asked)
  if (!active || trimmed.length < shortest) return { choices: [], isSearching: false, isSearched: false }
  if (pasted) return { choices: [pasted], isSearching: false, isSearched: true }
  const own = choicesFromTrip(items, trimmed)
  const known = new Set(own.map(({ location }) => location))
  const found = search.places.map(toChoice).filter(({ location }) => !known.has(location))
  return {
    choices: [...own, ...(asked.length >= shortest ? found : [])],
    isSearching: search.isFetching || settled !== trimmed,
    isSearched: search.isSuccess && settled === trimmed && !search.isFetching,
  }
}
