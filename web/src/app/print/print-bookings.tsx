import { timesOfBooking } from '@sojourn/contract/bookings/booking-text'
import type { Booking } from '@sojourn/contract/bookings/schema'
import { bookingsWords } from '@sojourn/contract/bookings/words'
import { monthDay } from '@sojourn/contract/values/date-text'
import { areReferencesPrinted } from '../../browser/references-on-paper.ts'
import { useFigures } from '../../session/units.ts'

/** With references, unless somebody leaves them out. */
export function BookingsPage({ bookings }: { bookings: readonly Booking[] }) {
  const { time } = useFigures()
  const hasReferences = areReferencesPrinted()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{bookingsWords.day}</th>
          <th scope="col">{bookingsWords.what}</th>
          <th scope="col">{bookingsWords.when}</th>
          {hasReferences && <th scope="col">{bookingsWords.reference}</th>}
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <tr key={booking.id}>
            <td>{monthDay(booking.fromDate)}</td>
            <td>
              <span dir="auto">{booking.title}</span>
              {booking.number && <small> {booking.number}</small>}
              {booking.address && <small className="print-line">{booking.address}</small>}
            </td>
            <td>{timesOfBooking(booking, time)}</td>
            {hasReferences && <td>{booking.reference}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
