import type { ItemType } from '@sojourn/contract/itinerary/item-types'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import { maxLength } from '@sojourn/contract/values/limits'
import Calendar from 'lucide-react/icons/calendar'
import Clock from 'lucide-react/icons/clock'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { ItemDraft } from './item-draft.ts'
import { LocationField } from './location-field.tsx'
import { TypeChips } from './type-chips.tsx'

interface ItemFieldsProps {
  trip: Trip
  items: readonly ItineraryItem[]
  original: ItemType
  draft: ItemDraft
  /** Messages by field. */
  errors: Readonly<Record<string, string>>
  onChange: (fields: Partial<ItemDraft>) => void
}

export function ItemFields({ trip, items, original, draft, errors, onChange }: ItemFieldsProps) {
  return (
    <div className="flex flex-col gap-4">
      <Field label="Title" required error={errors['title']}>
        <TextInput
          name="title"
          maxLength={maxLength.title}
          value={draft.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      <TypeChips value={draft.type} original={original} onChange={(type) => onChange({ type })} />
      <div className="grid gap-4 min-[400px]:grid-cols-2">
        <Field label="Date" required error={errors['date']}>
          <TextInput
            name="date"
            type="date"
            icon={Calendar}
            min={trip.startDate.slice(0, 10)}
            max={trip.endDate.slice(0, 10)}
            value={draft.date}
            onChange={(event) => onChange({ date: event.target.value })}
          />
        </Field>
        <Field label="Time" note="Optional" error={errors['time']}>
          <TextInput
            type="time"
            icon={Clock}
            value={draft.time}
            onChange={(event) => onChange({ time: event.target.value })}
          />
        </Field>
      </div>
      <LocationField
        tripId={trip.id}
        items={items}
        value={draft}
        onChange={onChange}
        error={errors['location']}
      />
      <Field label="Description" note="Optional" error={errors['description']}>
        <TextArea
          maxLength={maxLength.text}
          value={draft.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </Field>
    </div>
  )
}
