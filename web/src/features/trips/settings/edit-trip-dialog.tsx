import { changedFields, toTripEdit, type TripEdit } from '@sojourn/contract/trips/changed-fields'
import { modeLabels, travelModes } from '@sojourn/contract/trips/modes'
import type { PlaceSuggestion } from '@sojourn/contract/places/schema'
import { locationOf } from '@sojourn/contract/trips/create-form'
import type { Trip } from '@sojourn/contract/trips/schema'
import Calendar from 'lucide-react/icons/calendar'
import { type FormEvent, useState } from 'react'
import { useWrite } from '../../../sync/use-write.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { RadioCard, RadioCardGroup } from '../../../ui/radio-card.tsx'
import { SaveActions } from '../../../ui/save-actions.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { DestinationField } from '../create/destination-field.tsx'
import { useUnderstood } from '../create/understood-place.tsx'
import { keepTrip } from '../queries.ts'
import { modeIcons } from '../trip-facts.tsx'
import { inkOfTrip } from '../trip-place.ts'

const updateFailed = 'Unable to update trip. Please try again.'

interface EditTripDialogProps {
  trip: Trip
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function EditTripDialog({ trip, open, onOpenChange }: EditTripDialogProps) {
  const { edit, errors, understood, change, choose, submit, close, isPending } = useTripEdit(
    trip,
    onOpenChange,
  )
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title="Edit Trip Details"
      ink={inkOfTrip(trip)}
      locked={isPending}
      onSubmit={submit}
      actions={
        <SaveActions onCancel={close} busy={isPending} busyLabel="Saving...">
          Save Changes
        </SaveActions>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label="Trip title" required error={errors['title']}>
          <TextInput
            value={edit.title}
            autoComplete="off"
            onChange={(event) => change({ title: event.target.value })}
          />
        </Field>
        <DestinationField
          value={edit.destination}
          error={errors['destination']}
          understood={understood}
          onType={(destination) => change({ destination })}
          onChoose={choose}
        />
        <div className="grid gap-3 min-[26rem]:grid-cols-2">
          <Field label="Start date" required error={errors['startDate']}>
            <TextInput
              type="date"
              icon={Calendar}
              value={edit.startDate}
              onChange={(event) => change({ startDate: event.target.value })}
            />
          </Field>
          <Field label="End date" required error={errors['endDate']}>
            <TextInput
              type="date"
              icon={Calendar}
              value={edit.endDate}
              onChange={(event) => change({ endDate: event.target.value })}
            />
          </Field>
        </div>
        <RadioCardGroup legend="Travel style" className="sm:grid-cols-3">
          {travelModes.map((mode) => (
            <RadioCard
              key={mode}
              name="travelMode"
              icon={modeIcons[mode]}
              label={modeLabels[mode]}
              checked={edit.travelMode === mode}
              onChange={() => change({ travelMode: mode })}
            />
          ))}
        </RadioCardGroup>
        <Field label="Description" error={errors['description']}>
          <TextArea
            value={edit.description}
            placeholder="Optional. Anything worth remembering"
            onChange={(event) => change({ description: event.target.value })}
          />
        </Field>
      </div>
    </Dialog>
  )
}

/** The form starts from the trip each time it opens, sends only what was changed, and leaves the checking to the server. */
function useTripEdit(trip: Trip, onOpenChange: (open: boolean) => void) {
  const [changes, setChanges] = useState<Partial<TripEdit>>({})
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [place, setPlace] = useState<PlaceSuggestion | null>(null)
  const edit = { ...toTripEdit(trip), ...changes }
  const chosen = place?.fullName === edit.destination.trim() ? place : null
  const asked = useUnderstood(edit.destination, chosen)
  const isAsStored = chosen === null && trip.placeName !== null && edit.destination === trip.destination
  const understood = isAsStored ? { name: trip.placeName, place: null, similar: [] } : asked

  function close() {
    onOpenChange(false)
    setChanges({})
    setPlace(null)
    setErrors({})
  }

  const update = useWrite('trips.update', {
    failure: updateFailed,
    onSuccess: (updated) => {
      keepTrip(updated)
      toast({ variant: 'success', title: 'Trip Updated', description: updated.title })
      close()
    },
    onError: (error) => {
      setErrors(error.fields)
      toast({
        variant: 'destructive',
        title: 'Update Failed',
        description: updateFailed,
      })
    },
  })

  function change(next: Partial<TripEdit>) {
    setChanges((current) => ({ ...current, ...next }))
    setErrors({})
  }

  function choose(next: PlaceSuggestion) {
    change({ destination: next.fullName })
    setPlace(next)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const body = { ...changedFields(trip, edit), ...(chosen && locationOf(chosen)) }
    if (Object.keys(body).length === 0) close()
    else update.mutate({ params: { tripId: trip.id }, body })
  }

  return { edit, errors, understood, change, choose, submit, close, isPending: update.isPending }
}
