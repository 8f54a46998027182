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

/**
 * The time that counts for a trip: at its destination while it runs or nearly so. Long before and after it no zone
 * changes what is said of it, and reading one would cost 30 ms of the page's start.
 */
export function tripTime(
  now: Date,
  { startDate, endDate, timeZone }: { startDate: PlainDate; endDate: PlainDate; timeZone: string | null },
): LocalTime {
  const day = now.toISOString().slice(0, 10)
  const isNear = day >= addDays(startDate, -nearDays) && day <= addDays(endDate, nearDays)
  return localTime(now, isNear ? timeZone : null)
}

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
