import { zoneClock } from '../values/intl.ts'
import { addDays, localToday, type PlainDate } from '../values/plain-date.ts'

/** What the calendar and the clock on the wall say somewhere. */
export interface LocalTime {
  date: PlainDate
  /** `HH:MM` */
  time: string
}

/** Clocks on Earth are at most 26 hours apart. */
const nearDays = 2

interface Dated {
  startDate: PlainDate
  endDate: PlainDate
}

/** While a trip runs or nearly so. */
export function isNearTrip({ startDate, endDate }: Dated, now: Date): boolean {
  const day = now.toISOString().slice(0, 10)
  return day >= addDays(startDate, -nearDays) && day <= addDays(endDate, nearDays)
}

/**
 * The time that counts for a trip: at its destination while it runs or nearly so. Long before and after it no zone
 * changes what is said of it, and reading one would cost 30 ms of the page's start.
 */
export const tripTime = (now: Date, trip: Dated & { timeZone: string | null }): LocalTime =>
  localTime(now, isNearTrip(trip, now) ? trip.timeZone : null)

/** The time at a trip's destination where its zone is known, else on the traveller's device. */
export function localTime(now: Date, timeZone: string | null): LocalTime {
  const clock = timeZone === null ? null : zoneClock(timeZone)
  // An old device may not know a new zone: its own clock has to do.
  if (!clock) {
    const part = (value: number) => String(value).padStart(2, '0')
    return { date: localToday(now), time: `${part(now.getHours())}:${part(now.getMinutes())}` }
  }
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}
