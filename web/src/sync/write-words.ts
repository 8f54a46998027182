import type { ContentCollection } from '@sojourn/contract/sync/collections'
import { currentFigures } from '../session/units.ts'
import { amountText } from './field-texts.ts'
import type { Side } from './queue-entry.ts'

type Words = Side['words']
type Fields = Readonly<Record<string, unknown>>

/** The field that names a row, and what stands before it. */
const names: Readonly<Record<ContentCollection, readonly [field: string, what: string]>> = {
  itinerary: ['title', ''],
  packing: ['item', ''],
  expenses: ['description', ' expense'],
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const money = ({ amount, currency }: Fields): string =>
  amount ? `${amountText(amount)} ${text(currency)}`.trim() : ''

function changeWords(collection: ContentCollection, thing: string, changes: Fields): Words {
  const keys = Object.keys(changes)
  if (collection === 'packing' && keys.length === 1 && 'packed' in changes)
    return [changes['packed'] ? 'Pack' : 'Unpack', thing, '']
  if (keys.length === 1 && changes['time'])
    return ['Move', thing, `to ${currentFigures().time(text(changes['time']))}`]
  if (collection === 'expenses') return ['Change expense', thing, money(changes)]
  return ['Change', thing, '']
}

/** What a write to a row does, in words for the tray: verb, thing, detail. `row` is the row as it stands before it. */
export function rowWords(
  action: 'add' | 'change' | 'remove',
  collection: ContentCollection,
  row: Fields | undefined,
  fields: Fields = {},
): Words {
  const [name, what] = names[collection]
  const thing = text(fields[name]) || text(row?.[name]) || 'an entry'
  if (action === 'change') return changeWords(collection, text(row?.[name]) || thing, fields)
  if (action === 'remove') return [`Delete${what}`, thing, '']
  if (collection === 'expenses') return ['Add expense', thing, money(fields)]
  return ['Add', thing, collection === 'packing' ? 'to Packing' : `on ${text(fields['date'])}`]
}
