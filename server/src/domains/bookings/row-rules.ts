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
    const price = row.priceMinor === null ? null : fromMinor(row.priceMinor, row.currency)
    return { ...row, priceMinor: undefined, price } as Booking
  },

  newColumns:
    async (trip) =>
    ({ id: _id, price, currency = trip.row.currency, ...fields }) => {
      requireSense(trip, fields)
      const priceMinor = price === null ? null : toMinor(price, currency)
      return { ...fields, currency, priceMinor, addedBy: trip.access.userId }
    },

  /** Whether somebody else's booking is hidden is theirs to say. */
  changedColumns: async (trip, current, { price, ...fields }) => {
    const isPrivate = fields.private ?? current.private
    if (isPrivate !== current.private && current.addedBy !== trip.access.userId)
      throw invalidField('private', bookingsRefusalsWords.onlyAuthor)
    requireSense(trip, { ...current, ...fields })
    const { currency = current.currency } = fields
    const wanted =
      price ?? (current.priceMinor === null ? null : fromMinor(current.priceMinor, current.currency))
    const kept = price === null ? null : wanted
    return { ...fields, priceMinor: kept === null ? null : toMinor(kept, currency) }
  },
}

function requireSense(trip: LockedTrip, booking: Parameters<typeof bookingProblems>[0]): void {
  const fields = bookingProblems(booking, trip.row.timeZone ?? 'UTC')
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', errorsWords.invalid, { fields })
}
