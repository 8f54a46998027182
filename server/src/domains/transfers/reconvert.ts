import { convertMinor, datedRate, impliedRate, type Rates } from '@sojourn/contract/expenses/convert'
import { expensesWords } from '@sojourn/contract/expenses/words'
import type { Currency } from '@sojourn/contract/values/currencies'
import { say } from '@sojourn/contract/words/say'
import type { LockedTrip } from '../../kernel/rows/lock-trip.ts'
import { updateRows } from '../../kernel/rows/write-rows.ts'
import { invalidField } from '../../platform/errors/app-error.ts'
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
    .select(['id', 'amountMinor', 'currency', 'convertedMinor', 'tripCurrency'])
    .where('tripId', '=', tripId)
    .where('tripCurrency', '!=', tripCurrency)
    .execute()
  return rows.map(({ id, amountMinor, currency, convertedMinor: before, tripCurrency: old }) => {
    const dated = datedRate(rates, currency, tripCurrency)
    if (dated)
      return {
        id,
        tripCurrency,
        ...dated,
        convertedMinor: convertMinor(amountMinor, currency, tripCurrency, dated.rate),
      }
    // Whose rate was typed is taken along by what it came to.
    const between = datedRate(rates, old, tripCurrency)
    if (!between) throw invalidField('currency', say(expensesWords.noRate, { currency: tripCurrency }))
    const convertedMinor = convertMinor(before, old, tripCurrency, between.rate)
    const rate = impliedRate(amountMinor, currency, convertedMinor, tripCurrency)
    return { id, tripCurrency, rate, rateDate: between.rateDate, convertedMinor }
  })
}
