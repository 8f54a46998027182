// A moment of a journey is what its ticket says: a date, a time and a zone. An instant is reckoned when one is needed
// and never kept as the truth: rules of zones change, tickets do not.
import { minuteOf } from './clock-time.ts'
import { zoneClock } from './intl.ts'
import { daysBetween, type PlainDate } from './plain-date.ts'

export interface LocalMoment {
  date: PlainDate
  /** `HH:MM` */
  time: string
  /** Of the IANA's names; a zone that nobody here knows counts as UTC. */
  zone: string
}

const minuteMs = 60_000
const dayMs = 1440 * minuteMs

/** The date and time as if their clock were UTC's. */
const wallMs = (date: PlainDate, time: string): number =>
  Date.parse(`${date}T00:00:00Z`) + (minuteOf(time) ?? 0) * minuteMs

/** How far ahead of UTC the clocks of a zone are at an instant. */
function offsetMs(instant: number, zone: string): number {
  const clock = zoneClock(zone)
  if (!clock) return 0
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  const date = `${part('year')}-${part('month')}-${part('day')}`
  return wallMs(date, `${part('hour')}:${part('minute')}`) - Math.floor(instant / minuteMs) * minuteMs
}

export const isZone = (name: string): boolean => zoneClock(name) !== null

/**
 * Milliseconds since 1970. A time that a change of the clocks skips is read as airlines read it: later by what was
 * skipped; of one that comes twice the first counts.
 */
export function instantAt({ date, time, zone }: LocalMoment): number {
  const wall = wallMs(date, time)
  const [before, after] = [offsetMs(wall - dayMs, zone), offsetMs(wall + dayMs, zone)]
  const found = [wall - before, wall - after].filter((instant) => instant + offsetMs(instant, zone) === wall)
  return found.length > 0 ? Math.min(...found) : wall - before
}

/** What the clocks of a zone show at an instant. */
export function fromInstant(instant: number, zone: string): LocalMoment {
  const text = new Date(instant + offsetMs(instant, zone)).toISOString()
  return { date: text.slice(0, 10), time: text.slice(11, 16), zone }
}

/** From one moment to another as a watch on the wrist counts; negative when the second is earlier. */
export const minutesBetween = (from: LocalMoment, to: LocalMoment): number =>
  Math.round((instantAt(to) - instantAt(from)) / minuteMs)

/** For sorting: the earlier first. */
export const compareMoments = (a: LocalMoment, b: LocalMoment): number => instantAt(a) - instantAt(b)

/** How many dates later the second moment is on its own calendar: `+1` of an arrival, `-1` over the date line. */
export const datesLater = (from: LocalMoment, to: LocalMoment): number => daysBetween(from.date, to.date)

/** How far the clocks there are ahead of those here, in minutes; behind them, when negative. */
export const minutesAhead = (here: LocalMoment, there: LocalMoment): number =>
  offsetMinutes(there) - offsetMinutes(here)

/** Ahead of UTC on that day and hour. */
export const offsetMinutes = (moment: LocalMoment): number =>
  Math.round(offsetMs(instantAt(moment), moment.zone) / minuteMs)

/** The moment so many minutes later, on the same clock. */
export const minutesLater = (moment: LocalMoment, minutes: number): LocalMoment =>
  fromInstant(instantAt(moment) + minutes * minuteMs, moment.zone)
