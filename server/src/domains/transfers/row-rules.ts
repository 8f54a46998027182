import type { Transfer } from '@sojourn/contract/transfers/schema'
import { transfersWords } from '@sojourn/contract/transfers/words'
import { expensesSplitWords } from '@sojourn/contract/expenses/words-split'
import { minorToText, minorFromText } from '@sojourn/contract/values/money'
import type { RowRules } from '../../kernel/rows/row-rules.ts'
import { invalidField } from '../../platform/errors/app-error.ts'
import { frozenRate, priced, ratesOfToday } from '../expenses/price.ts'
import { knownPeople } from '../travellers/known-people.ts'

export const transferRules: RowRules<'transfers'> = {
  collection: 'transfers',
  toAnswer: (row) => {
    const amount = minorToText(row.amountMinor, row.currency)
    const convertedAmount = minorToText(row.convertedMinor, row.tripCurrency)
    return { ...row, amountMinor: undefined, convertedMinor: undefined, amount, convertedAmount } as Transfer
  },

  newColumns: async (trip, inputs) => {
    const tripCurrency = trip.row.currency
    const rateOf = await ratesOfToday(trip.db, tripCurrency)
    const known = inputs.length > 0 ? await knownPeople(trip) : new Set<string>()
    return ({ id: _id, amount, convertedAmount, tripCurrency: ofFile, rate, rateDate, ...fields }) => {
      if (fields.from === fields.to) throw invalidField('to', transfersWords.sameParty)
      for (const side of ['from', 'to'] as const)
        if (!known.has(fields[side])) throw invalidField(side, expensesSplitWords.unknown)
      const currency = fields.currency ?? tripCurrency
      const frozen = frozenRate({ convertedAmount, tripCurrency: ofFile, rate, rateDate }, tripCurrency)
      const { convertedMinor, ...price } = priced(amount, currency, frozen ?? rateOf(currency))
      return {
        ...fields,
        currency,
        ...price,
        convertedMinor: frozen?.convertedMinor ?? convertedMinor,
        markedBy: trip.access.userId,
      }
    }
  },
  changedColumns: async (_trip, _current, changes) => changes,

  /** Two people who mark the same transfer without knowing of each other mean one. */
  findSame: async ({ db, access, row: trip }, { from, to, amount, currency = trip.currency, turn }) => {
    const row = await db
      .selectFrom('transfers')
      .select('id')
      .where('tripId', '=', access.tripId)
      .where('from', '=', from)
      .where('to', '=', to)
      .where('amountMinor', '=', minorFromText(amount, currency) ?? 0)
      .where('currency', '=', currency)
      .where('turn', '=', turn)
      .executeTakeFirst()
    return row?.id ?? null
  },

  renamed: (transfer, nameOf) => ({
    ...transfer,
    from: nameOf(transfer.from),
    to: nameOf(transfer.to),
  }),
}
