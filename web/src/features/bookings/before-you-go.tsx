import { bookingStart } from '@sojourn/contract/bookings/booking-ends'
import type { Booking } from '@sojourn/contract/bookings/schema'
import { bookingsWords } from '@sojourn/contract/bookings/words'
import { monthDay } from '@sojourn/contract/values/date-text'
import { type LocalMoment, minutesLater } from '@sojourn/contract/values/local-moment'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import { useToday } from '../../browser/use-today.ts'
import { useFigures } from '../../session/units.ts'
import { Card } from '../../ui/layout/card.tsx'

interface Due {
  date: PlainDate
  what: string
  about: string
  id: string
}

const checkInOpensBefore = 24 * 60

function dueOf(booking: Booking, zone: string, time: (text: string) => string): Due[] {
  const { id, kind, title, number, cancelBy, status } = booking
  if (status === 'cancelled') return []
  const start = bookingStart(booking, zone)
  const due = (what: string, { date, time: at }: Pick<LocalMoment, 'date' | 'time'>, name: string): Due => ({
    id: `${id} ${what}`,
    date,
    what,
    about: say(bookingsWords.untilAt, { title: name, time: time(at) }),
  })
  const [day = '', at = ''] = cancelBy?.split('T') ?? []
  const opens = kind === 'flight' && start ? minutesLater(start, -checkInOpensBefore) : null
  return [
    ...(cancelBy ? [due(bookingsWords.lastCancellation, { date: day, time: at }, title)] : []),
    ...(opens ? [due(bookingsWords.checkInOpens, opens, number ?? title)] : []),
  ]
}

const mostShown = 6

/** What has its day before one leaves; check-in opens as is usual. */
export function BeforeYouGo({ bookings, zone }: { bookings: readonly Booking[]; zone: string }) {
  const today = useToday()
  const { time } = useFigures()
  const all = bookings
    .flatMap((booking) => dueOf(booking, zone, time))
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .slice(0, mostShown)
  if (all.length === 0) return null
  return (
    <Card>
      <h3 className="font-bold">{bookingsWords.beforeYouGo}</h3>
      <ul className="mt-2 flex flex-col gap-2.5">
        {all.map(({ id, date, what, about }) => (
          <li key={id} className="flex gap-3">
            <span className="min-w-14 shrink-0 self-start rounded-md bg-trip-wash px-2 py-1 text-center text-small font-bold text-trip tabular-nums">
              {monthDay(date)}
            </span>
            <span className="min-w-0 text-small [overflow-wrap:anywhere]">
              <b className="block">{what}</b>
              <span dir="auto" className="text-muted-foreground">
                {about}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
