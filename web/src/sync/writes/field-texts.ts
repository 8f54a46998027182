import { byCollection, type ContentCollection, descriptions } from '@sojourn/contract/sync/collections'
import type { FieldWord, Shown } from '@sojourn/contract/sync/description'
import { syncChangesWords } from '@sojourn/contract/sync/words-changes'
import { syncFieldsWords } from '@sojourn/contract/sync/words-fields'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { monthDay } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import { currentFigures } from '../../session/units.ts'

/** A field, as people speak of it, and its values in words. */
export interface FieldText {
  word: FieldWord
  text: (value: unknown) => string
}

export const fieldName = ({ word }: FieldText): string => syncFieldsWords[word]

const field = (word: FieldWord, text: (value: never) => string = String): FieldText => ({
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
  startDate: field('startDate', (value: string) => monthDay(value)),
  endDate: field('endDate', (value: string) => monthDay(value)),
  travelMode: field('travelMode'),
  adults: field('adults'),
  children: field('children'),
  childAges: field('childAges'),
  budget: field('budget', amountText),
  currency: field('currency'),
  status: field('status'),
}

export const fieldTextOf = (collection: string | undefined, name: string): FieldText | undefined =>
  (collection ? fieldTexts[collection as ContentCollection] : tripFieldTexts)[name]

const longest = 40

/** The value in words; null for one that is empty or too long to be repeated. */
export const shownValue = ({ text }: FieldText, value: unknown): string | null => {
  const words = text(value)
  return words !== '' && words.length <= longest ? words : null
}

/** 'Tom changed the time to 11:00', 'Tom cleared the notes'. */
export function changeText(who: string, field: FieldText, value: unknown): string {
  const told = { who, field: fieldName(field) }
  if (field.text(value) === '') return say(syncChangesWords.cleared, told)
  const shown = shownValue(field, value)
  return shown === null
    ? say(syncChangesWords.changed, told)
    : say(syncChangesWords.changedTo, { ...told, value: shown })
}
