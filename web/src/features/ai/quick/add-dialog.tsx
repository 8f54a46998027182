import { aiWords } from '@sojourn/contract/ai/words'
import { say } from '@sojourn/contract/words/say'
import type { Suggestion } from '@sojourn/contract/ai/schema'
import { suggestionTime } from '@sojourn/contract/ai/times'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { presetDay } from '@sojourn/contract/itinerary/timeline'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { Told } from '@sojourn/contract/words/tell-all'
import CalendarPlus from 'icon:calendar-plus'
import Clock from 'icon:clock'
import { type FormEvent, useState } from 'react'
import { useToday } from '../../../browser/use-today.ts'
import { useFigures } from '../../../session/units.ts'
import { useSave } from '../../../sync/writes/use-write.ts'
import { SaveActions } from '../../../ui/forms/save-actions.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { IconTile } from '../../../ui/primitives/icon-tile.tsx'
import { itemTypeIcon } from '../../../trip-parts/item-type.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { addIdea } from '../add-idea.ts'
import { useTold } from '../../../session/use-told.ts'
import { placeTexts } from '../told-texts.ts'
import { DayChoice } from './day-choice.tsx'
import { dayWith, minutesOf, verdictOf } from './day-fit.ts'
import { DayPreview, VerdictLine } from './day-preview.tsx'

interface AddDialogProps {
  trip: Trip
  items: readonly ItineraryItem[]
  suggestion: Suggestion
  open: boolean
  onClose: () => void
}

/** Asks for the day and the time, and shows what the day will be. Nothing is added before it is confirmed. */
export function AddDialog({ trip, items, suggestion, open, onClose }: AddDialogProps) {
  const told = useTold(suggestion, placeTexts)
  const { title, estimatedDuration, bestTimeToVisit } = told
  const today = useToday()
  const [date, setDate] = useState(() => presetDay(trip, today))
  const [time, setTime] = useState(() => suggestionTime(suggestion.bestTimeToVisit))
  const figures = useFigures()
  const day = dayWith(items, { title, date, time })
  const save = useSave(addSuggestion, { onSuccess: onClose })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!save.isPending) save.mutate({ tripId: trip.id, suggestion: told, date, time })
  }
  const facts = [
    estimatedDuration && say(aiWords.about, { amount: estimatedDuration }),
    bestTimeToVisit && say(aiWords.best, { time: bestTimeToVisit }),
  ]
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={aiWords.addToItinerary}
      description={
        <span className="[overflow-wrap:anywhere]">
          <bdi>{title}</bdi>
          {facts.filter(Boolean).map((fact) => ` · ${fact}`)}
        </span>
      }
      lead={<IconTile icon={itemTypeIcon(suggestion.type)} size={44} />}
      locked={save.isPending}
      onSubmit={submit}
      actions={
        <SaveActions
          icon={CalendarPlus}
          busy={save.isPending}
          busyLabel={aiWords.adding}
          data-autofocus
          onCancel={onClose}
        >
          {aiWords.addToItinerary}
        </SaveActions>
      }
    >
      <DayChoice trip={trip} items={items} value={date} onChange={setDate} />
      <div className="mt-5 grid gap-5 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <Field label={aiWords.time}>
          <TextInput
            type="time"
            icon={Clock}
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
        </Field>
        <DayPreview day={day} />
      </div>
      <VerdictLine verdict={verdictOf(day, minutesOf(suggestion.estimatedDuration), figures)} />
    </Dialog>
  )
}

interface Adding {
  tripId: number
  suggestion: Told<Suggestion>
  date: string
  time: string
}

const addSuggestion = ({ tripId, suggestion, date, time }: Adding): Promise<void> => {
  const { id, title, description, location, type, latitude, longitude, reason } = suggestion
  return addIdea({
    tripId,
    ideaId: id,
    failure: aiWords.addSuggestionFailed,
    fields: { title, description, location, type, date, time, latitude, longitude, notes: reason },
  })
}
