import { mostLegs } from '@sojourn/contract/legs/leg-dates'
import {
  datesOf,
  tripNights,
  withBefore,
  withNights,
  withTotal,
  withoutPlace,
} from '@sojourn/contract/legs/places-form'
import { inksOfRoute } from '@sojourn/contract/legs/place-inks'
import { legsWords } from '@sojourn/contract/legs/words'
import { say } from '@sojourn/contract/words/say'
import Plus from 'icon:plus'
import { useEffect, useRef, useState } from 'react'
import { useLatest } from '../../../browser/use-latest.ts'
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
  /** Where the dates of the trip are being typed, too. */
  onEndDate?: (date: string) => void
}

/** The places of a trip in their order, with the nights in each. Dates follow from them. */
export function PlacesEditor({ rows, dates, wasSent, onChange, onLift, onEndDate }: PlacesEditorProps) {
  const [addedId, setAddedId] = useState<string | null>(null)
  const { list, liftedId, gripOf } = usePlaceOrder({ rows, onChange, onLift })
  const total = tripNights(dates)
  const dated = total === null ? [] : datesOf(dates.startDate, rows)
  const inks = inksOfRoute(rows.map(({ destination }) => destination))
  const wasKnown = useRef(total !== null)
  const onDated = useLatest((nights: number) => onChange(withTotal(rows, nights)))
  useEffect(() => {
    // Nights that were said before there were dates are shares of them.
    if (total !== null && !wasKnown.current) onDated.current(total)
    wasKnown.current = total !== null
  }, [total, onDated])
  const lifted = rows.findIndex(({ id }) => id === liftedId)
  function add() {
    const next = addedPlace(rows, dates)
    setAddedId(next.at(-1)?.id ?? null)
    onChange(next)
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-small text-muted-foreground">{say(legsWords.inOrder, { count: rows.length })}</p>
      <ol ref={list} className="flex flex-col">
        {rows.map((row, index) => (
          <TypedPlaceLine
            key={row.id}
            row={row}
            next={rows[index + 1]}
            number={index + 1}
            ink={inks[index] ?? 'iris'}
            nextInk={inks[index + 1] ?? 'iris'}
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
          <Button
            variant="trip-soft"
            size="sm"
            icon={Plus}
            onClick={add}
            className="outline-[1.5px] -outline-offset-1 outline-trip outline-dashed focus-visible:outline-solid"
          >
            {legsWords.addAnother}
          </Button>
        )}
        <span className="text-caption text-muted-foreground max-sm:sr-only">{legsWords.moveHint}</span>
      </div>
      {total !== null && (
        <>
          <div className="mt-1 bg-surface">
            <NightsRuler
              rows={rows}
              inks={inks}
              startDate={dates.startDate}
              total={total}
              onChange={onChange}
            />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <NightsTold
              rows={rows}
              dated={dated}
              total={total}
              endDate={dates.endDate}
              onChange={onChange}
              onEndDate={onEndDate}
            />
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
        </>
      )}
    </div>
  )
}
