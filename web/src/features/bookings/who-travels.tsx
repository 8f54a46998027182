import { bookingsFormWords } from '@sojourn/contract/bookings/words-form'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useTripPeople } from '../../queries/travellers.ts'
import type { Form } from '../../ui/forms/use-form.ts'
import { Chip } from '../../ui/primitives/chip.tsx'
import type { BookingDraft } from './booking-draft.ts'

/** Whom it is for: everybody until somebody says otherwise. Whoever travels alone is not asked. */
export function WhoTravels({ trip, form: { values, change } }: { trip: Trip; form: Form<BookingDraft> }) {
  const { people, idOf } = useTripPeople(trip.id)
  if (people.length < 2) return null
  const all = people.map(({ id }) => id)
  const chosen = new Set(values.travellers?.map(idOf) ?? all)
  const toggle = (id: string) => {
    const next = all.filter((one) => (one === id ? !chosen.has(one) : chosen.has(one)))
    change({ travellers: next.length === all.length || next.length === 0 ? null : next })
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 type-label">{bookingsFormWords.whoTravels}</legend>
      <div className="flex flex-wrap gap-2">
        {people.map(({ id, name }) => (
          <Chip key={id} pressed={chosen.has(id)} onClick={() => toggle(id)}>
            <bdi>{name}</bdi>
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
