import type { Idea } from '@sojourn/contract/ideas/schema'
import { ideasWords } from '@sojourn/contract/ideas/words'
import { presetDay, timelineDays } from '@sojourn/contract/itinerary/timeline'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import CalendarDays from 'icon:calendar-days'
import Clock from 'icon:clock'
import { type FormEvent, useState } from 'react'
import { useToday } from '../browser/use-today.ts'
import { collectionQuery } from '../sync/cache/lists.ts'
import { putOnDay } from './idea-moves.ts'
import { dayWithCount, WeekOptions } from './week-options.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { Field } from '../ui/forms/field.tsx'
import { SaveActions } from '../ui/forms/save-actions.tsx'
import { Select } from '../ui/forms/select.tsx'
import { TextInput } from '../ui/forms/text-input.tsx'

interface PutOnDayDialogProps {
  trip: Trip
  idea: Idea
  onClose: () => void
}

export function PutOnDayDialog({ trip, idea, onClose }: PutOnDayDialogProps) {
  const { data: items } = useQuery(collectionQuery(trip.id, 'itinerary'))
  const days = timelineDays(trip, items ?? [])
  const [date, setDate] = useState(presetDay(trip, useToday()))
  const [time, setTime] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    putOnDay(idea, { date, time: time || null })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={ideasWords.putTitle}
      description={<bdi>{idea.title}</bdi>}
      size="confirm"
      onSubmit={submit}
      actions={<SaveActions onCancel={onClose}>{ideasWords.put}</SaveActions>}
    >
      <div className="flex flex-col gap-4">
        <Field label={ideasWords.day}>
          <Select icon={CalendarDays} value={date} onChange={(event) => setDate(event.target.value)}>
            <WeekOptions days={days}>{dayWithCount}</WeekOptions>
          </Select>
        </Field>
        <Field label={ideasWords.time} note={ideasWords.timeOptional}>
          <TextInput
            type="time"
            icon={Clock}
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  )
}
