import { isSearchable, searchDebounceMs } from '@sojourn/contract/places/city-search'
import type { PlaceSuggestion } from '@sojourn/contract/places/schema'
import { tripsFormWords } from '@sojourn/contract/trips/words-form'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import MapPinCheck from 'icon:map-pin-check'
import MapPinOff from 'icon:map-pin-off'
import { useDebounced } from '../../../browser/use-debounced.ts'
import { readApi } from '../../../sync/http/api.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Chip } from '../../../ui/primitives/chip.tsx'

export interface Understood {
  /** What the text is taken for; null where it names no one place. */
  name: string | null
  place: PlaceSuggestion | null
  similar: PlaceSuggestion[]
}

/** A destination as a form holds it. */
export interface ChosenDestination {
  destination: string
  place: PlaceSuggestion | null
}

/** The place that was picked, for as long as its name stands in the field. */
export const chosenPlace = ({ destination, place }: ChosenDestination): PlaceSuggestion | null =>
  place?.fullName === destination.trim() ? place : null

/** What the server takes a destination for; null while nobody has said. A place that was chosen needs no asking. */
export function useUnderstood(entered: ChosenDestination): Understood | null {
  const chosen = chosenPlace(entered)
  const typed = entered.destination.trim()
  const settled = useDebounced(typed, searchDebounceMs)
  const { data } = useQuery({
    queryKey: ['places', 'understand', settled.toLowerCase()],
    queryFn: (read) => readApi('places.understand', { query: { q: settled } }, read),
    enabled: chosen === null && isSearchable(settled),
    retry: false,
  })
  if (chosen) return { name: nameOf(chosen), place: chosen, similar: [] }
  if (!data || settled !== typed || !isSearchable(settled)) return null
  return { ...data, name: data.place && nameOf(data.place) }
}

/** "Tokyo" was chosen by a chip that does not name its country. */
const nameOf = ({ city, country, fullName }: PlaceSuggestion): string =>
  fullName === city && city !== country ? `${city}, ${country}` : fullName

interface UnderstoodNoteProps {
  understood: Understood | null
  onChoose: (place: PlaceSuggestion) => void
  onChange: () => void
}

/** Below a destination: where it lies on the map, or what it may have been meant to be. */
export function UnderstoodNote({ understood, onChoose, onChange }: UnderstoodNoteProps) {
  const similar = understood && !understood.name ? understood.similar : []
  return (
    <>
      {/* Its line is there from the start: the answer must not push the fields below it. */}
      <output className="mt-1 flex min-h-9 flex-wrap items-center gap-x-2 text-small text-muted-foreground">
        {!understood && <span aria-hidden="true">{tripsFormWords.destinationHint}</span>}
        {understood?.name && (
          <>
            <MapPinCheck size={16} className="shrink-0" />
            {say(tripsFormWords.onMap, { place: understood.name })}
            <Button variant="ghost" size="sm" onClick={onChange}>
              {tripsFormWords.change}
            </Button>
          </>
        )}
        {understood && !understood.name && (
          <>
            <MapPinOff size={16} className="shrink-0" />
            {tripsFormWords.notOnMap}
          </>
        )}
      </output>
      {similar.length > 0 && (
        <fieldset className="mt-1.5 flex min-w-0 flex-wrap items-center gap-2">
          <legend className="sr-only">{tripsFormWords.didYouMean}</legend>
          <span aria-hidden="true" className="text-small">
            {tripsFormWords.didYouMean}
          </span>
          {similar.map((place) => (
            <Chip key={place.id} onClick={() => onChoose(place)}>
              {say(tripsFormWords.meant, { place: place.fullName })}
            </Chip>
          ))}
        </fieldset>
      )}
    </>
  )
}
