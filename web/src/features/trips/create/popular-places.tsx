import { popularDestinations, popularShown } from '@sojourn/contract/places/city-search'
import type { PlaceSuggestion } from '@sojourn/contract/places/schema'
import { tripsFormWords } from '@sojourn/contract/trips/words-form'
import { useState } from 'react'
import { Chip } from '../../../ui/primitives/chip.tsx'

/** Three chips, and nine more on request (C-080). */
export function PopularPlaces({ onChoose }: { onChoose: (place: PlaceSuggestion) => void }) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? popularDestinations : popularDestinations.slice(0, popularShown)
  return (
    <fieldset className="mt-2 flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{tripsFormWords.popular}</legend>
      {shown.map((place) => (
        <Chip key={place.id} onClick={() => onChoose(place)}>
          <bdi>{place.city}</bdi>
        </Chip>
      ))}
      <Chip aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)} quiet>
        {showsAll ? tripsFormWords.fewer : tripsFormWords.more}
      </Chip>
    </fieldset>
  )
}
