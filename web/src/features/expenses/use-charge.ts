import { convertMinor, datedRate, impliedRate, type Rates } from '@sojourn/contract/expenses/convert'
import { expensesRateWords } from '@sojourn/contract/expenses/words-rate'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { Currency } from '@sojourn/contract/values/currencies'
import { minorFromText } from '@sojourn/contract/values/money'
import { plainAmount } from '@sojourn/contract/values/typed-amount'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type CountedExpense, ratesQuery } from '../../queries/expenses.ts'

interface Priced {
  amount: string
  currency: Currency
}
interface ByHand {
  charged: string
  rate: string
}

const startOf = (expense: CountedExpense | null): ByHand => ({
  charged: expense?.rateFrom === 'charged' ? expense.convertedAmount.replace('-', '') : '',
  rate: expense?.rateFrom === 'typed' ? expense.rate : '',
})

const rateText = (typed: string): string => typed.trim().replace(',', '.')
const isRate = (text: string): boolean => /^\d{1,9}(\.\d{1,10})?$/.test(text) && Number(text) > 0

/** What an amount in another currency counts as: as charged, at a typed rate, or at the table's of its day. */
export function useCharge(trip: Trip, expense: CountedExpense | null) {
  const [typed, setTyped] = useState<ByHand | null>(null)
  const start = startOf(expense)
  const { charged, rate } = typed ?? start
  const tripCurrency = trip.currency
  // Fetched where a currency asks for it.
  const { data: rates } = useQuery({ ...ratesQuery, enabled: false })
  const chargedMinor = minorFromText(plainAmount(charged, tripCurrency), tripCurrency) ?? 0
  const known = (currency: Currency) =>
    expense?.currency === currency && expense.rateFrom === 'table'
      ? expense
      : tableRate(rates, currency, tripCurrency)

  const isForeign = ({ currency }: Priced) => currency !== tripCurrency
  const minorOf = ({ amount, currency }: Priced) =>
    minorFromText(plainAmount(amount, currency), currency) ?? 0

  function problem(form: Priced): { charged?: string; rate?: string; isMissing?: boolean } | null {
    if (!isForeign(form)) return null
    if (charged.trim()) return chargedMinor > 0 ? null : { charged: expensesRateWords.notAmount }
    if (rate.trim()) return isRate(rateText(rate)) ? null : { rate: expensesRateWords.notRate }
    return rates && !known(form.currency) ? { isMissing: true } : null
  }

  function sent(form: Priced): { charged?: string | null; typedRate?: string | null } {
    const isPrice =
      typed !== null || expense?.currency !== form.currency || expense.amountMinor !== minorOf(form)
    if (!isForeign(form) || !isPrice) return {}
    if (charged.trim()) return { charged: plainAmount(charged, tripCurrency) }
    if (rate.trim()) return { typedRate: rateText(rate) }
    const wasByHand = expense && expense.rateFrom !== 'table' && expense.currency === form.currency
    return wasByHand ? { charged: null } : {}
  }

  /** What it counts as, and by which of the three. */
  function counted(form: Priced) {
    const minor = minorOf(form)
    if (!isForeign(form) || minor === 0) return null
    const { currency } = form
    const table = known(currency)
    const byTable = table && {
      minor: convertMinor(minor, currency, tripCurrency, table.rate),
      date: table.rateDate,
    }
    if (chargedMinor > 0) {
      const perOne = impliedRate(chargedMinor, tripCurrency, minor, currency)
      return { byTable, by: { way: 'charged' as const, minor: chargedMinor, perOne: Number(perOne) } }
    }
    const text = rateText(rate)
    return isRate(text)
      ? { byTable, by: { way: 'typed' as const, minor: convertMinor(minor, currency, tripCurrency, text) } }
      : { byTable, by: null }
  }

  return {
    charged,
    rate,
    isForeign,
    known,
    problem,
    sent,
    counted,
    change: (fields: Partial<ByHand>) => setTyped({ charged, rate, ...fields }),
    hasChanged: typed !== null && (typed.charged !== start.charged || typed.rate !== start.rate),
  }
}

const tableRate = (rates: Rates | null | undefined, from: Currency, to: Currency) =>
  rates ? datedRate(rates, from, to) : null

export type ChargeForm = ReturnType<typeof useCharge>
