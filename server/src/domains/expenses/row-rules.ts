import type { Expense, StoredExpense } from '@sojourn/contract/expenses/schema'
import { peopleInSplit, splitToTexts } from '@sojourn/contract/expenses/split'
import { minorToText } from '@sojourn/contract/values/money'
import type { LockedTrip } from '../../kernel/rows/lock-trip.ts'
import type { RowRules } from '../../kernel/rows/row-rules.ts'
import { knownPeople } from '../travellers/known-people.ts'
import { frozenRate, priced, pricedByHand, ratesOfToday } from './price.ts'
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
      rateFrom = 'table',
      refund,
      charged,
      typedRate,
      ...fields
    }) => {
      const currency = fields.currency ?? trip.row.currency
      const frozen = frozenRate({ convertedAmount, tripCurrency, rate, rateDate }, trip.row.currency)
      const isRefund = refund ?? false
      const by = { tripCurrency: trip.row.currency, date: fields.date, isRefund }
      const price = frozen
        ? { ...priced(amount, currency, frozen, isRefund), convertedMinor: frozen.convertedMinor, rateFrom }
        : (pricedByHand(amount, currency, { charged, typedRate }, by) ?? {
            ...priced(amount, currency, rateOf(currency), isRefund),
            rateFrom: 'table' as const,
          })
      const whole = { amountMinor: price.amountMinor, currency }
      const split = mergedSplit({ paidBy, sharedBy }, whole)
      checkSplit(split, whole, known)
      return {
        ...fields,
        currency,
        ...price,
        ...split,
      }
    }
  },

  /**
   * The rate stays the one it was entered at, whatever is corrected; only another currency takes today's. What is split
   * has to add up as it will stand: of two edits that do not fit each other the later one is refused.
   */
  changedColumns: async (trip, current, changes) => {
    const { amount: sent, refund, paidBy, sharedBy, charged, typedRate, ...fields } = changes
    const amount = sent ?? minorToText(current.amountMinor, current.currency)
    const currency = fields.currency ?? current.currency
    const isRefund = refund ?? (sent === undefined && current.amountMinor < 0)
    const by = { tripCurrency: trip.row.currency, date: fields.date ?? current.date, isRefund }
    const price =
      pricedByHand(amount, currency, { charged, typedRate }, by) ??
      (await priceAgain(trip, current, {
        amount,
        currency,
        isRefund,
        isByTable: charged === null || typedRate === null,
      }))
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

interface Again {
  amount: string
  currency: StoredExpense['currency']
  isRefund: boolean
  /** What was typed by hand is taken away. */
  isByTable: boolean
}

/** At the rate it has; a charge whose amount changed leaves the rate that followed from it. */
async function priceAgain(trip: LockedTrip, current: StoredExpense, again: Again) {
  const { amount, currency, isRefund, isByTable } = again
  if (isByTable || currency !== current.currency) {
    const rateOf = await ratesOfToday(trip.db, trip.row.currency)
    return { ...priced(amount, currency, rateOf(currency), isRefund), rateFrom: 'table' as const }
  }
  const { amountMinor, convertedMinor, rateFrom } = current
  const price = priced(amount, currency, current, isRefund)
  if (price.amountMinor === amountMinor) return { ...price, convertedMinor, rateFrom }
  return { ...price, rateFrom: rateFrom === 'charged' ? ('typed' as const) : rateFrom }
}

const namedBy = ({ paidBy, sharedBy }: Parameters<typeof expenseRules.toAnswer>[0]): string[] =>
  paidBy && sharedBy ? peopleInSplit({ paidBy, sharedBy }) : []
