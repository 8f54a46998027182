import { convertMinor, rateBetween, type Rates } from '@sojourn/contract/expenses/convert'
import { expensesWords } from '@sojourn/contract/expenses/words'
import type { Currency } from '@sojourn/contract/values/currencies'
import { fullDate } from '@sojourn/contract/values/date-text'
import { minorFromText } from '@sojourn/contract/values/money'
import { amountQuestion, plainAmount } from '@sojourn/contract/values/typed-amount'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import { type CountedExpense, ratesQuery } from '../../queries/expenses.ts'
import type { ExpenseDraft } from './expense-draft.ts'
import { moneyOf } from '../../trip-parts/money-of.ts'

interface ConversionProps {
  form: ExpenseDraft
  tripCurrency: Currency
  expense: CountedExpense | null
}

/** What another currency will count as, before it is saved; an expense keeps the rate it was entered at. */
export function Conversion({ form: { amount, currency }, tripCurrency, expense }: ConversionProps) {
  const isForeign = currency !== tripCurrency
  const { data: rates } = useQuery({ ...ratesQuery, enabled: isForeign && expense?.currency !== currency })
  const minor = amountQuestion(amount, currency)
    ? null
    : minorFromText(plainAmount(amount, currency), currency)
  const used = expense?.currency === currency ? expense : rates && rateNow(rates, currency, tripCurrency)
  if (!isForeign || !used || !minor) return null
  return (
    <p className="-mt-2 text-small text-trip">
      {say(expensesWords.countsAs, {
        amount: moneyOf(convertMinor(minor, currency, tripCurrency, used.rate), tripCurrency),
        date: fullDate(used.rateDate),
      })}
    </p>
  )
}

const rateNow = (rates: Rates, from: Currency, to: Currency) => ({
  rate: rateBetween(rates, from, to),
  rateDate: rates.date,
})
