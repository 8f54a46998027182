import { mostLegs } from '@sojourn/contract/legs/leg-dates'
import {
  datesOf,
  nightsLeft,
  tripNights,
  withBefore,
  withNights,
  withoutPlace,
} from '@sojourn/contract/legs/places-form'
import { placeInks } from '@sojourn/contract/legs/place-inks'
import { legsWords } from '@sojourn/contract/legs/words'
import { photoFor } from '@sojourn/contract/places/photo-lookup'
import { say } from '@sojourn/contract/words/say'
import Plus from 'icon:plus'
import { useState } from 'react'
import { Button } from '../../../ui/primitives/button.tsx'
import { NightStepper } from './night-stepper.tsx'
import { NightsRuler } from './nights-ruler.tsx'
import { NightsTold } from './nights-told.tsx'
import { TypedPlaceLine } from './typed-place-line.tsx'
import { addedPlace, type TypedPlace } from './place-rows.ts'
import { usePlaceOrder } from './use-place-order.ts'

interface PlacesEditorProps {
  rows: readonly TypedPlace[]
  dates: { startDate: string; endDate: string }
  /** Names that are missing are told once somebody wants to save. */
  wasSent: boolean
  onChange: (rows: readonly TypedPlace[]) => void
  onLift: (isLifted: boolean) => void
}

/** The places of a trip in their order, with the nights in each. Dates follow from them. */
export function PlacesEditor({ rows, dates, wasSent, onChange, onLift }: PlacesEditorProps) {
  const [addedId, setAddedId] = useState<string | null>(null)
  const { list, liftedId, gripOf } = usePlaceOrder({ rows, onChange, onLift })
  const total = tripNights(dates)
  const dated = total === null ? [] : datesOf(dates.startDate, rows)
  const inks = placeInks(rows.map(({ destination }) => photoFor(destination).ink))
  const remaining = total === null ? 0 : nightsLeft(total, rows)
  const lifted = rows.findIndex(({ id }) => id === liftedId)
  function add() {
    const next = addedPlace(rows, dates)
    setAddedId(next.at(-1)?.id ?? null)
    onChange(next)
  }
  return (
    <div className="flex flex-col gap-3">
      <ol ref={list} className="flex flex-col">
        {rows.map((row, index) => (
          <TypedPlaceLine
            key={row.id}
            row={row}
            number={index + 1}
            ink={inks[index] ?? 'iris'}
            dates={dated[index] ?? null}
            error={wasSent && !row.destination.trim() ? legsWords.required : undefined}
            isLifted={row.id === liftedId}
            isNew={row.id === addedId}
            grip={gripOf(row.id)}
            onChange={(changes) => onChange(rows.map((one) => (one === row ? { ...one, ...changes } : one)))}
            onNights={(nights) => onChange(withNights(rows, index, nights))}
            onRemove={() => onChange(withoutPlace(rows, index))}
          />
        ))}
      </ol>
      <output className="sr-only">
        {lifted >= 0 &&
          say(legsWords.movedTo, {
            place: rows[lifted]?.destination ?? '',
            number: lifted + 1,
            total: rows.length,
          })}
      </output>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {rows.length < mostLegs && (
          <Button variant="trip-soft" size="sm" icon={Plus} onClick={add}>
            {legsWords.addAnother}
          </Button>
        )}
        <span className="flex items-center gap-2 text-small text-muted-foreground">
          {legsWords.wayThere}
          <NightStepper
            nights={rows[0]?.before ?? 0}
            least={0}
            fewer={legsWords.fewerWay}
            more={legsWords.moreWay}
            onChange={(before) => onChange(withBefore(rows, 0, before))}
          />
        </span>
      </div>
      {total !== null && (
        <>
          <NightsRuler
            rows={rows}
            inks={inks}
            arrivals={dated.map(({ arriveDate }) => arriveDate)}
            remaining={remaining}
          />
          <NightsTold
            rows={rows}
            dated={dated}
            remaining={remaining}
            endDate={dates.endDate}
            onChange={onChange}
          />
        </>
      )}
      <p className="text-caption text-muted-foreground max-sm:sr-only">{legsWords.moveHint}</p>
    </div>
  )
}
