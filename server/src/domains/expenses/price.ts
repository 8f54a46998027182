import { convertMinor, datedRate, impliedRate } from '@sojourn/contract/expenses/convert'
import type { ImportedExpense, StoredExpense } from '@sojourn/contract/expenses/schema'
import { expensesWords } from '@sojourn/contract/expenses/words'
import type { Currency } from '@sojourn/contract/values/currencies'
import { maxMinor, signedMinor } from '@sojourn/contract/values/money'
import { say } from '@sojourn/contract/words/say'
import type { Db } from '../../platform/db/client.ts'
import { invalidField } from '../../platform/errors/app-error.ts'
import { currentRates } from './rates.ts'

type FrozenRate = Pick<StoredExpense, 'tripCurrency' | 'rate' | 'rateDate'>
type ByHand = Partial<Record<'charged' | 'typedRate', string | null | undefined>>
type Price = FrozenRate & Pick<StoredExpense, 'amountMinor' | 'convertedMinor'>

export async function ratesOfToday(
  db: Db,
  tripCurrency: Currency,
): Promise<(currency: Currency) => FrozenRate> {
  const rates = await currentRates(db)
  return (currency) => {
    const dated = datedRate(rates, currency, tripCurrency)
    if (!dated) throw invalidField('currency', say(expensesWords.noRate, { currency }))
    return { tripCurrency, ...dated }
  }
}

/** What was charged wins over a rate that was typed, and both over a table. */
export function pricedByHand(
  amount: string,
  currency: Currency,
  { charged, typedRate }: ByHand,
  { tripCurrency, date, isRefund }: { tripCurrency: Currency; date: string; isRefund: boolean },
): (Price & Pick<StoredExpense, 'rateFrom'>) | null {
  const frozen = { tripCurrency, rateDate: date }
  if (currency === tripCurrency) return null
  if (charged) {
    const amountMinor = signedMinor(amount, currency) ?? 0
    const size = Math.abs(signedMinor(charged, tripCurrency) ?? 0)
    if (size === 0 || size > maxMinor) throw invalidField('charged', expensesWords.invalidAmountText)
    if (amountMinor === 0) throw invalidField('amount', expensesWords.invalidAmountText)
    const rate = impliedRate(amountMinor, currency, size, tripCurrency)
    const price = priced(amount, currency, { ...frozen, rate }, isRefund)
    return { ...price, convertedMinor: amountMinor < 0 ? -size : size, rateFrom: 'charged' }
  }
  if (!typedRate) return null
  return { ...priced(amount, currency, { ...frozen, rate: typedRate }, isRefund), rateFrom: 'typed' }
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
