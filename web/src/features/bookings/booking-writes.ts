import type { Booking } from '@sojourn/contract/bookings/schema'
import { bookingsWords } from '@sojourn/contract/bookings/words'
import { savedToast } from '../../sync/queue/queued.ts'
import { tripRows } from '../../sync/writes/rows.ts'
import { inBackground } from '../../sync/writes/write-rows.ts'
import { toast } from '../../toasts/toast-store.ts'

export function deleteBooking(booking: Booking): void {
  const { remove, undoOf } = tripRows(booking.tripId, 'bookings')
  inBackground(async () => {
    const answer = remove(booking.id)
    const told = { variant: 'removed', title: bookingsWords.deleted, description: booking.title } as const
    toast(savedToast(answer, { ...told, action: undoOf(booking) }))
  })
}
