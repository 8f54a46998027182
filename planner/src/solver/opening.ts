import type { Candidate, Interval, TripDay } from './types.ts'

const always: readonly Interval[] = [{ from: 0, to: 36 * 60 }]

export const hoursOn = ({ hours }: Pick<Candidate, 'hours'>, weekday: number): readonly Interval[] =>
  hours ? (hours[weekday] ?? []) : always

/** When one may be there on a day: while it is open, and by daylight where that is needed. */
export function openOn(
  candidate: Pick<Candidate, 'hours' | 'dated' | 'byDaylight'>,
  { date, weekday, daylight }: Pick<TripDay, 'date' | 'weekday' | 'daylight'>,
): readonly Interval[] {
  const hours = candidate.dated?.get(date) ?? hoursOn(candidate, weekday)
  if (!candidate.byDaylight || !daylight) return hours
  return hours
    .map(({ from, to }) => ({ from: Math.max(from, daylight.from), to: Math.min(to, daylight.to) }))
    .filter(({ from, to }) => to > from)
}

/** When a visit of that length may begin, inside `within`: at most two stretches, the longest, in their order. */
export function beginnings(intervals: readonly Interval[], minutes: number, within: Interval): Interval[] {
  return intervals
    .map(({ from, to }) => ({ from: Math.max(from, within.from), to: Math.min(to, within.to) - minutes }))
    .filter(({ from, to }) => to >= from)
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, 2)
    .toSorted((a, b) => a.from - b.from)
}

/** What must be at its best: a short visit as a whole, a long one at least for so long from its beginning. */
const bestMinutes = 60
/** The sun goes down so long before it is dark, and one is there before it does. */
const beforeDusk = 105
const afterDusk = 45
/** Where the sun hardly sets, late in the evening is best. */
const latestSunset = 20 * 60 + 30

/** When a place is at its best on a day: a view towards the evening, while the sun goes down. */
function bestOn({ best, sunset }: Candidate, { daylight }: TripDay): Interval | null {
  if (!sunset || !daylight || daylight.to <= daylight.from) return best
  const from = Math.min(daylight.to - beforeDusk, latestSunset)
  return { from, to: Math.max(from + bestMinutes, daylight.to + afterDusk) }
}

/** A bar, and what is lit: one is out late for it. */
export const isAtNight = ({ onlyAtBest = false, sunset = false }: Candidate): boolean => onlyAtBest && !sunset

export interface Beginnings {
  open: Interval[]
  /** Within that; null where any time is as good. */
  best: Interval | null
}

/** When a visit may begin and when it should; what is only worth it at its best keeps to that where its hours allow it. */
export function beginningsOn(candidate: Candidate, day: TripDay, within: Interval): Beginnings {
  const hours = openOn(candidate, day)
  const minutes = Math.max(1, Math.round(candidate.minutes))
  const open = beginnings(hours, minutes, within)
  const time = bestOn(candidate, day)
  if (!time) return { open, best: null }
  const best = { from: time.from, to: time.to - Math.min(minutes, bestMinutes) }
  if (!candidate.onlyAtBest) return { open, best }
  const bestWithin = { from: Math.max(within.from, best.from), to: Math.min(within.to, best.to + minutes) }
  const atBest = beginnings(hours, minutes, bestWithin)
  return { open: atBest.length > 0 ? atBest : open, best }
}
