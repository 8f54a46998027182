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

/** What an expense counts, as far as this device knows the rate; the server's word follows. */
function countedAs(tripId: number, expense: Partial<Expense> & ByHand): Counted {
  const tripCurrency = currencyOf(tripId)
  const { amount = '0', currency = tripCurrency } = expense
  const rates = queryClient.getQueryData<Rates>(['rates'])
  const isOld = expense.rate !== undefined && expense.tripCurrency === tripCurrency
  const known = isOld ? null : rates && datedRate(rates, currency, tripCurrency)
  const minor = signedMinor(amount, currency) ?? 0
  const size = expense.charged ? (signedMinor(expense.charged, tripCurrency) ?? 0) : 0
  const charged = minor < 0 ? -Math.abs(size) : size
  const rate = charged
    ? impliedRate(minor || 1, currency, charged, tripCurrency)
    : (expense.typedRate ?? (isOld ? expense.rate : known?.rate) ?? '1')
  const rateFrom = charged ? 'charged' : expense.typedRate ? 'typed' : (expense.rateFrom ?? 'table')
  return {
    tripCurrency,
    rate,
    rateDate: expense.rateDate ?? known?.rateDate ?? localToday(new Date()),
    rateFrom,
    convertedAmount: minorToText(charged || convertMinor(minor, currency, tripCurrency, rate), tripCurrency),
  }
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
