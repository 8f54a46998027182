import { byCollection, type ContentCollection, descriptions } from '@sojourn/contract/sync/collections'
import type { Shown } from '@sojourn/contract/sync/description'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { monthDay } from '@sojourn/contract/values/date-text'
import { currentFigures } from '../../session/units.ts'

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
const amountText = (amount: unknown): string =>
  Number.isFinite(Number(amount)) ? Number(amount).toFixed(2) : String(amount)

/** The ways a description names. */
const ways: Readonly<Record<Extract<Shown<unknown>, string>, (value: unknown) => string>> = {
  text: String,
  amount: amountText,
  date: (value) => monthDay(value as PlainDate),
  time: (value) => currentFigures().time(String(value)),
}

/** The fields of a collection that people change, as they speak of them. */
export const fieldTexts: Record<ContentCollection, Readonly<Record<string, FieldText>>> = byCollection(
  (collection) =>
    Object.fromEntries(
      Object.entries(descriptions[collection].fields).flatMap(([name, { word, shown = 'text' }]) =>
        word === null ? [] : [[name, field(word, typeof shown === 'string' ? ways[shown] : shown)]],
      ),
    ),
)

/** Of a trip as a whole. */
const tripFieldTexts: Readonly<Record<string, FieldText>> = {
  title: field('title'),
  destination: field('destination'),
  description: field('description'),
  startDate: field('start date', (value: string) => monthDay(value)),
  endDate: field('end date', (value: string) => monthDay(value)),
  travelMode: field('travel mode'),
  adults: field('number of adults'),
  children: field('number of children'),
  childAges: field('ages of the children'),
  budget: field('budget', amountText),
  currency: field('currency'),
  status: field('status'),
}

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
