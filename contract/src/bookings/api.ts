import type { EndpointGroup } from '../http/endpoint.ts'
import { rowCalls } from '../sync/rows-api.ts'
import { booking, bookingChanges, newBooking } from './schema.ts'

export const bookingsApi = {
  ...rowCalls('bookings', {
    row: booking,
    added: newBooking,
    changes: bookingChanges,
    summaries: { list: 'All bookings of a trip that you may see: private ones only to who added them' },
  }),
} as const satisfies EndpointGroup
