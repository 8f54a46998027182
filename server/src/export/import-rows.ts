import { randomUUID } from 'node:crypto'
import { convertMinor, rateBetween, type Rates } from '@sojourn/contract/expenses/convert'
import { expenseText } from '@sojourn/contract/expenses/expense-form'
import type { ExpenseRow } from '@sojourn/contract/expenses/schema'
import type { ImportedExpense } from '@sojourn/contract/export/schema'
import type { NewItem } from '@sojourn/contract/itinerary/schema'
import type { NewPackingItem } from '@sojourn/contract/packing/schema'
import type { Currency } from '@sojourn/contract/values/currencies'
import { maxMinor, minorFromText, toMinor, type Minor } from '@sojourn/contract/values/money'
import type { Db } from '../db/client.ts'
import { invalidField } from '../errors/app-error.ts'
import { currentRates } from '../expenses/rates.ts'
import { toExpense } from '../expenses/service.ts'
import { toItem } from '../itinerary/item.ts'
import type { TripAccess } from '../members/access.ts'
import { recordChanges } from '../sync/changes.ts'

/** Below PostgreSQL's 65,535 parameters for a statement, for the widest table. */
const chunkSize = 1000

function inChunks<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / chunkSize) }, (_, n) =>
    rows.slice(n * chunkSize, (n + 1) * chunkSize),
  )
}

/** Lists order by creation; a millisecond apart, rows keep the order of the file. */
const createdAt = (start: number, position: number): string => new Date(start + position).toISOString()

export async function importItinerary(
  db: Db,
  access: TripAccess,
  items: readonly NewItem[],
  tripCurrency: Currency,
): Promise<void> {
  const start = Date.now()
  const rows = items.map(({ tripId: _trip, cost = null, currency = tripCurrency, ...item }, n) => ({
    ...item,
    id: randomUUID(),
    tripId: access.tripId,
    latitude: item.latitude ?? null,
    longitude: item.longitude ?? null,
    order: item.order ?? n,
    costMinor: cost === null ? null : toMinor(cost, currency),
    currency,
    createdAt: createdAt(start, n),
  }))
  for (const chunk of inChunks(rows)) {
    const added = await db.insertInto('itinerary').values(chunk).returningAll().execute()
    await recordChanges(db, access, 'itinerary', added.map(toItem))
  }
}

export async function importPacking(
  db: Db,
  access: TripAccess,
  items: readonly NewPackingItem[],
): Promise<void> {
  const start = Date.now()
  const rows = items.map((item, n) => ({
    ...item,
    id: randomUUID(),
    tripId: access.tripId,
    createdAt: createdAt(start, n),
  }))
  for (const chunk of inChunks(rows)) {
    const added = await db.insertInto('packing').values(chunk).returningAll().execute()
    await recordChanges(db, access, 'packing', added)
  }
}

type Price = Pick<
  ExpenseRow,
  'amountMinor' | 'convertedMinor' | 'tripCurrency' | 'rate' | 'rateDate' | 'currency'
>

function priceOf(expense: ImportedExpense, tripCurrency: Currency, rates: Rates): Price | null {
  const currency = expense.currency ?? tripCurrency
  const amountMinor = minorFromText(expense.amount, currency)
  if (amountMinor === null || amountMinor <= 0) return null
  const price = { amountMinor, currency, tripCurrency }
  const frozen = frozenPrice(expense, tripCurrency)
  if (frozen) return { ...price, ...frozen }
  const rate = rateBetween(rates, currency, tripCurrency)
  const convertedMinor = convertMinor(amountMinor, currency, tripCurrency, rate)
  return convertedMinor > maxMinor ? null : { ...price, rate, rateDate: rates.date, convertedMinor }
}

/** The rate the expense was frozen at, when the file names it and it is for this trip's currency. */
function frozenPrice(
  expense: ImportedExpense,
  tripCurrency: Currency,
): { rate: string; rateDate: string; convertedMinor: Minor } | null {
  const { rate, rateDate, convertedAmount } = expense
  if (!rate || !rateDate || !convertedAmount || expense.tripCurrency !== tripCurrency) return null
  const convertedMinor = minorFromText(convertedAmount, tripCurrency)
  return convertedMinor === null ? null : { rate, rateDate, convertedMinor }
}

export async function importExpenses(
  db: Db,
  access: TripAccess,
  expenses: readonly ImportedExpense[],
  tripCurrency: Currency,
): Promise<void> {
  if (expenses.length === 0) return
  const rates = await currentRates(db)
  const start = Date.now()
  const rows = expenses.map((expense, n) => {
    const price = priceOf(expense, tripCurrency, rates)
    if (!price) throw invalidField(`trip.expenses.${n}.amount`, expenseText.invalidAmount.description)
    const { description, category, date, notes } = expense
    // The newest comes first in the file.
    const created = createdAt(start, expenses.length - n)
    return {
      description,
      category,
      date,
      notes,
      ...price,
      id: randomUUID(),
      tripId: access.tripId,
      createdAt: created,
    }
  })
  for (const chunk of inChunks(rows)) {
    const added = await db.insertInto('expenses').values(chunk).returningAll().execute()
    await recordChanges(db, access, 'expenses', added.map(toExpense))
  }
}
