import { timesOfBooking } from '@sojourn/contract/bookings/booking-text'
import type { Booking } from '@sojourn/contract/bookings/schema'
import { bookingsWords } from '@sojourn/contract/bookings/words'
import { monthDay } from '@sojourn/contract/values/date-text'
import { useFigures } from '../../session/units.ts'

/** A paper lies in one's own hand: it shows the references. */
export function BookingsPage({ bookings }: { bookings: readonly Booking[] }) {
  const { time } = useFigures()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{bookingsWords.day}</th>
          <th scope="col">{bookingsWords.what}</th>
          <th scope="col">{bookingsWords.when}</th>
          <th scope="col">{bookingsWords.reference}</th>
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
            <td>{booking.reference}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
