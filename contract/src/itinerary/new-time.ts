// Where an item may go by hand when times come first (C-099): where its time forbids the place, another time is offered.
import { clockText, minuteOf, minutesOfDay } from '../values/clock-time.ts'
import type { PlainDate } from '../values/plain-date.ts'
import { endMinute } from './item-end.ts'
import { itemsOfDay, type Ordered } from './item-order.ts'
import { type DayMove, moveToDay } from './move-item.ts'
import { itineraryMovesWords } from './words-moves.ts'

export interface Timed extends Ordered {
  readonly endTime: string | null
}

/** A move, with the time that the item must take for it; null when it keeps what it has. */
export interface TimedMove {
  move: DayMove
  time: string | null
}

export type Placing = TimedMove | { refusal: string }

const usualMinutes = 60
const grids = [30, 15, 5, 1]

/** Puts the item at `index` among that day's other items; null when there is no such item. */
export function placeItemAt(
  items: readonly Timed[],
  id: string,
  date: PlainDate,
  index: number,
): Placing | null {
  const moved = items.find((item) => item.id === id)
  const allowed = moveToDay(items, id, date, index)
  if (!moved || !allowed) return null
  const rest = itemsOfDay(items, date).filter((item) => item.id !== id)
  const at = Math.max(0, Math.min(index, rest.length))
  if (allowed.ids[at] === id) return { move: allowed, time: null }
  const [before, after] = [rest[at - 1], rest[at]]
  if (before && before.time === null) return { refusal: itineraryMovesWords.timedFirst }
  const ids = rest.map((item) => item.id).toSpliced(at, 0, id)
  const time = timeBetween(before, after, lengthOf(moved))
  return time === null
    ? { refusal: itineraryMovesWords.noRoom }
    : { move: { date, ids }, time: clockText(time) }
}

/** One place up or down within its day; null at the day's edge. */
export function stepBy(items: readonly Timed[], id: string, step: -1 | 1): Placing | null {
  const date = items.find((item) => item.id === id)?.date ?? ''
  const day = itemsOfDay(items, date)
  const at = day.findIndex((item) => item.id === id)
  return day[at + step] ? placeItemAt(items, id, date, at + step) : null
}

/** Null where no end is written. */
function lengthOf(item: Timed): number | null {
  const [start, end] = [minuteOf(item.time), endMinute(item)]
  return start === null || end === null ? null : end - start
}

interface Neighbour {
  start: number
  end: number | null
}

const spanOf = (item: Timed | undefined): Neighbour | null => {
  const start = minuteOf(item?.time ?? null)
  return start === null ? null : { start, end: item ? endMinute(item) : null }
}

/**
 * A round time after the one and before the other, null where it would run into the other. Without an end it runs into
 * nothing: with no minute between the two it takes theirs, and the order decides.
 */
function timeBetween(
  before: Timed | undefined,
  after: Timed | undefined,
  length: number | null,
): number | null {
  const [first, last] = [spanOf(before), spanOf(after)]
  if (first && last) return timeWithin(first, last.start, length)
  if (last) return timeBefore(last, length)
  return first ? timeAfter(first) : 0
}

function timeBefore({ start: next }: Neighbour, length: number | null): number | null {
  const latest = next - (length ?? usualMinutes)
  if (latest >= 0) return roundTime(latest, -1, latest + 1)
  return length === null ? 0 : null
}

const timeAfter = ({ start, end }: Neighbour): number =>
  (end === null
    ? roundTime(start + usualMinutes, start, minutesOfDay)
    : roundTime(end, end - 1, minutesOfDay)) ?? start

function timeWithin({ start, end }: Neighbour, next: number, length: number | null): number | null {
  const earliest = end ?? start
  const latest = next - (length ?? 0)
  const after = Math.max(start, earliest - 1)
  if (earliest <= latest)
    return roundTime((earliest + latest) / 2, after, length === null ? next : latest + 1) ?? earliest
  return length === null ? (roundTime((start + next) / 2, start, next) ?? start) : null
}

/** The roundest time near the wanted one, after the lowest and before the end. */
function roundTime(wanted: number, lowest: number, end: number): number | null {
  for (const grid of grids) {
    const time = Math.round(wanted / grid) * grid
    if (time > lowest && time < end) return time
  }
  const middle = Math.floor((lowest + end) / 2)
  return middle > lowest && middle < end ? middle : null
}
