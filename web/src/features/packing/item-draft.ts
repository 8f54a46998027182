// What the item dialog holds while a person types, and what of it is sent.
import type { PackingCategory } from '@sojourn/contract/packing/categories'
import { quantityFromText } from '@sojourn/contract/packing/item-form'
import type { PackingItem } from '@sojourn/contract/packing/schema'
import { changedFields } from '../../sync/writes/changed-fields.ts'

export interface PackingDraft {
  item: string
  category: PackingCategory
  quantity: string
  memberName: string
  notes: string
  essential: boolean
}

export const emptyPackingDraft: PackingDraft = {
  item: '',
  category: 'clothing',
  quantity: '1',
  memberName: '',
  notes: '',
  essential: false,
}

export const packingDraftOf = ({
  item,
  category,
  quantity,
  memberName,
  notes,
  essential,
}: PackingItem): PackingDraft => ({
  item,
  category,
  quantity: String(quantity),
  memberName: memberName ?? '',
  notes: notes ?? '',
  essential,
})

export const packingFieldsOf = ({
  item,
  category,
  quantity,
  memberName,
  notes,
  essential,
}: PackingDraft) => ({
  item: item.trim(),
  category,
  quantity: quantityFromText(quantity),
  memberName: memberName.trim() || null,
  notes: notes.trim() || null,
  essential,
})

export const packingChangesOf = (item: PackingItem, draft: PackingDraft) =>
  changedFields(packingFieldsOf(packingDraftOf(item)), packingFieldsOf(draft))
