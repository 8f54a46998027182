import { convertMinor, rateBetween, type Rates } from '@sojourn/contract/expenses/convert'
import type { Currency } from '@sojourn/contract/values/currencies'
import type { LockedTrip } from '../../kernel/rows/lock-trip.ts'
import { updateRows } from '../../kernel/rows/write-rows.ts'
import { currentRates } from '../expenses/rates.ts'
import { expenseRules } from '../expenses/row-rules.ts'
import { transferRules } from './row-rules.ts'

/** The trip got another currency: what was spent and settled is converted from its original amounts. */
export async function reconvertMoney(trip: LockedTrip, tripCurrency: Currency): Promise<void> {
  const rates = await currentRates(trip.db)
  await updateRows(trip, expenseRules, await newPrices(trip, 'expenses', tripCurrency, rates))
  await updateRows(trip, transferRules, await newPrices(trip, 'transfers', tripCurrency, rates))
}

async function newPrices(
  { db, access: { tripId } }: LockedTrip,
  table: 'expenses' | 'transfers',
  tripCurrency: Currency,
  rates: Rates,
) {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'amountMinor', 'currency'])
    .where('tripId', '=', tripId)
    .where('tripCurrency', '!=', tripCurrency)
    .execute()
  return rows.map(({ id, amountMinor, currency }) => {
    const rate = rateBetween(rates, currency, tripCurrency)
    const convertedMinor = convertMinor(amountMinor, currency, tripCurrency, rate)
    return { id, tripCurrency, rate, rateDate: rates.date, convertedMinor }
  })
}
