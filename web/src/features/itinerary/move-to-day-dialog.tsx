import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { neighbourDay, timelineDays } from '@sojourn/contract/itinerary/timeline'
import { itineraryMovesWords } from '@sojourn/contract/itinerary/words-moves'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import CalendarDays from 'icon:calendar-days'
import { type FormEvent, useState } from 'react'
import { useFigures } from '../../session/units.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { SaveActions } from '../../ui/forms/save-actions.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { dayWithCount, WeekOptions } from '../../trip-parts/week-options.tsx'

interface MoveToDayDialogProps {
  trip: Trip
  items: readonly ItineraryItem[]
  item: ItineraryItem
  open: boolean
  onClose: () => void
  onMove: (date: PlainDate) => void
}

export function MoveToDayDialog({ trip, items, item, open, onClose, onMove }: MoveToDayDialogProps) {
  const { time } = useFigures()
  const days = timelineDays(trip, items)
  const others = days.filter(({ date }) => date !== item.date)
  const [date, setDate] = useState(
    neighbourDay(trip, item.date, 1) ?? neighbourDay(trip, item.date, -1) ?? item.date,
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    onMove(date)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={itineraryMovesWords.toDay}
      description={<bdi>{item.title}</bdi>}
      size="confirm"
      onSubmit={submit}
      actions={
        <SaveActions onCancel={onClose} disabled={others.length === 0}>
          {itineraryMovesWords.move}
        </SaveActions>
      }
    >
      <Field
        label={itineraryMovesWords.day}
        hint={
          others.length === 0
            ? itineraryMovesWords.oneDayOnly
            : item.time && say(itineraryMovesWords.keepsTime, { time: time(item.time) })
        }
      >
        <Select icon={CalendarDays} value={date} onChange={(event) => setDate(event.target.value)}>
          <WeekOptions days={others.length === 0 ? days : others}>{dayWithCount}</WeekOptions>
        </Select>
      </Field>
    </Dialog>
  )
}
