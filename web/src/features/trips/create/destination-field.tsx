import { noLocationsText } from '@sojourn/contract/places/city-search'
import type { PlaceSuggestion } from '@sojourn/contract/places/schema'
import { tripsFormWords } from '@sojourn/contract/trips/words-form'
import MapPin from 'icon:map-pin'
import { type ReactNode, useRef, useState } from 'react'
import { hasFinePointer } from '../../../browser/fine-pointer.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { foundText, PlaceOptions, PlacePanel } from '../../../trip-parts/place-options.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { useCombobox } from '../../../ui/forms/use-combobox.ts'
import { type ChosenDestination, type Understood, UnderstoodNote } from './understood-place.tsx'
import { type PlaceSearch, usePlaceSearch } from './use-place-search.ts'

interface DestinationFieldProps {
  label?: string
  value: string
  error?: string
  understood: Understood | null
  onChange: (entered: Partial<ChosenDestination>) => void
  /** Where its form begins. */
  first?: boolean
  /** One of several in a list: nothing stands around it but what is amiss, and this at its end. */
  aside?: ReactNode
}

/** A destination with places to pick from; what is typed counts as it is (C-078). */
export function DestinationField({
  label = tripsFormWords.destination,
  value,
  error,
  understood,
  onChange,
  first = false,
  aside,
}: DestinationFieldProps) {
  const onChoose = (place: PlaceSuggestion) => onChange({ destination: place.fullName, place })
  const input = useRef<HTMLInputElement>(null)
  const isListed = aside !== undefined
  const isNoteShown = !isListed || understood?.name === null
  const [isWanted, setIsWanted] = useState(false)
  const search = usePlaceSearch(value)
  // The list belongs to what is in the field now, not to what stood there 300 ms ago.
  const isOpen = isWanted && search.text !== '' && search.text === value.trim()
  const combobox = useCombobox({
    choices: search.places,
    isOpen,
    onOpenChange: setIsWanted,
    onType: (destination) => onChange({ destination }),
    onChoose,
  })
  return (
    <div className="relative">
      <Field label={label} error={error} required hideLabel={isListed}>
        <TextInput
          ref={input}
          icon={MapPin}
          value={value}
          end={aside}
          {...combobox.field}
          {...(first && hasFinePointer() && { 'data-autofocus': true })}
        />
      </Field>
      <output className="sr-only">{isOpen && spokenResult(search)}</output>
      {isOpen && <FoundPlaces search={search} combobox={combobox} />}
      {isNoteShown && (
        <UnderstoodNote
          understood={understood}
          onChoose={onChoose}
          onChange={() => {
            input.current?.select()
            setIsWanted(true)
          }}
        />
      )}
    </div>
  )
}

interface FoundPlacesProps {
  search: PlaceSearch
  combobox: ReturnType<typeof useCombobox<PlaceSuggestion>>
}

function FoundPlaces({ search, combobox }: FoundPlacesProps) {
  const { listId, hasList, active, choose, close } = combobox
  return (
    <PlacePanel onDismiss={close}>
      {hasList ? (
        <PlaceOptions
          listId={listId}
          choices={search.places}
          active={active}
          onChoose={choose}
          renderName={(place) => <PlaceName place={place} typed={search.text} />}
        />
      ) : (
        <p aria-hidden="true" className="px-3 py-2.5 text-muted-foreground">
          {search.isSearching ? tripsFormWords.searching : noLocationsText(search.text)}
        </p>
      )}
    </PlacePanel>
  )
}

function spokenResult({ places, isSearching, text }: PlaceSearch): string {
  if (places.length > 0) return foundText(places.length)
  return isSearching ? '' : noLocationsText(text)
}

function PlaceName({ place, typed }: { place: PlaceSuggestion; typed: string }) {
  const rest = place.fullName.startsWith(place.city) ? place.fullName.slice(place.city.length) : ''
  return (
    <>
      <Marked text={place.city} part={typed} />
      <span className="text-muted-foreground">{rest || `, ${place.country}`}</span>
    </>
  )
}

/** The name with the typed part set off. */
function Marked({ text, part }: { text: string; part: string }) {
  const at = text.toLowerCase().indexOf(part.toLowerCase())
  if (at === -1) return <span className="font-semibold">{text}</span>
  return (
    <span className="font-semibold">
      {text.slice(0, at)}
      <mark className="bg-transparent text-trip">{text.slice(at, at + part.length)}</mark>
      {text.slice(at + part.length)}
    </span>
  )
}
