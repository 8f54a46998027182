import { autoTitle } from '@sojourn/contract/trips/auto-title'
import { tripDurationText } from '@sojourn/contract/trips/duration'
import { tripsFormWords } from '@sojourn/contract/trips/words-form'
import { currencies } from '@sojourn/contract/values/currencies'
import { maxLength } from '@sojourn/contract/values/limits'
import { isPlainDate } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import Calendar from 'icon:calendar'
import Clock from 'icon:clock'
import WandSparkles from 'icon:wand-sparkles'
import { useToday } from '../../../browser/use-today.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import type { Form } from '../../../ui/forms/use-form.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import type { CreateFields } from './use-create-trip.ts'

export function TitleField({ values, errors, change, input }: Form<CreateFields>) {
  const { destination, travelMode } = values
  const proposed = destination.trim() && autoTitle(travelMode, destination).slice(0, maxLength.title)
  return (
    <Field label={tripsFormWords.title} error={errors.title} required>
      <TextInput
        autoComplete="off"
        placeholder={proposed}
        {...input('title')}
        end={
          <Button
            variant="trip-soft"
            size="sm"
            icon={WandSparkles}
            {...(proposed === '' && { disabledReason: tripsFormWords.destinationFirst })}
            onClick={() => change({ title: proposed })}
          >
            {tripsFormWords.auto}
          </Button>
        }
      />
    </Field>
  )
}

export function DateFields({ values, errors, input }: Form<CreateFields>) {
  const today = useToday()
  const { startDate, endDate } = values
  return (
    <div>
      <div className="grid gap-3 min-[26rem]:grid-cols-2">
        <Field label={tripsFormWords.startDate} error={errors.startDate} required>
          <TextInput type="date" icon={Calendar} min={today} {...input('startDate')} />
        </Field>
        <Field label={tripsFormWords.endDate} error={errors.endDate} required>
          <TextInput type="date" icon={Calendar} min={startDate || today} {...input('endDate')} />
        </Field>
      </div>
      {isPlainDate(startDate) && isPlainDate(endDate) && (
        <p className="mt-2.5 flex items-center gap-2 text-small font-semibold text-trip tabular-nums">
          <Clock size={18} className="shrink-0" />
          {say(tripsFormWords.duration, { days: tripDurationText({ startDate, endDate }) })}
        </p>
      )}
    </div>
  )
}

export function MoneyFields({ errors, input }: Form<CreateFields>) {
  return (
    <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3">
      <Field label={tripsFormWords.budget} error={errors.budget}>
        <TextInput
          inputMode="decimal"
          step={0.01}
          autoComplete="off"
          placeholder={tripsFormWords.optional}
          {...input('budget')}
          className="tabular-nums"
        />
      </Field>
      <Field label={tripsFormWords.currency} error={errors.currency}>
        <Select {...input('currency')}>
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
