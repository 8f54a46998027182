// When a stop is open on its day, as far as the guide knows it.
import { clockText, minutesOfDay } from '../values/clock-time.ts'

/** Minutes after midnight; past midnight goes on beyond 1440. */
export type OpenSpan = readonly [from: number, until: number]

export interface DayHours {
  /** In their order; none on a day when it is closed, null where one may come at any hour. */
  spans: readonly OpenSpan[] | null
  /** Why the day is not like others: a great holiday. */
  why: string | null
}

interface OpeningNote {
  text: string
  /** Whoever comes then stands before a closed door. */
  isShut: boolean
}

/** What to know of a stop's hours when one is there at a minute of the day; null where there is nothing to know. */
export function openingNote(
  { spans, why }: DayHours,
  at: number,
  time: (clock: string) => string,
): OpeningNote | null {
  if (spans === null) return null
  const told = (minute: number) => time(clockText(minute))
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last) return { text: why ? `Closed today: ${why}` : 'Closed today', isShut: true }
  const open = spans.find(([from, until]) => from <= at && at < until)
  // Whole days are not worth a word.
  if (open && open[1] - open[0] >= minutesOfDay) return null
  if (open) return { text: `Open until ${told(open[1])}`, isShut: false }
  const next = spans.find(([from]) => from > at)
  return { text: next ? `Opens at ${told(next[0])}` : `Closed from ${told(last[1])}`, isShut: true }
}
