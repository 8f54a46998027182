import { clockText, minuteOf, minutesOfDay } from '../values/clock-time.ts'
import { addDays, type PlainDate } from '../values/plain-date.ts'
import { say } from '../words/say.ts'
import { itineraryWords } from './words.ts'

export interface Span {
  readonly time: string | null
  readonly endTime: string | null
}

/** An end before the start lies on the next day (S-18). */
export const endsNextDay = ({ time, endTime }: Span): boolean => !!time && !!endTime && endTime < time

/** The day on which an item ends. */
export const endDate = (item: Span & { readonly date: PlainDate }): PlainDate =>
  endsNextDay(item) ? addDays(item.date, 1) : item.date

/** Counted from midnight before the start, so that it is always later; null where no end is written. */
export function endMinute(item: Span): number | null {
  const end = minuteOf(item.endTime)
  return end !== null && endsNextDay(item) ? end + minutesOfDay : end
}

/** The end of an item that now starts at another time: as long after it as before. */
export function movedEnd(item: Span, newTime: string | null): string | null {
  const [start, end, next] = [minuteOf(item.time), endMinute(item), minuteOf(newTime)]
  return start === null || end === null || next === null ? null : clockText(next + end - start)
}

/** '12:00', or '02:00 +1' of the next day, in the reader's own way of writing times. */
export function endText(item: Span, written: (time: string) => string): string {
  const time = item.endTime ? written(item.endTime) : ''
  return endsNextDay(item) ? say(itineraryWords.nextDay, { time }) : time
}
