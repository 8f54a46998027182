import type { Expense } from '@sojourn/contract/expenses/schema'
import { peopleInSplit, splitToTexts } from '@sojourn/contract/expenses/split'
import { minorToText } from '@sojourn/contract/values/money'
import type { RowRules } from '../../kernel/rows/row-rules.ts'
import { knownPeople } from '../travellers/known-people.ts'
import { frozenRate, priced, ratesOfToday } from './price.ts'
import { checkSplit, mergedSplit } from './split.ts'

export const expenseRules: RowRules<'expenses'> = {
  collection: 'expenses',
  toAnswer: (row) => {
    const amount = minorToText(row.amountMinor, row.currency)
    const convertedAmount = minorToText(row.convertedMinor, row.tripCurrency)
    const { paidBy, sharedBy } = row
    const split = paidBy && sharedBy ? splitToTexts({ paidBy, sharedBy }, row.currency) : {}
    return {
      ...row,
      amountMinor: undefined,
      convertedMinor: undefined,
      amount,
      convertedAmount,
      ...split,
    } as Expense
  },

  newColumns: async (trip, inputs) => {
    const rateOf = await ratesOfToday(trip.db, trip.row.currency)
    const isSplit = inputs.some(({ paidBy, sharedBy }) => paidBy || sharedBy)
    const known = isSplit ? await knownPeople(trip) : new Set<string>()
    return ({
      id: _id,
      amount,
      convertedAmount,
      tripCurrency,
      rate,
      rateDate,
      paidBy,
      sharedBy,
      refund,
      ...fields
    }) => {
      const currency = fields.currency ?? trip.row.currency
      const frozen = frozenRate({ convertedAmount, tripCurrency, rate, rateDate }, trip.row.currency)
      const { convertedMinor, ...price } = priced(amount, currency, frozen ?? rateOf(currency), refund)
      const whole = { amountMinor: price.amountMinor, currency }
      const split = mergedSplit({ paidBy, sharedBy }, whole)
      checkSplit(split, whole, known)
      return {
        ...fields,
        currency,
        ...price,
        ...split,
        convertedMinor: frozen?.convertedMinor ?? convertedMinor,
      }
    }
  },

  /**
   * The rate stays the one it was entered at, whatever is corrected; only another currency takes today's. What is split
   * has to add up as it will stand: of two edits that do not fit each other the later one is refused.
   */
  changedColumns: async (trip, current, changes) => {
    const { amount: sent, refund, paidBy, sharedBy, ...fields } = changes
    const amount = sent ?? minorToText(current.amountMinor, current.currency)
    const currency = fields.currency ?? current.currency
    const rate =
      currency === current.currency ? current : (await ratesOfToday(trip.db, trip.row.currency))(currency)
    const isRefund = refund ?? (sent === undefined && current.amountMinor < 0)
    const price = priced(amount, currency, rate, isRefund)
    const whole = { amountMinor: price.amountMinor, currency }
    const split = mergedSplit({ paidBy, sharedBy }, whole, current)
    const isAsked = Boolean(paidBy || sharedBy)
    const known = isAsked ? await knownPeople(trip) : new Set(namedBy(current))
    checkSplit(split, whole, known)
    return { ...fields, ...price, ...split }
  },

  renamed: (expense, nameOf) =>
    ({
      ...expense,
      paidBy: expense.paidBy?.map((one) => ({ ...one, traveller: nameOf(one.traveller) })),
      sharedBy: expense.sharedBy && {
        ...expense.sharedBy,
        among: expense.sharedBy.among.map((one) => ({ ...one, traveller: nameOf(one.traveller) })),
      },
    }) as typeof expense,
}

const namedBy = ({ paidBy, sharedBy }: Parameters<typeof expenseRules.toAnswer>[0]): string[] =>
  paidBy && sharedBy ? peopleInSplit({ paidBy, sharedBy }) : []
