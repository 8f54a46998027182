import { type ContentCollection, descriptions } from '@sojourn/contract/sync/collections'
import type { Currency } from '@sojourn/contract/values/currencies'
import { monthDay } from '@sojourn/contract/values/date-text'
import type { Telling } from '@sojourn/contract/sync/description'
import { currentFigures } from '../../session/units.ts'
import { money } from '../../browser/format.ts'
import type { OptimisticUpdate } from '../overlay/write.ts'

type Words = OptimisticUpdate['words']
type Fields = Readonly<Record<string, unknown>>

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const tell: Telling = {
  time: (value) => currentFigures().time(text(value)),
  day: (value) => (text(value) ? monthDay(text(value)) : ''),
  money: ({ amount, currency }) =>
    currency && Number.isFinite(Number(amount)) ? money(Number(amount), currency as Currency) : text(amount),
}

const usual = { add: 'Add', change: 'Change', remove: 'Delete' } as const

/** What a write to a row does, in words for the tray: verb, thing, detail. `row` is the row as it stands before it. */
export function rowWords(
  action: 'add' | 'change' | 'remove',
  collection: ContentCollection,
  row: Fields | undefined,
  fields: Fields = {},
): Words {
  const { name, waiting } = descriptions[collection]
  const [before, now] = [text(row?.[name]), text(fields[name])]
  const thing = (action === 'change' ? before || now : now || before) || 'an entry'
  const [verb, what, detail] = waiting?.(action, thing, fields, tell) ?? [usual[action], thing, '']
  return [verb, what, detail]
}
