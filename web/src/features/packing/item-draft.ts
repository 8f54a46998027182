// What the item dialog holds while a person types, and what of it is sent.
import type { PackingCategory } from '@sojourn/contract/packing/categories'
import { quantityFromText } from '@sojourn/contract/packing/item-form'
import type { PackingItem } from '@sojourn/contract/packing/schema'
import { changedFields } from '../../sync/writes/changed-fields.ts'

export interface ItemDraft {
  item: string
  category: PackingCategory
  quantity: string
  memberName: string
  notes: string
  essential: boolean
}

export const emptyDraft: ItemDraft = {
  item: '',
  category: 'clothing',
  quantity: '1',
  memberName: '',
  notes: '',
  essential: false,
}

export const draftOf = ({
  item,
  category,
  quantity,
  memberName,
  notes,
  essential,
}: PackingItem): ItemDraft => ({
  item,
  category,
  quantity: String(quantity),
  memberName: memberName ?? '',
  notes: notes ?? '',
  essential,
})

export const fieldsOf = ({ item, category, quantity, memberName, notes, essential }: ItemDraft) => ({
  item: item.trim(),
  category,
  quantity: quantityFromText(quantity),
  memberName: memberName.trim() || null,
  notes: notes.trim() || null,
  essential,
})

export const changesOf = (item: PackingItem, draft: ItemDraft) =>
  changedFields(fieldsOf(draftOf(item)), fieldsOf(draft))
