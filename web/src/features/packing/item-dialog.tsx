import { formCategories } from '@sojourn/contract/packing/categories'
import { quantityFromText } from '@sojourn/contract/packing/item-form'
import { packingWords } from '@sojourn/contract/packing/words'
import { packingCategoriesWords } from '@sojourn/contract/packing/words-categories'
import { useId } from 'react'
import { firstName } from '../../ui/primitives/initials.ts'
import { Checkbox } from '../../ui/primitives/checkbox.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { SaveActions } from '../../ui/forms/save-actions.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { useTripPeople } from '../../queries/travellers.ts'
import { GoneRow } from '../../trip-parts/their-change.tsx'
import { type ItemDialogProps, useItemForm } from './use-item-form.ts'

/** Adds or changes an item, and is done when the server has taken it. */
export function PackingItemDialog(props: ItemDialogProps) {
  const { tripId, open, item, isFamily, people, onClose } = props
  const { form, theirs, isGone, who, name, added, onNext } = useItemForm(props)
  const { values, errors, isSaving, change, input, submit } = form
  const peopleId = useId()
  const { people: travellers } = useTripPeople(tripId)
  // Who travels, and who is named already; any other name can be typed.
  const offered = new Set([
    ...people,
    ...travellers.filter(({ kind }) => kind !== 'left').map(({ name: full }) => firstName(full)),
  ])
  const whole = String(quantityFromText(values.quantity))
  const categories = formCategories.some((category) => category === values.category)
    ? formCategories
    : [...formCategories, values.category]

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      locked={isSaving}
      title={item ? packingWords.editItem : packingWords.addItem}
      onSubmit={submit}
      actions={
        <SaveActions
          onCancel={onClose}
          onNext={onNext}
          busy={isSaving}
          busyLabel={item ? packingWords.saving : packingWords.adding}
          gone={isGone}
        >
          {item ? packingWords.save : packingWords.addItem}
        </SaveActions>
      }
    >
      {isGone && <GoneRow who={who} thing="packing" />}
      <div className="flex flex-col gap-4">
        <Field label={packingWords.name} required error={errors.item}>
          <TextInput ref={name} autoComplete="off" {...input('item')} />
        </Field>
        <output className="-mt-2 text-small text-muted-foreground empty:hidden">{added}</output>
        {theirs.strip('item')}
        <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Field label={packingWords.category} error={errors.category}>
            <Select {...input('category')}>
              {categories.map((category) => (
                <option key={category} value={category}>
                  {packingCategoriesWords[category]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={packingWords.quantity} error={errors.quantity}>
            <TextInput
              type="number"
              inputMode="numeric"
              min={1}
              step={1}
              {...input('quantity')}
              onBlur={() => whole !== values.quantity && change({ quantity: whole })}
            />
          </Field>
        </div>
        {theirs.strip('category')}
        {theirs.strip('quantity')}
        {isFamily && (
          <Field label={packingWords.memberName} note={packingWords.optional} error={errors.memberName}>
            <TextInput
              placeholder={packingWords.whoFor}
              autoComplete="off"
              list={peopleId}
              {...input('memberName')}
            />
          </Field>
        )}
        {theirs.strip('memberName')}
        <datalist id={peopleId}>
          {[...offered].map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <Field label={packingWords.notes} note={packingWords.optional} error={errors.notes}>
          <TextArea {...input('notes')} />
        </Field>
        {theirs.strip('notes')}
        <Checkbox checked={values.essential} onChange={() => change({ essential: !values.essential })}>
          {packingWords.essentialFirst}
        </Checkbox>
        {theirs.strip('essential')}
        {theirs.spoken}
      </div>
    </Dialog>
  )
}
