import type { BookedStop } from '@sojourn/contract/bookings/day-stops'
import type { Booking } from '@sojourn/contract/bookings/schema'
import { timesOfStop, titleOfStop } from '@sojourn/contract/bookings/stop-text'
import { bookingsWords } from '@sojourn/contract/bookings/words'
import TicketCheck from 'icon:ticket-check'
import { useFigures } from '../../session/units.ts'
import { kindIcon } from '../../trip-parts/booked-mark.tsx'
import './print-stop.css'

/** What is booked that day, between its stops: a square, as on the screen. */
export function PrintedBooking({ stop, hasReference }: { stop: BookedStop<Booking>; hasReference: boolean }) {
  const { booking, end } = stop
  const { time } = useFigures()
  const Glyph = kindIcon[booking.kind]
  const at = end === 'from' ? booking.fromTime : booking.toTime
  return (
    <li className="print-stop">
      <span className="print-time">{at && time(at)}</span>
      <span className="print-number print-square">
        <Glyph size={13} />
      </span>
      <div>
        <p className="print-title">
          <b dir="auto">{titleOfStop(stop)}</b>
        </p>
        <p className="print-place">
          {[timesOfStop(stop, time), booking.number, booking.address].filter(Boolean).join(' · ')}
        </p>
        {hasReference && booking.reference && (
          <p className="print-boxed">
            <TicketCheck size={14} />
            {bookingsWords.reference} <b dir="auto">{booking.reference}</b>
          </p>
        )}
      </div>
    </li>
  )
}
