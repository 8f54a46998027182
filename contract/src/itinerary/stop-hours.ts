// When a stop is open on its day, as far as the guide knows it.
import { clockText, minutesOfDay } from '../values/clock-time.ts'
import { say } from '../words/say.ts'
import { itineraryTodayWords } from './words-today.ts'

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
  if (!first || !last) return { text: closedText(why), isShut: true }
  const open = spans.find(([from, until]) => from <= at && at < until)
  // Whole days are not worth a word.
  if (open && open[1] - open[0] >= minutesOfDay) return null
  if (open) return { text: say(itineraryTodayWords.openUntil, { time: told(open[1]) }), isShut: false }
  const next = spans.find(([from]) => from > at)
  const text = next
    ? say(itineraryTodayWords.opensAt, { time: told(next[0]) })
    : say(itineraryTodayWords.closedFrom, { time: told(last[1]) })
  return { text, isShut: true }
}

const closedText = (why: string | null): string =>
  why ? say(itineraryTodayWords.closedTodayWhy, { why }) : itineraryTodayWords.closedToday
