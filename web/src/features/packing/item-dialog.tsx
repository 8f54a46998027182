import { categoryLabels, formCategories, type PackingCategory } from '@sojourn/contract/packing/categories'
import { itemFormErrors, quantityFromText } from '@sojourn/contract/packing/item-form'
import type { PackingItem } from '@sojourn/contract/packing/schema'
import { maxLength } from '@sojourn/contract/values/limits'
import { useId, useState } from 'react'
import { newRow, tripRows } from '../../sync/rows.ts'
import { useSave } from '../../sync/use-write.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { SaveActions } from '../../ui/save-actions.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useForm } from '../../ui/use-form.ts'

interface Draft {
  item: string
  category: PackingCategory
  quantity: string
  memberName: string
  notes: string
  essential: boolean
}

const emptyDraft: Draft = {
  item: '',
  category: 'clothing',
  quantity: '1',
  memberName: '',
  notes: '',
  essential: false,
}

const draftOf = (item: PackingItem): Draft => ({
  ...item,
  quantity: String(item.quantity),
  memberName: item.memberName ?? '',
  notes: item.notes ?? '',
})

const fieldsOf = ({ item, category, quantity, memberName, notes, essential }: Draft) => ({
  item: item.trim(),
  category,
  quantity: quantityFromText(quantity),
  memberName: memberName.trim() || null,
  notes: notes.trim() || null,
  essential,
})

interface ItemDialogProps {
  tripId: number
  open: boolean
  /** The item to change; without one a new item is added. */
  item: PackingItem | null
  isFamily: boolean
  /** Names already in the list, offered while typing. */
  people: readonly string[]
  onClose: () => void
  onSaved: (item: PackingItem) => void
}

/** Adds or changes an item, and is done when the server has taken it. */
export function ItemDialog({ tripId, open, item, isFamily, people, onClose, onSaved }: ItemDialogProps) {
  const [addNew] = useState(() => newRow(tripId, 'packing'))
  const save = useSave((fields: ReturnType<typeof fieldsOf>) =>
    item ? tripRows(tripId, 'packing').change(item.id, fields) : addNew(fields),
  )
  const { values, errors, isSaving, change, input, submit } = useForm({
    start: item ? draftOf(item) : emptyDraft,
    validate: itemFormErrors,
    writes: [save],
    send: (draft) => save.mutate(fieldsOf(draft), { onSuccess: onSaved }),
  })
  const peopleId = useId()
  const whole = String(quantityFromText(values.quantity))
  const categories = formCategories.some((category) => category === values.category)
    ? formCategories
    : [...formCategories, values.category]

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      locked={isSaving}
      title={item ? 'Edit Item' : 'Add Item'}
      onSubmit={submit}
      actions={
        <SaveActions onCancel={onClose} busy={isSaving} busyLabel={item ? 'Saving...' : 'Adding...'}>
          {item ? 'Save Changes' : 'Add Item'}
        </SaveActions>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label="Item name" required error={errors.item}>
          <TextInput maxLength={maxLength.name} autoComplete="off" {...input('item')} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Field label="Category" error={errors.category}>
            <Select {...input('category')}>
              {categories.map((category) => (
                <option key={category} value={category}>
                  {categoryLabels[category]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Quantity" error={errors.quantity}>
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
        {isFamily && (
          <Field label="Member name" note="Optional" error={errors.memberName}>
            <TextInput
              maxLength={maxLength.name}
              placeholder="Who is it for?"
              autoComplete="off"
              list={peopleId}
              {...input('memberName')}
            />
          </Field>
        )}
        <datalist id={peopleId}>
          {people.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <Field label="Notes" note="Optional" error={errors.notes}>
          <TextArea maxLength={maxLength.text} {...input('notes')} />
        </Field>
        <Checkbox checked={values.essential} onChange={() => change({ essential: !values.essential })}>
          Essential, comes first in its group
        </Checkbox>
      </div>
    </Dialog>
  )
}
