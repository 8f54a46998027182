import { convertMinor, rateBetween } from '@sojourn/contract/expenses/convert'
import type { ImportedExpense, StoredExpense } from '@sojourn/contract/expenses/schema'
import { expensesWords } from '@sojourn/contract/expenses/words'
import type { Currency } from '@sojourn/contract/values/currencies'
import { maxMinor, signedMinor } from '@sojourn/contract/values/money'
import type { Db } from '../../platform/db/client.ts'
import { invalidField } from '../../platform/errors/app-error.ts'
import { currentRates } from './rates.ts'

type FrozenRate = Pick<StoredExpense, 'tripCurrency' | 'rate' | 'rateDate'>
type Price = FrozenRate & Pick<StoredExpense, 'amountMinor' | 'convertedMinor'>

export async function ratesOfToday(
  db: Db,
  tripCurrency: Currency,
): Promise<(currency: Currency) => FrozenRate> {
  const rates = await currentRates(db)
  return (currency) => ({
    tripCurrency,
    rate: rateBetween(rates, currency, tripCurrency),
    rateDate: rates.date,
  })
}

type InFile = Pick<ImportedExpense, 'convertedAmount' | 'tripCurrency' | 'rate' | 'rateDate'>

/** What a file froze the amount at, when it says so and it is for this trip's currency. */
export function frozenRate(
  { convertedAmount = '', tripCurrency, rate, rateDate }: InFile,
  currency: Currency,
): (FrozenRate & { convertedMinor: number }) | null {
  const convertedMinor = signedMinor(convertedAmount, currency)
  if (convertedMinor === null || !rate || !rateDate || tripCurrency !== currency) return null
  return { tripCurrency, rate, rateDate, convertedMinor }
}

/**
 * Neither amount may pass what an amount may be: yen for billions of pounds would. Only of a refund, which says so, the
 * amount is below 0.
 */
export function priced(
  amount: string,
  currency: Currency,
  { tripCurrency, rate, rateDate }: FrozenRate,
  isRefund = false,
): Price {
  const amountMinor = signedMinor(amount, currency) ?? 0
  const convertedMinor = convertMinor(amountMinor, currency, tripCurrency, rate)
  const isRight = isRefund ? amountMinor < 0 : amountMinor > 0
  if (!isRight || Math.abs(convertedMinor) > maxMinor)
    throw invalidField('amount', expensesWords.invalidAmountText)
  return { amountMinor, convertedMinor, tripCurrency, rate, rateDate }
}
