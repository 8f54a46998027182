import {
  type DateChoices,
  type DatedRows,
  movesAlong,
  nearestDay,
  outsideAfter,
  shiftOf,
  type TripSpan,
} from '@sojourn/contract/trips/new-dates'
import { proposedIdeas } from '@sojourn/contract/trips/nearest-fit'
import type { Trip } from '@sojourn/contract/trips/schema'
import { contentsText } from '@sojourn/contract/trips/contents'
import { tripsDatesWords } from '@sojourn/contract/trips/words-dates'
import { tripsFormWords } from '@sojourn/contract/trips/words-form'
import { addDays } from '@sojourn/contract/values/plain-date'
import { listed } from '@sojourn/contract/values/listed'
import { say } from '@sojourn/contract/words/say'
import CalendarDays from 'icon:calendar-days'
import CalendarSync from 'icon:calendar-sync'
import { type FormEvent, useState } from 'react'
import { useSave } from '../../../sync/writes/use-write.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { SaveActions } from '../../../ui/forms/save-actions.tsx'
import { RadioCards } from '../../../ui/primitives/radio-card.tsx'
import { changeDates, datedRows, tripSpanOf, spanText } from './dated-rows.ts'
import { BookingChoices, OutsideDays } from './outside-rows.tsx'

interface DatesDialogProps {
  trip: Trip
  after: TripSpan
  ink: string
  onClose: () => void
  onChanged: () => void
}

/** Where an activity goes is proposed until somebody says otherwise. */
type ChosenSoFar = Omit<DateChoices, 'toIdeas'> & { toIdeas: DateChoices['toIdeas'] | null }

const noChoices: ChosenSoFar = {
  toIdeas: null,
  movedBookings: new Set(),
  cancelledBookings: new Set(),
}

/** Asked once, when new dates leave something behind. Nothing changes before the last button. */
export function DatesDialog({ trip, after, ink, onClose, onChanged }: DatesDialogProps) {
  const before = tripSpanOf(trip)
  const shift = shiftOf({ before, after })
  const [rows] = useState(() => datedRows(trip.id))
  const [isMoved, setIsMoved] = useState(() => movesAlong(before, after))
  const change = { before, after, isMoved }
  const [chosen, setChosen] = useState<ChosenSoFar>(noChoices)
  const choices: DateChoices = { ...chosen, toIdeas: chosen.toIdeas ?? proposedIdeas(rows.items, change) }
  const outside = outsideAfter(rows, change)
  const save = useSave(() => changeDates(trip, change, choices), { onSuccess: onChanged })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!save.isPending) save.mutate(undefined)
  }
  return (
    <Dialog
      open
      quiet
      size="broad"
      ink={ink}
      onOpenChange={(next) => !next && onClose()}
      title={tripsDatesWords.title}
      description={say(tripsDatesWords.becomes, { before: spanText(before), after: spanText(after) })}
      locked={save.isPending}
      onSubmit={submit}
      actionsNote={<span className="text-small text-muted-foreground">{tripsDatesWords.oneStep}</span>}
      actions={
        <SaveActions onCancel={onClose} busy={save.isPending} busyLabel={tripsFormWords.saving}>
          {isMoved ? tripsDatesWords.moveAll : tripsDatesWords.change}
        </SaveActions>
      }
    >
      <div className="flex flex-col gap-5">
        <RadioCards
          legend={tripsDatesWords.question}
          hideLegend
          className="grid-cols-1"
          options={[
            { value: 'move', label: tripsDatesWords.move, icon: CalendarSync, hint: shiftText(shift) },
            {
              value: 'keep',
              label: tripsDatesWords.keep,
              icon: CalendarDays,
              hint: outsideText(outsideAfter(rows, { ...change, isMoved: false })),
            },
          ]}
          value={isMoved ? 'move' : 'keep'}
          onChange={(value) => setIsMoved(value === 'move')}
        />
        <OutsideDays
          rows={[
            ...outside.items,
            ...outside.notes.map(({ text, ...note }) => ({ ...note, title: text, isNote: true })),
          ]}
          nearestOf={({ date }) => nearestDay(isMoved ? addDays(date, shift) : date, after)}
          toIdeas={choices.toIdeas}
          onChange={(toIdeas) => setChosen({ ...chosen, toIdeas })}
        />
        {outside.legs.length > 0 && (
          <p className="rounded-md bg-sunken px-4 py-3 text-small">
            {say(tripsDatesWords.placesCut, {
              places: listed(outside.legs.map(({ destination }) => destination)),
            })}
          </p>
        )}
        <BookingChoices
          bookings={isMoved && shift !== 0 ? rows.bookings : outside.bookings}
          outside={outside.bookings}
          canMove={isMoved && shift !== 0}
          choices={choices}
          onChange={({ movedBookings, cancelledBookings }) =>
            setChosen({ ...chosen, movedBookings, cancelledBookings })
          }
        />
      </div>
    </Dialog>
  )
}

function shiftText(shift: number): string {
  if (shift === 0) return tripsDatesWords.startStays
  return say(shift > 0 ? tripsDatesWords.later : tripsDatesWords.earlier, { count: Math.abs(shift) })
}

function outsideText({ items, notes, legs, bookings }: DatedRows): string {
  const things = contentsText({
    itinerary: items.length,
    dayNotes: notes.length,
    legs: legs.length,
    bookings: bookings.length,
  })
  return things === '' ? tripsDatesWords.nothingOutside : say(tripsDatesWords.keepText, { things })
}
