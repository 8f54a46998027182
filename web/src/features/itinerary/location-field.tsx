/* oxlint-disable jsx-a11y/prefer-tag-over-role -- ARIA's listbox and option have no tags that can be styled */
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import MapPin from 'lucide-react/icons/map-pin'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { cn } from '../../ui/cn.ts'
import { Field } from '../../ui/field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Place } from './item-draft.ts'
import { type LocationChoice, useLocationChoices } from './use-location-choices.ts'

interface LocationFieldProps {
  tripId: number
  items: readonly ItineraryItem[]
  value: Place
  onChange: (place: Place) => void
  error?: string
}

/** A text field that finds places. Any text is fine; a chosen place also brings its coordinates. */
export function LocationField({ tripId, items, value, onChange, error }: LocationFieldProps) {
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const { choices, isSearching, isSearched } = useLocationChoices(tripId, items, value.location, isOpen)
  const shown = isOpen && choices.length > 0
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown) list.current?.scrollIntoView({ block: 'nearest' })
  }, [shown, choices.length])
  const active = shown ? choices[at] : undefined

  function choose({ location, latitude, longitude }: LocationChoice) {
    onChange({ location, latitude, longitude })
    close()
  }

  function close() {
    setIsOpen(false)
    setAt(-1)
  }

  useEscape(shown, close)

  function move(event: KeyboardEvent) {
    if (!shown) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setAt((at + step + choices.length + (at === -1 && step === -1 ? 1 : 0)) % choices.length)
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      choose(active)
    }
  }

  return (
    <div className="relative">
      <Field
        label="Location"
        note="Optional"
        error={error}
        hint={value.latitude === null ? 'A place, an address, coordinates or a map link' : 'On the map'}
      >
        <TextInput
          icon={MapPin}
          role="combobox"
          aria-expanded={shown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${listId}-${at}` : undefined}
          autoComplete="off"
          value={value.location}
          onChange={(event) => {
            onChange({ location: event.target.value, latitude: null, longitude: null })
            setIsOpen(true)
            setAt(-1)
          }}
          onBlur={close}
          onKeyDown={move}
          end={isOpen && isSearching ? <Spinner size={18} className="mr-2 text-muted-foreground" /> : null}
        />
      </Field>
      <div
        id={listId}
        ref={list}
        role="listbox"
        aria-label="Places"
        className={cn(
          'absolute inset-x-0 top-[76px] z-10 max-h-64 overflow-y-auto rounded-md border border-border bg-surface p-1.5 shadow-e3',
          !shown && 'hidden',
        )}
      >
        {choices.map((choice, index) => (
          <Choice
            key={choice.id}
            id={`${listId}-${index}`}
            choice={choice}
            active={index === at}
            onChoose={() => choose(choice)}
          />
        ))}
      </div>
      <output className="sr-only">{resultText(shown, choices.length, isOpen && isSearched)}</output>
    </div>
  )
}

function resultText(shown: boolean, count: number, isSearched: boolean): string {
  if (shown) return `${count} ${count === 1 ? 'place' : 'places'} found`
  return isSearched ? 'No places found' : ''
}

interface ChoiceProps {
  id: string
  choice: LocationChoice
  active: boolean
  onChoose: () => void
}

function Choice({ id, choice, active, onChoose }: ChoiceProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text field takes the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      // The field keeps the focus, or the list would close before the click arrives.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 leading-tight hover:bg-hover',
        active && 'bg-hover outline-2 -outline-offset-2 outline-ring',
      )}
    >
      <MapPin size={18} className="shrink-0 text-muted-foreground" />
      <span className="min-w-0">
        <span className="font-[620]">{choice.name}</span>{' '}
        <span className="text-small text-muted-foreground">{choice.note}</span>
      </span>
    </div>
  )
}

/** Escape closes the list first. The dialog around it listens on the document, so this comes before it. */
function useEscape(isActive: boolean, close: () => void): void {
  useEffect(() => {
    if (!isActive) return undefined
    const closeFirst = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close()
    }
    window.addEventListener('keydown', closeFirst, true)
    return () => window.removeEventListener('keydown', closeFirst, true)
  })
}
