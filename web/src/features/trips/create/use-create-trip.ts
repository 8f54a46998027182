import { type CreateForm, emptyCreateForm, toNewTrip } from '@sojourn/contract/trips/create-form'
import { budgetProblem, tripFormErrors, tripTooLong } from '@sojourn/contract/trips/form-errors'
import { partyErrors } from '@sojourn/contract/trips/party'
import { tripsFormWords } from '@sojourn/contract/trips/words-form'
import { nightsMeet, tripNights } from '@sojourn/contract/legs/places-form'
import { legsWords } from '@sojourn/contract/legs/words'
import { useLocation } from 'wouter'
import { isQueued, savedToast } from '../../../sync/queue/queued.ts'
import { inBackground } from '../../../sync/writes/write-rows.ts'
import { useWrite } from '../../../sync/writes/use-write.ts'
import { toast } from '../../../toasts/toast-store.ts'
import { type FieldErrors, useForm } from '../../../ui/forms/use-form.ts'
import { openUpgrade } from '../../../queries/billing.ts'
import { showAnsweredTrip } from '../../../queries/trips.ts'
import { type TypedPlace, wantedLegs } from '../places/place-rows.ts'
import { showOpenNights } from '../places/show-open-nights.ts'
import { writePlaces } from '../places/write-places.ts'
import type { ChosenDestination } from './understood-place.tsx'

export interface CreateFields extends CreateForm, ChosenDestination {
  /** Of a trip with several; the first of them is the destination. */
  places: readonly TypedPlace[]
}

const withoutPlace: CreateFields = { ...emptyCreateForm, place: null, places: [] }

function createErrors(form: CreateFields): FieldErrors<CreateFields> {
  const budget = budgetProblem(form.budget, form.currency)
  const problem = placesProblem(form)
  return {
    ...(problem && { places: problem }),
    ...tripTooLong(form),
    ...tripFormErrors(form),
    ...partyErrors(form),
    ...(budget && { budget }),
  }
}

/** Nights can only be counted once there are dates. */
function placesProblem({ places, ...dates }: CreateFields): string | null {
  if (places.length === 0) return null
  if (places.some(({ destination }) => !destination.trim())) return legsWords.required
  const total = tripNights(dates)
  return total === null || nightsMeet(total, places) ? null : legsWords.nightsOpen
}

/** What the create dialog holds and does. */
export function useCreateTrip(close: () => void) {
  const [, navigate] = useLocation()

  const create = useWrite('trips.create', {
    canWait: true,
    onSuccess: (trip) => {
      const description = tripsFormWords.createdText
      toast(savedToast(trip, { variant: 'success', title: tripsFormWords.created, description }))
      close()
      const { startDate, places } = form.values
      inBackground(() => writePlaces(trip.id, [], wantedLegs(startDate, places)))
      form.reset()
      if (!isQueued(trip)) showAnsweredTrip(trip)
      navigate(`/trips/${trip.id}`)
    },
    onError: (error) => {
      if (error.code === 'plan_limit') {
        close()
        openUpgrade('unlimited_trips')
        return
      }
      toast({
        variant: 'destructive',
        title: tripsFormWords.error,
        description: tripsFormWords.createFailed,
      })
    },
  })

  const form = useForm({
    start: withoutPlace,
    validate: createErrors,
    writes: [create],
    onInvalid: showOpenNights,
    send: (values) => create.mutate({ body: toNewTrip(values, values.place) }),
  })
  return form
}
