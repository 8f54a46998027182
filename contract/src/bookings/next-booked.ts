// What is booked next, and when to set out for it.
import {
  compareMoments,
  instantAt,
  type LocalMoment,
  minutesBetween,
  minutesLater,
} from '../values/local-moment.ts'
import { addDays, type PlainDate } from '../values/plain-date.ts'
import { bookingEnd, bookingStart } from './booking-ends.ts'
import type { BookedRow, BookedStop } from './day-stops.ts'
import type { BookingKind } from './kinds.ts'

/** Where nothing is printed: told as usual, not as a fact. */
const usualMinutes = { gateCloses: 20 } as const

/** So long before it leaves one is there, as is usual. */
const thereBefore: Partial<Record<BookingKind, number>> = { flight: 120, ferry: 45, train: 30, bus: 15 }

/** What leaves after midnight is today's matter too. */
const soonMinutes = 12 * 60

export interface NextBooked<T> {
  stop: BookedStop<T>
  /** On its own clock; null where no time is known. */
  at: LocalMoment | null
}

/** An arrival is nothing that one sets out for. */
const isAhead = <T extends BookedRow>({ booking, end }: BookedStop<T>): boolean =>
  end === 'from' || booking.kind === 'stay' || booking.kind === 'car'

/** Today's first stop that has not begun and was not skipped; one without a time when no other is left. */
export function nextBooked<T extends BookedRow>(
  stops: ReadonlyMap<PlainDate, readonly BookedStop<T>[]>,
  now: LocalMoment,
  zoneOn: (date: PlainDate) => string,
  skipped: ReadonlySet<string> = new Set(),
): NextBooked<T> | null {
  const near = [-1, 0, 1].flatMap((days) => {
    const date = addDays(now.date, days)
    return (stops.get(date) ?? []).map((stop) => ({ date, stop }))
  })
  const ahead = near
    .filter(({ stop }) => isAhead(stop) && !skipped.has(stop.booking.id))
    .flatMap(({ date, stop }): NextBooked<T>[] => {
      const usual = zoneOn(date)
      const at = stop.end === 'from' ? bookingStart(stop.booking, usual) : bookingEnd(stop.booking, usual)
      if (!at) return date === now.date ? [{ stop, at }] : []
      const left = minutesBetween(now, at)
      return left > 0 && (date === now.date || left <= soonMinutes) ? [{ stop, at }] : []
    })
  const timed = ahead.filter(({ at }) => at !== null)
  return timed.toSorted((a, b) => (a.at && b.at ? compareMoments(a.at, b.at) : 0))[0] ?? ahead[0] ?? null
}

interface SetOut {
  /** Null where the way is not known. */
  leave: LocalMoment | null
  /** Until one has to leave, or be there; negative when it is too late. */
  minutesLeft: number
  there: LocalMoment
  /** Of a flight. */
  gateCloses: LocalMoment | null
}

const roundMinutes = 5

const roundedDown = (moment: LocalMoment): LocalMoment =>
  minutesLater(moment, -((instantAt(moment) / 60_000) % roundMinutes))

/** When to set out for a booking, and until when one is let in; null for a room, which waits. */
export function setOutFor(
  booking: BookedRow,
  at: LocalMoment,
  waySeconds: number | null,
  now: LocalMoment,
): SetOut | null {
  if (booking.kind === 'stay') return null
  const there = minutesLater(at, -(thereBefore[booking.kind] ?? 0))
  const wayMinutes = waySeconds === null ? null : Math.max(1, Math.round(waySeconds / 60))
  const leave = wayMinutes === null ? null : roundedDown(minutesLater(there, -wayMinutes))
  return {
    leave,
    minutesLeft: minutesBetween(now, leave ?? there),
    there,
    gateCloses: booking.kind === 'flight' ? minutesLater(at, -usualMinutes.gateCloses) : null,
  }
}
