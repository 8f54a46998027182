import {
  isSearchable,
  mergeSuggestions,
  searchCities,
  searchDebounceMs,
} from '@sojourn/contract/places/city-search'
import type { PlaceSuggestion } from '@sojourn/contract/places/schema'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readApi } from '../../../sync/http/api.ts'
import { useDebounced } from '../../../browser/use-debounced.ts'

export interface PlaceSearch {
  /** The text the places were found for; empty while there is nothing to look for. */
  text: string
  places: PlaceSuggestion[]
  isSearching: boolean
}

/** The built-in cities at once, the world's towns as soon as our server answers. */
export function usePlaceSearch(typed: string): PlaceSearch {
  const settled = useDebounced(typed.trim(), searchDebounceMs)
  const text = isSearchable(settled) ? settled : ''
  const {
    data: found,
    isFetching,
    isError,
  } = useQuery({
    queryKey: ['places', 'search', text.toLowerCase()],
    queryFn: (read) => readApi('places.search', { query: { q: text } }, read),
    enabled: text !== '',
    retry: false,
  })
  const places = useMemo(() => mergeSuggestions(searchCities(text), found ?? []), [text, found])
  // Nobody could look: that is not "nothing found".
  if (isError && places.length === 0) return { text: '', places, isSearching: false }
  return { text, places, isSearching: isFetching }
}
