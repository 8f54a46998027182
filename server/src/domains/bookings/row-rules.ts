import { bookingProblems } from '@sojourn/contract/bookings/booking-form'
import type { Booking } from '@sojourn/contract/bookings/schema'
import { bookingsRefusalsWords } from '@sojourn/contract/bookings/words-refusals'
import { errorsWords } from '@sojourn/contract/errors/words'
import { fromMinor, toMinor } from '@sojourn/contract/values/money'
import { AppError, invalidField } from '../../platform/errors/app-error.ts'
import type { LockedTrip } from '../../kernel/rows/lock-trip.ts'
import type { RowRules } from '../../kernel/rows/row-rules.ts'

export const bookingRules: RowRules<'bookings'> = {
  collection: 'bookings',
  toAnswer: (row) => {
    const { currency, priceMinor, depositMinor } = row
    const amount = (minor: number | null) => (minor === null ? null : fromMinor(minor, currency))
    return {
      ...row,
      priceMinor: undefined,
      depositMinor: undefined,
      price: amount(priceMinor),
      deposit: amount(depositMinor),
    } as Booking
  },

  newColumns:
    async (trip) =>
    ({ id: _id, price, deposit, currency = trip.row.currency, ...fields }) => {
      requireSense(trip, fields)
      const minor = (amount: number | null) => (amount === null ? null : toMinor(amount, currency))
      return {
        ...fields,
        currency,
        priceMinor: minor(price),
        depositMinor: minor(deposit),
        addedBy: trip.access.userId,
      }
    },

  /** Whether somebody else's booking is hidden is theirs to say. */
  changedColumns: async (trip, current, { price, deposit, ...fields }) => {
    const isPrivate = fields.private ?? current.private
    if (isPrivate !== current.private && current.addedBy !== trip.access.userId)
      throw invalidField('private', bookingsRefusalsWords.onlyAuthor)
    requireSense(trip, { ...current, ...fields })
    const { currency = current.currency } = fields
    // An amount that is not sent stays what it was, also in another currency.
    const minor = (sent: number | null | undefined, kept: number | null) => {
      const amount = sent === undefined && kept !== null ? fromMinor(kept, current.currency) : (sent ?? null)
      return amount === null ? null : toMinor(amount, currency)
    }
    return {
      ...fields,
      priceMinor: minor(price, current.priceMinor),
      depositMinor: minor(deposit, current.depositMinor),
    }
  },

  /** People of another trip are nobody here; whoever brings the file stays who they are. */
  renamed: (booking, nameOf) =>
    ({ ...booking, travellers: booking.travellers?.map(nameOf) ?? null }) as typeof booking,
}

function requireSense(trip: LockedTrip, booking: Parameters<typeof bookingProblems>[0]): void {
  const fields = bookingProblems(booking, trip.row.timeZone ?? 'UTC')
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', errorsWords.invalid, { fields })
}
