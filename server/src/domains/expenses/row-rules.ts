import { convertMinor, rateBetween } from '@sojourn/contract/expenses/convert'
import type { Expense, StoredExpense, ImportedExpense } from '@sojourn/contract/expenses/schema'
import { expensesWords } from '@sojourn/contract/expenses/words'
import type { Currency } from '@sojourn/contract/values/currencies'
import { maxMinor, minorFromText, minorToText } from '@sojourn/contract/values/money'
import type { Db } from '../../platform/db/client.ts'
import { invalidField } from '../../platform/errors/app-error.ts'
import type { RowRules } from '../../kernel/rows/row-rules.ts'
import { currentRates } from './rates.ts'

type FrozenRate = Pick<StoredExpense, 'tripCurrency' | 'rate' | 'rateDate'>
type Price = FrozenRate & Pick<StoredExpense, 'amountMinor' | 'convertedMinor'>

export const expenseRules: RowRules<'expenses'> = {
  collection: 'expenses',
  toAnswer: (row) => {
    const amount = minorToText(row.amountMinor, row.currency)
    const convertedAmount = minorToText(row.convertedMinor, row.tripCurrency)
    return { ...row, amountMinor: undefined, convertedMinor: undefined, amount, convertedAmount } as Expense
  },

  newColumns: async ({ db, row: trip }) => {
    const rateOf = await ratesOfToday(db, trip.currency)
    return ({ id: _id, amount, convertedAmount, tripCurrency, rate, rateDate, ...fields }) => {
      const currency = fields.currency ?? trip.currency
      const frozen = frozenRate({ convertedAmount, tripCurrency, rate, rateDate }, trip.currency)
      const { convertedMinor, ...price } = priced(amount, currency, frozen ?? rateOf(currency))
      return { ...fields, currency, ...price, convertedMinor: frozen?.convertedMinor ?? convertedMinor }
    }
  },

  /** The rate stays the one it was entered at, whatever is corrected; only another currency takes today's. */
  changedColumns: async ({ db, row: trip }, current, changes) => {
    const { amount = minorToText(current.amountMinor, current.currency), ...fields } = changes
    const currency = fields.currency ?? current.currency
    const rate = currency === current.currency ? current : (await ratesOfToday(db, trip.currency))(currency)
    return { ...fields, ...priced(amount, currency, rate) }
  },
}

async function ratesOfToday(db: Db, tripCurrency: Currency): Promise<(currency: Currency) => FrozenRate> {
  const rates = await currentRates(db)
  return (currency) => ({
    tripCurrency,
    rate: rateBetween(rates, currency, tripCurrency),
    rateDate: rates.date,
  })
}

type InFile = Pick<ImportedExpense, 'convertedAmount' | 'tripCurrency' | 'rate' | 'rateDate'>

/** What a file froze the expense at, when it says so and it is for this trip's currency. */
function frozenRate(
  { convertedAmount = '', tripCurrency, rate, rateDate }: InFile,
  currency: Currency,
): (FrozenRate & { convertedMinor: number }) | null {
  const convertedMinor = minorFromText(convertedAmount, currency)
  if (convertedMinor === null || !rate || !rateDate || tripCurrency !== currency) return null
  return { tripCurrency, rate, rateDate, convertedMinor }
}

/** Neither amount may pass what an amount may be: yen for billions of pounds would. */
function priced(amount: string, currency: Currency, { tripCurrency, rate, rateDate }: FrozenRate): Price {
  const amountMinor = minorFromText(amount, currency) ?? 0
  const convertedMinor = convertMinor(amountMinor, currency, tripCurrency, rate)
  if (amountMinor <= 0 || convertedMinor > maxMinor)
    throw invalidField('amount', expensesWords.invalidAmountText)
  return { amountMinor, convertedMinor, tripCurrency, rate, rateDate }
}
