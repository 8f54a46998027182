import { partyLimits, type PartyForm } from '@sojourn/contract/trips/party'
import { tripsFormWords } from '@sojourn/contract/trips/words-form'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { cn } from '../../../ui/primitives/cn.ts'
import type { FieldErrors } from '../../../ui/forms/use-form.ts'

interface PartyFieldsProps {
  values: PartyForm
  errors: FieldErrors<PartyForm>
  onChange: (changed: Partial<PartyForm>) => void
  /** How many adults count while nobody says. */
  usual: number
}

/** Who travels, on one line; ages are asked for once there are children. */
export function PartyFields({ values, errors, onChange, usual }: PartyFieldsProps) {
  const text = (name: keyof PartyForm) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  const whole = { type: 'number', inputMode: 'numeric', step: 1, max: partyLimits.most } as const
  const hasAges = Number(values.children) > 0
  return (
    <div className={cn('grid grid-cols-2 gap-3', hasAges && 'min-[30rem]:grid-cols-[1fr_1fr_1.6fr]')}>
      <Field label={tripsFormWords.adults} error={errors.adults}>
        <TextInput {...whole} min={partyLimits.leastAdults} placeholder={String(usual)} {...text('adults')} />
      </Field>
      <Field label={tripsFormWords.children} error={errors.children}>
        <TextInput {...whole} min={0} placeholder={tripsFormWords.optional} {...text('children')} />
      </Field>
      {hasAges && (
        <Field label={tripsFormWords.ages} error={errors.childAges} className="max-[30rem]:col-span-2">
          <TextInput autoComplete="off" placeholder={tripsFormWords.agesHint} {...text('childAges')} />
        </Field>
      )}
    </div>
  )
}
