import type { PlaceSuggestion } from '@sojourn/contract/places/schema'
import { type CreateForm, emptyCreateForm, toNewTrip } from '@sojourn/contract/trips/create-form'
import { tripFormErrors } from '@sojourn/contract/trips/form-errors'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import { useWrite } from '../../../sync/use-write.ts'
import { toast } from '../../../ui/toast-store.ts'
import { openUpgrade } from '../../billing/queries.ts'
import { keepTrip } from '../queries.ts'

const createFailed = 'Failed to create trip. Please try again.'

type Errors = Partial<Record<keyof CreateForm, string>>

/** What the create dialog holds and does. Errors show when it is first sent, and from then on as fields change. */
export function useCreateTrip(close: () => void) {
  const [form, setForm] = useState(emptyCreateForm)
  const [place, setPlace] = useState<PlaceSuggestion | null>(null)
  const [wasSent, setWasSent] = useState(false)
  const [refused, setRefused] = useState<Errors>({})
  const [, navigate] = useLocation()

  const create = useWrite('trips.create', {
    failure: createFailed,
    onSuccess: (trip) => {
      toast({ variant: 'success', title: 'Success!', description: 'Your trip has been created successfully' })
      close()
      reset()
      keepTrip(trip)
      navigate(`/trips/${trip.id}`)
    },
    onError: (error) => {
      if (error.code === 'plan_limit') {
        close()
        openUpgrade('unlimited_trips')
        return
      }
      setRefused(error.fields)
      toast({
        variant: 'destructive',
        title: 'Error',
        description: createFailed,
      })
    },
  })

  function reset() {
    setForm(emptyCreateForm)
    setPlace(null)
    setWasSent(false)
    setRefused({})
  }

  function change(changes: Partial<CreateForm>) {
    setForm((current) => ({ ...current, ...changes }))
    setRefused({})
  }

  function choose(chosen: PlaceSuggestion) {
    change({ destination: chosen.fullName })
    setPlace(chosen)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const sheet = event.currentTarget
    const isComplete = Object.keys(tripFormErrors(form)).length === 0
    flushSync(() => setWasSent(true))
    if (isComplete) create.mutate({ body: toNewTrip(form, place) })
    else sheet.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  const errors: Errors = { ...refused, ...(wasSent && tripFormErrors(form)) }
  const chosen = place?.fullName === form.destination.trim() ? place : null
  return { form, errors, chosen, change, choose, submit, isPending: create.isPending }
}
