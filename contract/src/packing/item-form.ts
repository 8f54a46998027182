import { maxLength } from '../values/limits.ts'
import { tooLong } from '../values/too-long.ts'
import { say } from '../words/say.ts'
import { packingWords } from './words.ts'

export const maxQuantity = 999

export const quantityTooLarge = (): string => say(packingWords.quantityTooLarge, { most: maxQuantity })

/** A quantity as typed: empty or unreadable falls back to 1, decimals are cut, a number below 1 stays to be refused (C-102). */
export function quantityFromText(text: string): number {
  const value = Number.parseFloat(text)
  return Number.isFinite(value) ? Math.trunc(value) : 1
}

interface ItemForm {
  item: string
  quantity: string
  memberName?: string
  notes?: string
}

const lengths = { item: maxLength.name, memberName: maxLength.name, notes: maxLength.text }

export function packingFormErrors(form: ItemForm): Partial<Record<keyof ItemForm, string>> {
  const errors: Partial<Record<keyof ItemForm, string>> = tooLong(form, lengths)
  if (!form.item.trim()) errors.item = packingWords.itemRequired
  const quantity = quantityFromText(form.quantity)
  if (quantity < 1) errors.quantity = packingWords.quantityTooSmall
  else if (quantity > maxQuantity) errors.quantity = quantityTooLarge()
  return errors
}
