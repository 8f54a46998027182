import { httpNeedsWords } from '@sojourn/contract/http/words-needs'
import { type Taken, takenParts } from '@sojourn/contract/trips/duplicate'
import { tripFormErrors, tripTooLong } from '@sojourn/contract/trips/form-errors'
import type { Trip } from '@sojourn/contract/trips/schema'
import { tripsDuplicateWords } from '@sojourn/contract/trips/words-duplicate'
import { tripsFormWords } from '@sojourn/contract/trips/words-form'
import { maxLength } from '@sojourn/contract/values/limits'
import { addDays, daysBetween, isPlainDate } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import Calendar from 'icon:calendar'
import { useRef } from 'react'
import { useLocation } from 'wouter'
import { useNeedsConnection } from '../../../browser/use-connection-lost.ts'
import { openUpgrade } from '../../../queries/billing.ts'
import { showAnsweredTrip } from '../../../queries/trips.ts'
import { tellFailure } from '../../../sync/http/tell-failure.ts'
import { useWrite } from '../../../sync/writes/use-write.ts'
import { toast } from '../../../toasts/toast-store.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { SaveActions } from '../../../ui/forms/save-actions.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { inkOfTrip } from '../trip-place.ts'
import { tripSpanOf } from './dated-rows.ts'
import { TakenSwitches } from './taken-switches.tsx'

interface DuplicateDialogProps {
  trip: Trip
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The trip once more, under other dates. The server makes it: without a connection it says so. */
export function DuplicateDialog({ trip, open, onOpenChange }: DuplicateDialogProps) {
  const close = () => onOpenChange(false)
  const { values, errors, isSaving, change, input, submit } = useDuplicate(trip, close)
  const offline = useNeedsConnection(httpNeedsWords.duplicate)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={tripsDuplicateWords.title}
      description={tripsDuplicateWords.text}
      ink={inkOfTrip(trip)}
      locked={isSaving}
      onSubmit={submit}
      actionsNote={offline && <span className="text-small font-semibold">{offline}</span>}
      actions={
        <SaveActions onCancel={close} busy={isSaving} busyLabel={tripsDuplicateWords.making}>
          {tripsDuplicateWords.title}
        </SaveActions>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={tripsFormWords.title} required error={errors.title}>
          <TextInput autoComplete="off" {...input('title')} />
        </Field>
        <div className="grid gap-3 min-[26rem]:grid-cols-2">
          <Field label={tripsFormWords.startDate} required error={errors.startDate}>
            <TextInput type="date" icon={Calendar} {...input('startDate')} />
          </Field>
          <Field label={tripsFormWords.endDate} required error={errors.endDate}>
            <TextInput type="date" icon={Calendar} min={values.startDate} {...input('endDate')} />
          </Field>
        </div>
        <TakenSwitches trip={trip} after={values} take={values.take} onChange={(take) => change({ take })} />
      </div>
    </Dialog>
  )
}

interface DuplicateForm {
  title: string
  startDate: string
  endDate: string
  take: Taken
}

const everything = Object.fromEntries(takenParts.map((part) => [part, true])) as Taken

function firstForm(trip: Trip): DuplicateForm {
  const room = maxLength.title - say(tripsDuplicateWords.copyOf, { title: '' }).length
  const title = say(tripsDuplicateWords.copyOf, { title: trip.title.slice(0, room).toWellFormed() })
  return { title, ...tripSpanOf(trip), take: everything }
}

function useDuplicate(trip: Trip, close: () => void) {
  const [, navigate] = useLocation()
  // One trip, however often it is sent; the next time the dialog makes another.
  const clientId = useRef(crypto.randomUUID())
  const start = firstForm(trip)
  const length = daysBetween(start.startDate, start.endDate)
  const duplicate = useWrite('trips.duplicate', {
    onSuccess: (made) => {
      clientId.current = crypto.randomUUID()
      toast({ variant: 'success', title: tripsDuplicateWords.made, description: made.title })
      close()
      form.reset()
      showAnsweredTrip(made)
      navigate(`/trips/${made.id}`)
    },
    onError: (error) => {
      if (error.code === 'plan_limit') {
        close()
        openUpgrade('unlimited_trips')
      } else if (Object.keys(error.fields).length === 0)
        tellFailure(
          error,
          error.code === 'invalid_input' || error.code === 'offline'
            ? error.text
            : tripsDuplicateWords.failed,
        )
    },
  })
  const form = useForm<DuplicateForm>({
    start,
    // As long as the trip is, until somebody says otherwise.
    propose: ({ startDate = '' }) => (isPlainDate(startDate) ? { endDate: addDays(startDate, length) } : {}),
    validate: (values) => {
      const whole = { ...values, destination: trip.destination, description: '' }
      return { ...tripTooLong(whole), ...tripFormErrors(whole) }
    },
    writes: [duplicate],
    send: (body) =>
      duplicate.mutate({ params: { tripId: trip.id }, body: { ...body, clientId: clientId.current } }),
  })
  return form
}
