import type { Suggestion } from '@sojourn/contract/ai/schema'
import { aiText } from '@sojourn/contract/ai/texts'
import { suggestionTime } from '@sojourn/contract/ai/times'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { presetDay } from '@sojourn/contract/itinerary/timeline'
import type { Trip } from '@sojourn/contract/trips/schema'
import CalendarPlus from 'icon:calendar-plus'
import CircleCheck from 'icon:circle-check'
import Clock from 'icon:clock'
import TriangleAlert from 'icon:triangle-alert'
import { type FormEvent, useState } from 'react'
import { useToday } from '../../../browser/use-today.ts'
import { useFigures } from '../../../session/units.ts'
import { useSave } from '../../../sync/writes/use-write.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { cn } from '../../../ui/primitives/cn.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { IconTile } from '../../../ui/primitives/icon-tile.tsx'
import { itemTypeIcon } from '../../../trip-parts/item-type.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { addIdea } from '../add-idea.ts'
import { DayChoice } from './day-choice.tsx'
import { type FittedStop, dayWith, type Verdict, verdictOf } from './day-fit.ts'

interface AddDialogProps {
  trip: Trip
  items: readonly ItineraryItem[]
  suggestion: Suggestion
  open: boolean
  onClose: () => void
}

/** Asks for the day and the time, and shows what the day will be. Nothing is added before it is confirmed. */
export function AddDialog({ trip, items, suggestion, open, onClose }: AddDialogProps) {
  const { title, estimatedDuration, bestTimeToVisit } = suggestion
  const today = useToday()
  const [date, setDate] = useState(() => presetDay(trip, today))
  const [time, setTime] = useState(() => suggestionTime(bestTimeToVisit))
  const figures = useFigures()
  const day = dayWith(items, { title, date, time })
  const save = useSave(addSuggestion, { onSuccess: onClose })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!save.isPending) save.mutate({ tripId: trip.id, suggestion, date, time })
  }
  const facts = [
    title,
    estimatedDuration && `about ${estimatedDuration}`,
    bestTimeToVisit && `best: ${bestTimeToVisit}`,
  ]
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Add to Itinerary"
      description={<span className="[overflow-wrap:anywhere]">{facts.filter(Boolean).join(' · ')}</span>}
      lead={<IconTile icon={itemTypeIcon(suggestion.type)} size={44} />}
      locked={save.isPending}
      onSubmit={submit}
      actions={
        <>
          <Button variant="ghost" disabled={save.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="sun"
            icon={CalendarPlus}
            busy={save.isPending}
            busyLabel="Adding..."
            data-autofocus
          >
            Add to Itinerary
          </Button>
        </>
      }
    >
      <DayChoice trip={trip} items={items} value={date} onChange={setDate} />
      <div className="mt-5 grid gap-5 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <Field label="Time">
          <TextInput
            type="time"
            icon={Clock}
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
        </Field>
        <DayPreview day={day} />
      </div>
      <VerdictLine verdict={verdictOf(day, estimatedDuration, figures)} />
    </Dialog>
  )
}

interface Adding {
  tripId: number
  suggestion: Suggestion
  date: string
  time: string
}

const addSuggestion = ({ tripId, suggestion, date, time }: Adding): Promise<void> => {
  const { id, title, description, location, type, latitude, longitude, reason } = suggestion
  return addIdea({
    tripId,
    ideaId: id,
    failure: aiText.addSuggestionFailed,
    fields: { title, description, location, type, date, time, latitude, longitude, notes: reason },
  })
}

function DayPreview({ day }: { day: readonly FittedStop[] }) {
  const figures = useFigures()
  return (
    <section className="min-w-0" aria-label="The day with it">
      <h3 className="type-label">The day with it</h3>
      <ol className="mt-2">
        {day.map(({ id, time, title, isNew }, index) => (
          <li key={id} className={cn('relative flex gap-3 pb-2 text-small', isNew && 'font-bold text-ai')}>
            <span
              className={cn(
                'shrink-0 text-right tabular-nums',
                figures.units.clock === '12' ? 'w-16' : 'w-10',
              )}
            >
              {time ? figures.time(time) : '–'}
            </span>
            <span aria-hidden="true" className="relative mt-1.5 w-2.5 shrink-0">
              <span
                className={cn(
                  'block size-2.5 rounded-full',
                  isNew ? 'border-2 border-dashed border-ai' : 'bg-trip',
                )}
              />
              {index < day.length - 1 && (
                <span className="absolute top-3 -bottom-2.5 left-1 border-l-2 border-dotted border-trip-line" />
              )}
            </span>
            <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function VerdictLine({ verdict: { fits, text } }: { verdict: Verdict }) {
  const Glyph = fits ? CircleCheck : TriangleAlert
  return (
    <output
      className={cn(
        'mt-4 flex items-start gap-2 rounded-sm px-3 py-2.5 text-small [overflow-wrap:anywhere]',
        fits ? 'bg-success-wash text-success' : 'bg-warning-wash text-warning',
      )}
    >
      <Glyph size={18} className="mt-px shrink-0" />
      {text}
    </output>
  )
}
