// Rows as they are shown until the server has them.
import { convertMinor, rateBetween, type Rates } from '@sojourn/contract/expenses/convert'
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

type Counted = Pick<Expense, 'tripCurrency' | 'rate' | 'rateDate' | 'convertedAmount'>

/** What an expense counts, as far as this device knows the rate; the server's word follows. */
function countedAs(tripId: number, expense: Partial<Expense>): Counted {
  const tripCurrency = currencyOf(tripId)
  const { amount = '0', currency = tripCurrency } = expense
  const rates = queryClient.getQueryData<Rates>(['rates'])
  const isOld = expense.rate !== undefined && expense.tripCurrency === tripCurrency
  const rate = isOld ? expense.rate : rates ? rateBetween(rates, currency, tripCurrency) : '1'
  const minor = signedMinor(amount, currency) ?? 0
  const converted = convertMinor(minor, currency, tripCurrency, rate ?? '1')
  return {
    tripCurrency,
    rate: rate ?? '1',
    rateDate: expense.rateDate ?? rates?.date ?? localToday(new Date()),
    convertedAmount: minorToText(converted, tripCurrency),
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
  if (collection !== 'expenses' || !('amount' in changes || 'currency' in changes)) return asStored(changes)
  const { rate, rateDate, ...rest } = { ...before, ...changes } as Partial<Expense>
  const isSameCurrency = before?.['currency'] === rest.currency
  return {
    ...asStored(changes),
    ...countedAs(tripId, isSameCurrency ? { ...rest, ...(rate && rateDate && { rate, rateDate }) } : rest),
  }
}
