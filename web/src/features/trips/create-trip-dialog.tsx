import { tripFormErrors, type TripFormFields } from '@sojourn/contract/trips/form-errors'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { queryClient } from '../../lib/query-client.ts'
import { useWrite } from '../../lib/use-write.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast-store.ts'
import { tripsQuery } from './queries.ts'

const emptyForm: TripFormFields = { title: '', destination: '', startDate: '', endDate: '' }

export function CreateTripDialog({
  open,
  onOpenChange,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const [form, setForm] = useState(emptyForm)
  const [errors, setErrors] = useState<Partial<TripFormFields>>({})
  const [, navigate] = useLocation()
  const create = useWrite('trips.create', {
    onSuccess: (trip) => {
      toast({ title: 'Success!', description: 'Your trip has been created successfully', variant: 'success' })
      onOpenChange(false)
      setForm(emptyForm)
      void queryClient.invalidateQueries({ queryKey: tripsQuery.queryKey })
      navigate(`/trips/${trip.id}`)
    },
    onError: () =>
      toast({
        title: 'Error',
        description: 'Failed to create trip. Please try again.',
        variant: 'destructive',
      }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = tripFormErrors(form)
    setErrors(found)
    if (Object.keys(found).length === 0) create.mutate({ body: { ...form, travelMode: 'family' } })
  }
  const field = (name: keyof TripFormFields, label: string, type = 'text') => (
    <Field label={label} error={errors[name]}>
      <TextInput
        type={type}
        value={form[name]}
        onChange={(event) => setForm({ ...form, [name]: event.target.value })}
      />
    </Field>
  )
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Plan Your Next Adventure"
      onSubmit={submit}
      actions={
        <Button variant="sun" type="submit" busy={create.isPending} busyLabel="Creating Trip...">
          Create Trip
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {field('destination', 'Destination')}
        {field('title', 'Trip title')}
        {field('startDate', 'Start date', 'date')}
        {field('endDate', 'End date', 'date')}
      </div>
    </Dialog>
  )
}
