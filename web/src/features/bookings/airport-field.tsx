import { bookingsFormWords } from '@sojourn/contract/bookings/words-form'
import type { Point } from '@sojourn/contract/values/point'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PlaceOptions, PlacePanel } from '../../trip-parts/place-options.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { useCombobox } from '../../ui/forms/use-combobox.ts'
import { type Airport, airportSpelt, findAirports, loadAirports } from './airports.ts'

interface AirportFieldProps {
  label: string
  code: string
  text: string
  /** Airports near these come first. */
  places: readonly Point[]
  /** The dialog opens with this to be said. */
  isNext: boolean
  onType: (text: string) => void
  onChoose: (airport: Airport) => void
}

const useAirports = (isWanted: boolean) =>
  useQuery({
    queryKey: ['airports'],
    queryFn: loadAirports,
    staleTime: Infinity,
    // Kept with the app, they are there without a connection.
    networkMode: 'always',
    enabled: isWanted,
  })

/** Airports by their letters, town or name; what is typed stays where none is chosen. */
export function AirportField({ label, code, text, places, isNext, onType, onChoose }: AirportFieldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { data: known } = useAirports(isOpen)
  const found = isOpen && !code && known ? findAirports(known, text, places) : []
  const choices = found.map(({ airport }) => ({ ...airport, id: airport.code }))
  const spelt = airportSpelt(choices, text)
  const { listId, hasList, active, choose, close, field } = useCombobox({
    choices,
    isOpen,
    onOpenChange: setIsOpen,
    onType,
    onChoose,
  })
  return (
    <div className="relative">
      <Field label={label} {...(!code && { hint: bookingsFormWords.airportHint })}>
        <TextInput
          {...field}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || active !== -1 || !spelt) return field.onKeyDown(event)
            event.preventDefault()
            choose(spelt)
          }}
          onBlur={() => {
            if (spelt) onChoose(spelt)
            field.onBlur()
          }}
          data-autofocus={isNext ? '' : undefined}
          value={text}
          end={code && <b className="pe-3 text-trip">{code}</b>}
        />
      </Field>
      {hasList && (
        <PlacePanel onDismiss={close}>
          <PlaceOptions
            listId={listId}
            choices={choices}
            active={active}
            onChoose={choose}
            renderName={(airport) => (
              <>
                <b className="me-2 text-trip">{airport.code}</b>
                {airport.name}
                <span className="ms-2 text-caption text-muted-foreground">{airport.city}</span>
              </>
            )}
          />
        </PlacePanel>
      )}
    </div>
  )
}
