import { expenseCategoryLabels, type ExpenseCategory } from '@sojourn/contract/expenses/categories'
import { type ItemType, typeLabel } from '@sojourn/contract/itinerary/item-types'
import { categoryLabels, type PackingCategory } from '@sojourn/contract/packing/categories'
import type { ContentCollection } from '@sojourn/contract/sync/collections'
import { monthDay } from '../browser/format.ts'
import { currentFigures } from '../session/units.ts'

/** A field in words: "Tom changed the {word} to {text of the value}". */
export interface FieldText {
  word: string
  text: (value: unknown) => string
}

const field = (word: string, text: (value: never) => string = String): FieldText => ({
  word,
  text: (value) => (value === null || value === '' ? '' : text(value as never)),
})

/** As the server answers it: what was typed as 65 is 65.00 there. */
export const amountText = (amount: unknown): string =>
  Number.isFinite(Number(amount)) ? Number(amount).toFixed(2) : String(amount)

const amount = (word: string): FieldText => field(word, amountText)

const date = field('date', (value: string) => monthDay(value))

const time = (word: string): FieldText => field(word, (value: string) => currentFigures().time(value))

/** The fields that people change, as they speak of them. */
export const fieldTexts: Record<ContentCollection, Readonly<Record<string, FieldText>>> = {
  itinerary: {
    title: field('title'),
    type: field('type', (type: ItemType) => typeLabel(type)),
    date,
    time: time('time'),
    endTime: time('end'),
    location: field('location'),
    description: field('description'),
    notes: field('notes'),
    cost: amount('cost'),
  },
  packing: {
    item: field('name'),
    category: field('category', (category: PackingCategory) => categoryLabels[category]),
    quantity: field('quantity'),
    memberName: field('member name'),
    notes: field('notes'),
    essential: field('mark', (is: boolean) => (is ? 'essential' : 'not essential')),
    packed: field('tick', (is: boolean) => (is ? 'packed' : 'not packed')),
  },
  expenses: {
    amount: amount('amount'),
    currency: field('currency'),
    category: field('category', (category: ExpenseCategory) => expenseCategoryLabels[category]),
    description: field('description'),
    date,
    notes: field('notes'),
  },
}

/** Of a trip as a whole. */
const tripFieldTexts: Readonly<Record<string, FieldText>> = {
  title: field('title'),
  destination: field('destination'),
  description: field('description'),
  startDate: field('start date', (value: string) => monthDay(value)),
  endDate: field('end date', (value: string) => monthDay(value)),
  travelMode: field('travel mode'),
  budget: amount('budget'),
  currency: field('currency'),
  status: field('status'),
}

/** The words for a field of a row, or of the trip itself. */
export const fieldTextOf = (collection: string | undefined, name: string): FieldText =>
  (collection ? fieldTexts[collection as ContentCollection] : tripFieldTexts)[name] ?? field(name)

const longest = 40

/** The value in words; null for one that is empty or too long to be repeated. */
export const shownValue = ({ text }: FieldText, value: unknown): string | null => {
  const words = text(value)
  return words !== '' && words.length <= longest ? words : null
}

/** 'changed the time to 11:00', 'cleared the notes'. */
export function changeText(field: FieldText, value: unknown): string {
  if (field.text(value) === '') return `cleared the ${field.word}`
  const shown = shownValue(field, value)
  return `changed the ${field.word}${shown === null ? '' : ` to ${shown}`}`
}
