import { categoryLabels, formCategories, type PackingCategory } from '@sojourn/contract/packing/categories'
import { itemFormErrors, quantityFromText } from '@sojourn/contract/packing/item-form'
import type { PackingItem } from '@sojourn/contract/packing/schema'
import { maxLength } from '@sojourn/contract/values/limits'
import { type FormEvent, useId, useState } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { SaveActions } from '../../ui/save-actions.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'

export interface ItemFields {
  item: string
  category: PackingCategory
  quantity: number
  memberName: string | null
  notes: string | null
  essential: boolean
}

interface Draft extends Omit<ItemFields, 'quantity' | 'memberName' | 'notes'> {
  quantity: string
  memberName: string
  notes: string
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

const fieldsOf = ({ item, category, quantity, memberName, notes, essential }: Draft): ItemFields => ({
  item: item.trim(),
  category,
  quantity: quantityFromText(quantity),
  memberName: memberName.trim() || null,
  notes: notes.trim() || null,
  essential,
})

interface ItemDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The item to change; without one a new item is added. */
  item: PackingItem | null
  isFamily: boolean
  /** Names already in the list, offered while typing. */
  people: readonly string[]
  busy: boolean
  /** What the server refused, by field. */
  refused: Readonly<Record<string, string>>
  onSave: (fields: ItemFields) => void
}

/** Adds or changes an item. Errors show with the first try to save, then as they are mended. */
export function ItemDialog(props: ItemDialogProps) {
  const { open, onOpenChange, item, isFamily, people, busy, refused, onSave } = props
  const [draft, setDraft] = useState(item ? draftOf(item) : emptyDraft)
  const [isTried, setTried] = useState(false)
  const peopleId = useId()
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change })
  const errors: Partial<Record<keyof ItemFields, string>> = isTried
    ? { ...refused, ...itemFormErrors(draft) }
    : {}
  const categories = formCategories.some((category) => category === draft.category)
    ? formCategories
    : [...formCategories, draft.category]

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    setTried(true)
    const found = itemFormErrors(draft)
    if (Object.keys(found).length === 0) onSave(fieldsOf(draft))
    else form.querySelector<HTMLElement>(found.item ? '[name="item"]' : '[name="quantity"]')?.focus()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      locked={busy}
      title={item ? 'Edit Item' : 'Add Item'}
      onSubmit={submit}
      actions={
        <SaveActions
          onCancel={() => onOpenChange(false)}
          busy={busy}
          busyLabel={item ? 'Saving...' : 'Adding...'}
        >
          {item ? 'Save Changes' : 'Add Item'}
        </SaveActions>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label="Item name" required error={errors.item}>
          <TextInput
            name="item"
            value={draft.item}
            maxLength={maxLength.name}
            autoComplete="off"
            onChange={(event) => set({ item: event.target.value })}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Field label="Category" error={errors.category}>
            <Select
              name="category"
              value={draft.category}
              onChange={(event) => set({ category: event.target.value as PackingCategory })}
            >
              {categories.map((category) => (
                <option key={category} value={category}>
                  {categoryLabels[category]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Quantity" error={errors.quantity}>
            <TextInput
              name="quantity"
              type="number"
              inputMode="numeric"
              min={1}
              step={1}
              value={draft.quantity}
              onChange={(event) => set({ quantity: event.target.value })}
              onBlur={() => set({ quantity: String(quantityFromText(draft.quantity)) })}
            />
          </Field>
        </div>
        {isFamily && (
          <Field label="Member name" note="Optional" error={errors.memberName}>
            <TextInput
              name="memberName"
              value={draft.memberName}
              maxLength={maxLength.name}
              placeholder="Who is it for?"
              autoComplete="off"
              list={peopleId}
              onChange={(event) => set({ memberName: event.target.value })}
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
          <TextArea
            name="notes"
            value={draft.notes}
            maxLength={maxLength.text}
            onChange={(event) => set({ notes: event.target.value })}
          />
        </Field>
        <Checkbox checked={draft.essential} onChange={() => set({ essential: !draft.essential })}>
          Essential, comes first in its group
        </Checkbox>
      </div>
    </Dialog>
  )
}
