import { endsNextDay } from '@sojourn/contract/itinerary/item-end'
import type { ItemType } from '@sojourn/contract/itinerary/item-types'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { itineraryFormWords } from '@sojourn/contract/itinerary/words-form'
import type { Trip } from '@sojourn/contract/trips/schema'
import { say } from '@sojourn/contract/words/say'
import Calendar from 'icon:calendar'
import Clock from 'icon:clock'
import type { ReactNode, RefObject } from 'react'
import { Field } from '../../ui/forms/field.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import type { Form } from '../../ui/forms/use-form.ts'
import type { ItineraryDraft } from './item-draft.ts'
import { LocationField } from './location-field.tsx'
import { TypeChips } from './type-chips.tsx'

interface ItemFieldsProps {
  trip: Trip
  items: readonly ItineraryItem[]
  original: ItemType
  form: Form<ItineraryDraft>
  titleRef: RefObject<HTMLInputElement | null>
  /** Below a field: what somebody else made of it meanwhile. */
  theirs: (field: keyof ItineraryDraft, together?: readonly (keyof ItineraryDraft)[]) => ReactNode
}

export function ItemFields({ trip, items, original, form, titleRef, theirs }: ItemFieldsProps) {
  const { values, errors, change, input } = form
  const { currency } = trip
  return (
    <div className="flex flex-col gap-4">
      <Field label={itineraryFormWords.title} required error={errors.title}>
        <TextInput ref={titleRef} {...input('title')} />
      </Field>
      {theirs('title')}
      <TypeChips value={values.type} original={original} onChange={(type) => change({ type })} />
      {theirs('type')}
      <div className="grid gap-4 min-[400px]:grid-cols-2 sm:grid-cols-3">
        <Field label={itineraryFormWords.date} required error={errors.date}>
          <TextInput
            type="date"
            icon={Calendar}
            min={trip.startDate.slice(0, 10)}
            max={trip.endDate.slice(0, 10)}
            {...input('date')}
          />
        </Field>
        <Field label={itineraryFormWords.time} note={itineraryFormWords.optional} error={errors.time}>
          <TextInput type="time" icon={Clock} {...input('time')} />
        </Field>
        <Field
          label={itineraryFormWords.endsAt}
          note={itineraryFormWords.optional}
          {...(endsNextDay(values) && { hint: itineraryFormWords.endsNextDay })}
          error={errors.endTime}
        >
          <TextInput type="time" icon={Clock} {...input('endTime')} />
        </Field>
      </div>
      {theirs('date')}
      {theirs('time')}
      {theirs('endTime')}
      <LocationField
        tripId={trip.id}
        items={items}
        value={values}
        onChange={change}
        error={errors.location}
      />
      {theirs('location', ['location', 'latitude', 'longitude'])}
      <Field
        label={itineraryFormWords.description}
        note={itineraryFormWords.optional}
        error={errors.description}
      >
        <TextArea {...input('description')} />
      </Field>
      {theirs('description')}
      <Field
        label={itineraryFormWords.notes}
        note={itineraryFormWords.optional}
        hint={itineraryFormWords.notesHint}
        error={errors.notes}
      >
        <TextArea {...input('notes')} />
      </Field>
      {theirs('notes')}
      <Field
        label={say(itineraryFormWords.cost, { currency })}
        note={itineraryFormWords.optional}
        error={errors.cost}
      >
        <TextInput inputMode="decimal" {...input('cost')} />
      </Field>
      {theirs('cost')}
    </div>
  )
}
