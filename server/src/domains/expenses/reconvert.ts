import { convertMinor, rateBetween } from '@sojourn/contract/expenses/convert'
import type { Currency } from '@sojourn/contract/values/currencies'
import type { LockedTrip } from '../../kernel/rows/lock-trip.ts'
import { updateRows } from '../../kernel/rows/write-rows.ts'
import { currentRates } from './rates.ts'
import { expenseRules } from './row-rules.ts'

/** The trip got another currency: what was spent is converted from its original amounts. */
export async function reconvertExpenses(trip: LockedTrip, tripCurrency: Currency): Promise<void> {
  const rates = await currentRates(trip.db)
  const expenses = await trip.db
    .selectFrom('expenses')
    .select(['id', 'amountMinor', 'currency'])
    .where('tripId', '=', trip.access.tripId)
    .where('tripCurrency', '!=', tripCurrency)
    .execute()
  const prices = expenses.map(({ id, amountMinor, currency }) => {
    const rate = rateBetween(rates, currency, tripCurrency)
    const convertedMinor = convertMinor(amountMinor, currency, tripCurrency, rate)
    return { id, tripCurrency, rate, rateDate: rates.date, convertedMinor }
  })
  await updateRows(trip, expenseRules, prices)
}
