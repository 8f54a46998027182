import { randomUUID } from 'node:crypto'
import { errorText } from '@sojourn/contract/errors/codes'
import { convertMinor, rateBetween } from '@sojourn/contract/expenses/convert'
import { expenseText } from '@sojourn/contract/expenses/expense-form'
import type { Expense, ExpenseChanges, ExpenseRow, NewExpense } from '@sojourn/contract/expenses/schema'
import type { Currency } from '@sojourn/contract/values/currencies'
import { maxMinor, minorFromText, minorToText } from '@sojourn/contract/values/money'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { AppError, idTaken, invalidField } from '../errors/app-error.ts'
import type { TripAccess } from '../members/access.ts'
import { recordChange, recordChanges } from '../sync/changes.ts'
import { requireRoomForRow } from '../sync/row-limit.ts'
import { lockTrip } from '../trips/lock-trip.ts'
import { currentRates } from './rates.ts'

export const toExpense = ({ amountMinor, convertedMinor, ...row }: ExpenseRow): Expense => ({
  ...row,
  amount: minorToText(amountMinor, row.currency),
  convertedAmount: minorToText(convertedMinor, row.tripCurrency),
})

export async function listExpenses(db: Db, access: TripAccess): Promise<Expense[]> {
  const rows = await db
    .selectFrom('expenses')
    .selectAll()
    .where('tripId', '=', access.tripId)
    .orderBy('date', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toExpense)
}

/** Adds the expense; the same id sent again answers the expense that is there (S-02). */
export async function addExpense(db: Db, access: TripAccess, input: NewExpense): Promise<Expense> {
  const tripCurrency = await lockTrip(db, access)
  const { amount, ...fields } = input
  const currency = fields.currency ?? tripCurrency
  const id = fields.id ?? randomUUID()
  const existing = await findRow(db, access, id)
  if (existing) return toExpense(existing)
  await requireRoomForRow(db, access, 'expenses')
  const row = await db
    .insertInto('expenses')
    .values({
      ...fields,
      id,
      tripId: access.tripId,
      currency,
      ...priced(amount, currency, await rateOfToday(db, currency, tripCurrency)),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) throw idTaken()
  return recorded(db, access, row)
}

/** The rate stays the one it was entered at, whatever is corrected; only another currency takes today's. */
export async function updateExpense(
  db: Db,
  access: TripAccess,
  id: string,
  changes: ExpenseChanges,
): Promise<Expense> {
  const tripCurrency = await lockTrip(db, access)
  const current = await findRow(db, access, id)
  if (!current) throw new AppError('not_found', errorText.notFound)
  const { amount = minorToText(current.amountMinor, current.currency), ...fields } = changes
  const currency = fields.currency ?? current.currency
  const rate = currency === current.currency ? current : await rateOfToday(db, currency, tripCurrency)
  const row = await db
    .updateTable('expenses')
    .set({ ...fields, ...priced(amount, currency, rate), version: sql`"version" + 1`, updatedAt: sql`now()` })
    .where('id', '=', id)
    .where('tripId', '=', access.tripId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return recorded(db, access, row)
}

export async function removeExpense(db: Db, access: TripAccess, id: string): Promise<void> {
  await lockTrip(db, access)
  const { numDeletedRows } = await db
    .deleteFrom('expenses')
    .where('id', '=', id)
    .where('tripId', '=', access.tripId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AppError('not_found', errorText.notFound)
  await recordChange(db, access, { collection: 'expenses', id, row: null })
}

/** The trip got another currency: what was spent is converted from its original amounts. */
export async function reconvertExpenses(db: Db, access: TripAccess, tripCurrency: Currency): Promise<void> {
  const rates = await currentRates(db)
  const rows = await db
    .selectFrom('expenses')
    .select(['id', 'amountMinor', 'currency'])
    .where('tripId', '=', access.tripId)
    .where('tripCurrency', '!=', tripCurrency)
    .execute()
  const prices = rows.map(({ id, amountMinor, currency }) => {
    const rate = rateBetween(rates, currency, tripCurrency)
    return { id, rate, convertedMinor: convertMinor(amountMinor, currency, tripCurrency, rate) }
  })
  const { rows: changed } = await sql<ExpenseRow>`
    update expenses set "tripCurrency" = ${tripCurrency}, "rateDate" = ${rates.date}::date, "rate" = price."rate",
      "convertedMinor" = price."convertedMinor", "version" = "version" + 1, "updatedAt" = now()
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
      as price ("id" uuid, "rate" text, "convertedMinor" bigint)
    where expenses."id" = price."id"
    returning expenses.*`.execute(db)
  await recordChanges(db, access, 'expenses', changed.map(toExpense))
}

async function recorded(db: Db, access: TripAccess, row: ExpenseRow): Promise<Expense> {
  const expense = toExpense(row)
  await recordChange(db, access, { collection: 'expenses', id: row.id, row: expense })
  return expense
}

const findRow = (db: Db, access: TripAccess, id: string): Promise<ExpenseRow | undefined> =>
  db
    .selectFrom('expenses')
    .selectAll()
    .where('id', '=', id)
    .where('tripId', '=', access.tripId)
    .executeTakeFirst()

type FrozenRate = Pick<ExpenseRow, 'tripCurrency' | 'rate' | 'rateDate'>
type Price = FrozenRate & Pick<ExpenseRow, 'amountMinor' | 'convertedMinor'>

async function rateOfToday(db: Db, currency: Currency, tripCurrency: Currency): Promise<FrozenRate> {
  const rates = await currentRates(db)
  return { tripCurrency, rate: rateBetween(rates, currency, tripCurrency), rateDate: rates.date }
}

/** Neither amount may pass what an amount may be: yen for billions of pounds would. */
function priced(amount: string, currency: Currency, { tripCurrency, rate, rateDate }: FrozenRate): Price {
  const amountMinor = minorFromText(amount, currency) ?? 0
  const convertedMinor = convertMinor(amountMinor, currency, tripCurrency, rate)
  if (amountMinor <= 0 || convertedMinor > maxMinor)
    throw invalidField('amount', expenseText.invalidAmount.description)
  return { amountMinor, convertedMinor, tripCurrency, rate, rateDate }
}
