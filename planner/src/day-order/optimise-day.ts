// The shortest way through a day. Timed items stay where their times put them (before the untimed ones), items
// without coordinates keep their place in the list; the other untimed items take the order with the shortest way.
// The way starts at the last timed item, else at the hotel, and ends at the hotel, where one is known.
import { inItemOrder, type Ordered } from '@sojourn/contract/itinerary/item-order'
import { metresBetween } from '@sojourn/contract/map/route'
import { maxOptimised } from '@sojourn/contract/values/limits'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { type Point, pointOf } from '@sojourn/contract/values/point'
import { pathLength, shortestPath, type PathProblem } from './shortest-path.ts'

export interface Stop extends Ordered {
  readonly type: string
  readonly latitude: number | null
  readonly longitude: number | null
}

interface DayHotels {
  /** Where the day begins and where it ends. */
  start: Point | null
  end: Point | null
}

export interface OptimisedDay {
  date: PlainDate
  /** All items of the day in the better order. */
  ids: string[]
  beforeM: number
  afterM: number
  savedM: number
}

const worthM = 10

const isHotel = ({ type }: Stop): boolean => type === 'hotel' || type === 'accommodation'

/** The hotel of the night before and of the coming night: the latest one checked into by then. */
export function hotelsOfDay(items: readonly Stop[], date: PlainDate): DayHotels {
  const hotels = inItemOrder(items).filter((item) => isHotel(item) && pointOf(item))
  const until = (fits: (day: PlainDate) => boolean): Point | null => {
    const found = hotels.findLast((item) => fits(item.date))
    return found ? pointOf(found) : null
  }
  return { start: until((day) => day < date), end: until((day) => day <= date) }
}

interface FreePart {
  /** Items that may change places, in the given order. */
  free: Stop[]
  start: Point | null
  end: Point | null
}

/** A hotel that already stands first or last stays there and is the start or the end itself. */
function freePart(day: readonly Stop[], hotels: DayHotels): FreePart {
  const placed = day.filter((item) => item.time === null && pointOf(item))
  const lastTimed = day.findLast((item) => item.time !== null && pointOf(item))
  let start = lastTimed ? pointOf(lastTimed) : hotels.start
  let end = hotels.end
  let free = placed
  const [first, last] = [free[0], free.at(-1)]
  if (first && isHotel(first) && !lastTimed) {
    start = pointOf(first)
    free = free.slice(1)
  }
  if (last && last !== first && isHotel(last)) {
    end = pointOf(last)
    free = free.slice(0, -1)
  }
  return { free, start, end }
}

function problemOf({ free, start, end }: FreePart): PathProblem {
  const points = free.map((item) => pointOf(item)!)
  const table = points.map((from) => points.map((to) => metresBetween(from, to)))
  return {
    count: free.length,
    between: (from, to) => table[from]![to]!,
    ...(start && { fromStart: (to: number) => metresBetween(start, points[to]!) }),
    ...(end && { toEnd: (from: number) => metresBetween(points[from]!, end) }),
  }
}

/** A way that may start anywhere is as long backwards: then the first stop stays before the last. */
function inGivenDirection(order: number[], { free, start, end }: FreePart): number[] {
  const isFree = !start && !end
  return isFree && order.indexOf(0) > order.indexOf(free.length - 1) ? order.toReversed() : order
}

/** The better order and what it saves; null when the day is already as short as it gets. */
export function optimiseDay(items: readonly Stop[], date: PlainDate): OptimisedDay | null {
  const day = inItemOrder(items.filter((item) => item.date === date))
  const part = freePart(day, hotelsOfDay(items, date))
  if (part.free.length < 2 || part.free.length > maxOptimised) return null
  const problem = problemOf(part)
  const given = part.free.map((_, at) => at)
  const found = inGivenDirection(shortestPath(problem), part)
  const [beforeM, afterM] = [pathLength(problem, given), pathLength(problem, found)]
  if (beforeM - afterM < worthM) return null

  const next = found.map((at) => part.free[at]!.id).values()
  const moving = new Set(part.free.map(({ id }) => id))
  const ids = day.map(({ id }) => (moving.has(id) ? next.next().value! : id))
  return { date, ids, beforeM, afterM, savedM: beforeM - afterM }
}
