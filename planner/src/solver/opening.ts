import type { Candidate, Interval } from './types.ts'

const always: readonly Interval[] = [{ from: 0, to: 36 * 60 }]

export const hoursOn = ({ hours }: Pick<Candidate, 'hours'>, weekday: number): readonly Interval[] =>
  hours ? (hours[weekday] ?? []) : always

/** When a visit of that length may begin, inside `within`: at most two stretches, the longest, in their order. */
export function beginnings(intervals: readonly Interval[], minutes: number, within: Interval): Interval[] {
  return intervals
    .map(({ from, to }) => ({ from: Math.max(from, within.from), to: Math.min(to, within.to) - minutes }))
    .filter(({ from, to }) => to >= from)
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, 2)
    .toSorted((a, b) => a.from - b.from)
}
