/* oxlint-disable jsx-a11y/prefer-tag-over-role -- ARIA's listbox and option have no tags that can be styled */
import { noLocationsText } from '@sojourn/contract/places/city-search'
import type { PlaceSuggestion } from '@sojourn/contract/places/schema'
import { counted } from '@sojourn/contract/trips/duration'
import { maxLength } from '@sojourn/contract/values/limits'
import MapPin from 'lucide-react/icons/map-pin'
import { cn } from '../../../ui/cn.ts'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { type Combobox, optionId, useCombobox } from './use-combobox.ts'

interface DestinationFieldProps {
  value: string
  error?: string
  onType: (text: string) => void
  onChoose: (place: PlaceSuggestion) => void
}

/** A destination with places to pick from; what is typed counts as it is (C-078). */
export function DestinationField({ value, error, onType, onChoose }: DestinationFieldProps) {
  const combobox = useCombobox({ value, onType, onChoose })
  return (
    <div className="relative">
      <Field label="Destination" error={error} required>
        <TextInput
          icon={MapPin}
          value={value}
          maxLength={maxLength.destination}
          autoComplete="off"
          {...combobox.field}
        />
      </Field>
      <output className="sr-only">{combobox.isOpen && spokenResult(combobox)}</output>
      {combobox.isOpen && (
        <div className="absolute inset-x-0 top-[4.75rem] z-10 overflow-hidden rounded-md border border-border bg-surface p-1.5 shadow-e3">
          {combobox.hasList ? (
            <PlaceOptions combobox={combobox} />
          ) : (
            <p aria-hidden="true" className="px-3 py-2.5 text-muted-foreground">
              {combobox.isSearching ? 'Searching…' : noLocationsText(combobox.text)}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

function spokenResult({ places, isSearching, text }: Combobox): string {
  if (places.length > 0) return `${counted(places.length, 'place')} found`
  return isSearching ? '' : noLocationsText(text)
}

function PlaceOptions({ combobox }: { combobox: Combobox }) {
  const { listId, places, active, text, choose } = combobox
  return (
    <div id={listId} role="listbox" aria-label="Suggested places">
      {places.map((place, at) => (
        <Option
          key={place.id}
          id={optionId(listId, at)}
          place={place}
          typed={text}
          isActive={at === active}
          onChoose={() => choose(place)}
        />
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  place: PlaceSuggestion
  typed: string
  isActive: boolean
  onChoose: () => void
}

function Option({ id, place, typed, isActive, onChoose }: OptionProps) {
  const rest = place.fullName.startsWith(place.city) ? place.fullName.slice(place.city.length) : ''
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox takes the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // The field keeps the focus, or the list would close before the click arrives.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 leading-tight hover:bg-hover',
        isActive && 'bg-hover outline-2 -outline-offset-2 outline-trip',
      )}
    >
      <MapPin size={18} className="shrink-0 text-muted-foreground" />
      <span className="min-w-0">
        <Marked text={place.city} part={typed} />
        <span className="text-muted-foreground">{rest || `, ${place.country}`}</span>
      </span>
    </div>
  )
}

/** The name with the typed part set off. */
function Marked({ text, part }: { text: string; part: string }) {
  const at = text.toLowerCase().indexOf(part.toLowerCase())
  if (at === -1) return <span className="font-[620]">{text}</span>
  return (
    <span className="font-[620]">
      {text.slice(0, at)}
      <mark className="bg-transparent text-trip">{text.slice(at, at + part.length)}</mark>
      {text.slice(at + part.length)}
    </span>
  )
}
