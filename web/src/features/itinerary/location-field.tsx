import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { itineraryFormWords } from '@sojourn/contract/itinerary/words-form'
import MapPin from 'icon:map-pin'
import { useState } from 'react'
import { Field } from '../../ui/forms/field.tsx'
import { foundText, PlaceOptions, PlacePanel } from '../../trip-parts/place-options.tsx'
import { Spinner } from '../../ui/primitives/spinner.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { useCombobox } from '../../ui/forms/use-combobox.ts'
import type { DraftPlace } from './item-draft.ts'
import { useLocationChoices } from './use-location-choices.ts'

interface LocationFieldProps {
  tripId: number
  items: readonly ItineraryItem[]
  value: DraftPlace
  onChange: (place: DraftPlace) => void
  error?: string
}

/** A text field that finds places. Any text is fine; a chosen place also brings its coordinates. */
export function LocationField({ tripId, items, value, onChange, error }: LocationFieldProps) {
  const [isWanted, setIsWanted] = useState(false)
  const { choices, isSearching, isSearched } = useLocationChoices(tripId, items, value.location, isWanted)
  const { listId, hasList, active, choose, close, field } = useCombobox({
    choices,
    isOpen: isWanted && choices.length > 0,
    onOpenChange: setIsWanted,
    onType: (location) => onChange({ location, latitude: null, longitude: null }),
    onChoose: ({ location, latitude, longitude }) => onChange({ location, latitude, longitude }),
  })
  return (
    <div className="relative">
      <Field
        label={itineraryFormWords.location}
        note={itineraryFormWords.optional}
        error={error}
        hint={value.latitude === null ? itineraryFormWords.locationHint : itineraryFormWords.onMap}
      >
        <TextInput
          icon={MapPin}
          value={value.location}
          end={isWanted && isSearching ? <Spinner size={18} className="me-2 text-muted-foreground" /> : null}
          {...field}
        />
      </Field>
      {hasList && (
        <PlacePanel onDismiss={close}>
          <PlaceOptions
            listId={listId}
            choices={choices}
            active={active}
            onChoose={choose}
            renderName={({ name, note }) => (
              <>
                <span className="font-semibold">{name}</span>{' '}
                <span className="text-small text-muted-foreground">{note}</span>
              </>
            )}
          />
        </PlacePanel>
      )}
      <output className="sr-only">
        {spokenResult(hasList ? choices.length : 0, isWanted && isSearched)}
      </output>
    </div>
  )
}

function spokenResult(count: number, isSearched: boolean): string {
  if (count > 0) return foundText(count)
  return isSearched ? itineraryFormWords.noPlaces : ''
}
