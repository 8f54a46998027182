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

/** At its best time where the opening hours of that day allow it, else whenever it is open. */
export function beginningsAtBest(candidate: Candidate, day: TripDay, within: Interval): Interval[] {
  const hours = openOn(candidate, day)
  const minutes = Math.max(1, Math.round(candidate.minutes))
  const { best } = candidate
  if (!best) return beginnings(hours, minutes, within)
  const lastBegin = best.to - Math.min(minutes, bestMinutes)
  const bestWithin = { from: Math.max(within.from, best.from), to: Math.min(within.to, lastBegin + minutes) }
  const atBest = beginnings(hours, minutes, bestWithin)
  return atBest.length > 0 ? atBest : beginnings(hours, minutes, within)
}
