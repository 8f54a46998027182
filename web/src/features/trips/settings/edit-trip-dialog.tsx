import { changedTripFields, toTripEdit, type TripEdit } from '@sojourn/contract/trips/changed-fields'
import { travelModes } from '@sojourn/contract/trips/modes'
import { tripTooLong } from '@sojourn/contract/trips/form-errors'
import { asksFor, type TripSpan } from '@sojourn/contract/trips/new-dates'
import { partyErrors, usualAdults } from '@sojourn/contract/trips/party'
import { locationOf } from '@sojourn/contract/trips/create-form'
import type { Trip } from '@sojourn/contract/trips/schema'
import { isPlainDate } from '@sojourn/contract/values/plain-date'
import { tripsFormWords } from '@sojourn/contract/trips/words-form'
import { tripsModesWords } from '@sojourn/contract/trips/words-modes'
import Calendar from 'icon:calendar'
import { Suspense, useState } from 'react'
import { isQueued, savedToast } from '../../../sync/queue/queued.ts'
import { useWrite } from '../../../sync/writes/use-write.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { RadioCards } from '../../../ui/primitives/radio-card.tsx'
import { SaveActions } from '../../../ui/forms/save-actions.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { lazyPart, MissingDialog } from '../../../ui/primitives/lazy-part.tsx'
import { toast } from '../../../toasts/toast-store.ts'
import { useForm } from '../../../ui/forms/use-form.ts'
import { DestinationField } from '../create/destination-field.tsx'
import { PartyFields } from '../create/party-fields.tsx'
import { type ChosenDestination, chosenPlace, useUnderstood } from '../create/understood-place.tsx'
import { datedRows, tripSpanOf } from '../dates/dated-rows.ts'
import { PlacesDialog } from '../places/places-dialog.tsx'
import { PlacesDoor } from '../places/places-door.tsx'
import { showAnsweredTrip } from '../../../queries/trips.ts'
import { modeIcons } from '../trip-facts.tsx'
import { inkOfTrip } from '../trip-place.ts'

const DatesDialog = lazyPart(
  () => import('../dates/dates-dialog.tsx').then((m) => m.DatesDialog),
  MissingDialog,
)

interface EditTripDialogProps {
  trip: Trip
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function EditTripDialog({ trip, open, onOpenChange }: EditTripDialogProps) {
  const { form, understood, close, asked, setAsked } = useTripEdit(trip, onOpenChange)
  const { values, errors, isSaving, change, input, submit } = form
  const [isPlacing, setIsPlacing] = useState(false)
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => (next ? onOpenChange(true) : close())}
        title={tripsFormWords.edit}
        ink={inkOfTrip(trip)}
        locked={isSaving}
        onSubmit={submit}
        actions={
          <SaveActions onCancel={close} busy={isSaving} busyLabel={tripsFormWords.saving}>
            {tripsFormWords.save}
          </SaveActions>
        }
      >
        <div className="flex flex-col gap-4">
          <Field label={tripsFormWords.title} required error={errors.title}>
            <TextInput autoComplete="off" {...input('title')} />
          </Field>
          <PlacesDoor
            trip={trip}
            onOpen={() => {
              close()
              setIsPlacing(true)
            }}
            destination={
              <DestinationField
                value={values.destination}
                error={errors.destination}
                understood={understood}
                onChange={change}
              />
            }
          />
          <div className="grid gap-3 min-[26rem]:grid-cols-2">
            <Field label={tripsFormWords.startDate} required error={errors.startDate}>
              <TextInput type="date" icon={Calendar} {...input('startDate')} />
            </Field>
            <Field label={tripsFormWords.endDate} required error={errors.endDate}>
              <TextInput type="date" icon={Calendar} {...input('endDate')} />
            </Field>
          </div>
          <RadioCards
            legend={tripsFormWords.style}
            options={travelModes.map((mode) => ({
              value: mode,
              icon: modeIcons[mode],
              label: tripsModesWords[mode],
            }))}
            value={values.travelMode}
            onChange={(travelMode) => change({ travelMode })}
            className="grid-cols-2 sm:grid-cols-3"
          />
          <PartyFields
            values={values}
            errors={errors}
            onChange={change}
            usual={usualAdults(values.travelMode)}
          />
          <Field label={tripsFormWords.description} error={errors.description}>
            <TextArea placeholder={tripsFormWords.descriptionHint} {...input('description')} />
          </Field>
        </div>
      </Dialog>
      <Suspense fallback={null}>
        {asked && <DatesDialog trip={trip} ink={inkOfTrip(trip)} {...asked} onClose={() => setAsked(null)} />}
      </Suspense>
      {isPlacing && <PlacesDialog trip={trip} open onOpenChange={setIsPlacing} />}
    </>
  )
}

/** The form starts from the trip each time it opens, sends only what was changed, and leaves most of the checking to the server. */
function useTripEdit(trip: Trip, onOpenChange: (open: boolean) => void) {
  /** New dates that leave something of the plan behind: what becomes of it is asked first. */
  const [asked, setAsked] = useState<{ after: TripSpan; onChanged: () => void } | null>(null)
  const update = useWrite('trips.update', {
    canWait: true,
    onSuccess: (updated) => {
      if (!isQueued(updated)) showAnsweredTrip(updated)
      toast(
        savedToast(updated, {
          variant: 'success',
          title: tripsFormWords.updated,
          description: updated.title,
        }),
      )
      close()
    },
    onError: () =>
      void toast({
        variant: 'destructive',
        title: tripsFormWords.updateFailed,
        description: tripsFormWords.updateFailedText,
      }),
  })
  const form = useForm<TripEdit & ChosenDestination>({
    start: { ...toTripEdit(trip), place: null },
    validate: (edit) => ({ ...tripTooLong(edit), ...partyErrors(edit) }),
    writes: [update],
    send: (edit) => {
      const place = chosenPlace(edit)
      const body = { ...changedTripFields(trip, edit), ...(place && locationOf(place)) }
      if (Object.keys(body).length === 0) return close()
      const { startDate, endDate, ...rest } = body
      const [before, after] = [tripSpanOf(trip), tripSpanOf({ ...trip, ...body })]
      const hasRest = Object.keys(rest).length > 0
      const params = { tripId: trip.id }
      if (
        (startDate || endDate) &&
        isPlainDate(after.startDate) &&
        after.startDate <= after.endDate &&
        asksFor(datedRows(trip.id), before, after)
      )
        return setAsked({
          after,
          onChanged: () => (hasRest ? update.mutate({ params, body: rest }) : close()),
        })
      return update.mutate({ params, body })
    },
  })
  const { values } = form
  const found = useUnderstood(values)
  const isAsStored =
    chosenPlace(values) === null && trip.placeName !== null && values.destination === trip.destination
  const understood = isAsStored ? { name: trip.placeName, place: null, similar: [] } : found

  function close() {
    setAsked(null)
    onOpenChange(false)
    form.reset()
  }

  return { form, understood, close, asked, setAsked }
}
