// Rows as they are shown until the server has them.
import { convertMinor, datedRate, impliedRate, type Rates } from '@sojourn/contract/expenses/convert'
import type { Expense } from '@sojourn/contract/expenses/schema'
import { type ContentCollection, descriptions } from '@sojourn/contract/sync/collections'
import type { Trip } from '@sojourn/contract/trips/schema'
import { type Currency, defaultCurrency } from '@sojourn/contract/values/currencies'
import { minorToText, signedMinor } from '@sojourn/contract/values/money'
import { localToday } from '@sojourn/contract/values/plain-date'
import { queryClient } from '../cache/query-client.ts'
import type { Row } from '../overlay/row-list.ts'

type Fields = Readonly<Record<string, unknown>>

const defaultsOf = (collection: ContentCollection): Fields =>
  Object.fromEntries(
    Object.entries(descriptions[collection].fields).flatMap(([name, field]) =>
      'default' in field ? [[name, field.default]] : [],
    ),
  )

const currencyOf = (tripId: number): Currency =>
  queryClient.getQueryData<Trip>(['trips', tripId])?.currency ?? defaultCurrency

type Counted = Pick<Expense, 'tripCurrency' | 'rate' | 'rateDate' | 'rateFrom' | 'convertedAmount'>
/** What a form sends beside a row's own fields. */
interface ByHand {
  charged?: string | null
  typedRate?: string | null
}

function tableRate(from: Currency, to: Currency) {
  const rates = queryClient.getQueryData<Rates>(['rates'])
  const dated = rates && datedRate(rates, from, to)
  return dated ?? { rate: '1', rateDate: rates?.date ?? localToday(new Date()) }
}

type Sent = Partial<Expense> & ByHand & { amount: string; currency: Currency }

/** At which rate an amount counts: as charged, as typed, as it stood, or as the table says. */
function rateOf(tripCurrency: Currency, expense: Sent) {
  const { amount, currency, charged, typedRate, rate } = expense
  const rateDate = expense.rateDate ?? localToday(new Date())
  if (charged) {
    const minor = signedMinor(amount, currency) || 1
    const implied = impliedRate(minor, currency, signedMinor(charged, tripCurrency) ?? 0, tripCurrency)
    return { rate: implied, rateDate, rateFrom: 'charged' as const }
  }
  if (typedRate) return { rate: typedRate, rateDate, rateFrom: 'typed' as const }
  if (rate && expense.tripCurrency === tripCurrency)
    return { rate, rateDate, rateFrom: expense.rateFrom ?? ('table' as const) }
  return { ...tableRate(currency, tripCurrency), rateFrom: 'table' as const }
}

/** What an expense counts, as far as this device knows the rate; the server's word follows. */
function countedAs(tripId: number, expense: Partial<Expense> & ByHand): Counted {
  const tripCurrency = currencyOf(tripId)
  const { amount = '0', currency = tripCurrency, charged } = expense
  const minor = signedMinor(amount, currency) ?? 0
  const known = rateOf(tripCurrency, { ...expense, amount, currency })
  const size = charged ? (signedMinor(charged, tripCurrency) ?? 0) : null
  const converted =
    size === null ? convertMinor(minor, currency, tripCurrency, known.rate) : Math.sign(minor) * size
  return { tripCurrency, ...known, convertedAmount: minorToText(converted, tripCurrency) }
}

/** As the server reads it: nothing typed is nothing. */
const asStored = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value === '' ? null : value]),
  )

export function localRow(tripId: number, collection: ContentCollection, body: Fields & { id: string }): Row {
  const now = new Date().toISOString()
  const row = {
    ...('currency' in descriptions[collection].fields && { currency: currencyOf(tripId) }),
    ...defaultsOf(collection),
    ...asStored(body),
    id: body.id,
    tripId,
    version: 0,
    createdAt: now,
    updatedAt: now,
  }
  return 'convertedAmount' in descriptions[collection].fields
    ? { ...row, ...countedAs(tripId, row as Partial<Expense>) }
    : row
}

export function localChange(
  tripId: number,
  collection: ContentCollection,
  before: Fields | undefined,
  changes: Fields,
): Fields {
  if (
    collection !== 'expenses' ||
    !['amount', 'currency', 'charged', 'typedRate'].some((name) => name in changes)
  )
    return asStored(changes)
  const { rate, rateDate, ...rest } = { ...before, ...changes } as Partial<Expense>
  const isSameCurrency = before?.['currency'] === rest.currency
  return {
    ...asStored(changes),
    ...countedAs(tripId, isSameCurrency ? { ...rest, ...(rate && rateDate && { rate, rateDate }) } : rest),
  }
}
