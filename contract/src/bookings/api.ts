import type { EndpointGroup } from '../http/endpoint.ts'
import { rowCalls } from '../sync/rows-api.ts'
import { booking, bookingChanges, newBooking } from './schema.ts'

export const bookingsApi = {
  ...rowCalls('bookings', {
    row: booking,
    added: newBooking,
    changes: bookingChanges,
    summaries: {
      list: 'All bookings of a trip; private ones only for the one who added them',
      add: 'Add a booking; the same id again answers the row that is there',
      update: 'Change any field of a booking',
      remove: 'Remove a booking',
    },
  }),
} as const satisfies EndpointGroup
