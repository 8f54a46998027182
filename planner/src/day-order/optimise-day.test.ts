import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hotelsOfDay, optimiseDay, type Stop } from './optimise-day.ts'
import { pathLength, shortestPath, type PathProblem } from './shortest-path.ts'

const day = '2027-04-21'
let made = 0
const stop = (lat: number | null, lng: number | null, more: Partial<Stop> = {}): Stop => ({
  id: `stop-${made++}`,
  date: day,
  time: null,
  order: made,
  type: 'sightseeing',
  latitude: lat,
  longitude: lng,
  ...more,
})

const unit = fc.noBias(fc.integer({ min: 0, max: 10_000 }))
const spot = fc.record({ x: unit, y: unit })
/** Days as they are: spread out, in two far quarters, along one street, several stops in one building. */
const spotsOf = (minLength: number, maxLength: number) =>
  fc.oneof(
    fc.array(spot, { minLength, maxLength }),
    fc.array(
      fc.record({ x: unit, y: unit, far: fc.boolean() }).map(({ x, y, far }) => ({
        x: x / 100 + (far ? 9000 : 0),
        y: y / 100 + (far ? 7000 : 0),
      })),
      { minLength, maxLength },
    ),
    fc.array(
      unit.map((x) => ({ x, y: 3 * x })),
      { minLength, maxLength },
    ),
    fc.array(fc.constantFrom({ x: 0, y: 0 }, { x: 10, y: 7 }, { x: 500, y: 2 }), { minLength, maxLength }),
  )
type Spot = { x: number; y: number }
const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y)

function tabled(spots: Spot[]): PathProblem['between'] {
  const lengths = spots.map((from) => spots.map((to) => apart(from, to)))
  return (from, to) => lengths[from]![to]!
}

const problemOf = (spots: Spot[], start: Spot | null, end: Spot | null): PathProblem => ({
  count: spots.length,
  between: tabled(spots),
  ...(start && { fromStart: (to: number) => apart(start, spots[to]!) }),
  ...(end && { toEnd: (from: number) => apart(spots[from]!, end) }),
})

/** Tries every order, leaving one only when it is already longer than the best or than `known`. */
function exhaustive(
  { count, between, fromStart = () => 0, toEnd = () => 0 }: PathProblem,
  known: number,
): number {
  let best = known
  const walk = (last: number, seen: number, length: number): void => {
    if (length >= best) return
    if (seen === (1 << count) - 1) {
      best = Math.min(best, length + toEnd(last))
      return
    }
    for (let next = 0; next < count; next++) {
      if (!(seen & (1 << next))) walk(next, seen | (1 << next), length + between(last, next))
    }
  }
  for (let first = 0; first < count; first++) walk(first, 1 << first, fromStart(first))
  return best
}

const isWholeDay = (order: number[], count: number): void =>
  expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, at) => at))

describe('the shortest way', () => {
  test('is within 1% of the best of all orders for up to ten stops', () => {
    const days = fc.tuple(spotsOf(1, 10), fc.option(spot), fc.option(spot))
    fc.assert(
      fc.property(days, ([spots, start, end]) => {
        const problem = problemOf(spots, start, end)
        const order = shortestPath(problem)
        isWholeDay(order, spots.length)
        const length = pathLength(problem, order)
        expect(length).toBeLessThanOrEqual(exhaustive(problem, length) * 1.01 + 1e-6)
      }),
      { numRuns: 80 },
    )
  })

  test('is never worse than the given order, for long days too', () => {
    const days = fc.tuple(spotsOf(11, 40), fc.option(spot), fc.option(spot))
    fc.assert(
      fc.property(days, ([spots, start, end]) => {
        const problem = problemOf(spots, start, end)
        const order = shortestPath(problem)
        isWholeDay(order, spots.length)
        expect(pathLength(problem, order)).toBeLessThanOrEqual(
          pathLength(
            problem,
            spots.map((_, at) => at),
          ) + 1e-6,
        )
      }),
      { numRuns: 40 },
    )
  })

  test('a day of three hundred stops takes under two seconds', () => {
    const spots = Array.from({ length: 300 }, (_, at) => ({ x: Math.sin(at * 7.1), y: Math.cos(at * 3.3) }))
    // Of this thread's own time: others on the machine do not count.
    const started = process.threadCpuUsage()
    isWholeDay(shortestPath(problemOf(spots, null, null)), 300)
    const { user, system } = process.threadCpuUsage(started)
    expect((user + system) / 1000).toBeLessThan(2000)
  })
})

describe('a day', () => {
  test('with three stops in a row visited back and forth gets a shorter order, and says what it saves', () => {
    const [west, east, middle] = [stop(38.7, -9.2), stop(38.7, -9.1), stop(38.7, -9.15)]
    const better = optimiseDay([west, east, middle], day)!
    expect(better.ids).toEqual([west.id, middle.id, east.id])
    expect(better.savedM).toBeCloseTo(better.beforeM - better.afterM)
    expect(better.savedM).toBeGreaterThan(4000)
  })

  test('on both sides of the date line is one place, not two ends of the world', () => {
    const [west, far, east] = [stop(-17, 179.9), stop(-17, -179.7), stop(-17, -179.95)]
    const better = optimiseDay([west, far, east], day)!
    expect(better.ids).toEqual([west.id, east.id, far.id])
    expect(better.beforeM).toBeLessThan(100_000)
  })

  test('of more stops than can be searched is left alone at once', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => stop(38 + Math.sin(at), -9))
    expect(optimiseDay(many, day)).toBeNull()
  })

  test('that is already shortest is left alone', () => {
    expect(optimiseDay([stop(38.7, -9.2), stop(38.7, -9.15), stop(38.7, -9.1)], day)).toBeNull()
    expect(optimiseDay([stop(38.7, -9.2)], day)).toBeNull()
    expect(optimiseDay([], day)).toBeNull()
  })

  test('keeps timed items first and items without coordinates in their place', () => {
    const train = stop(38.7, -9.1, { time: '09:10' })
    const [far, unplaced, near] = [stop(38.7, -9.3), stop(null, null), stop(38.7, -9.15)]
    expect(optimiseDay([train, far, unplaced, near], day)?.ids).toEqual([
      train.id,
      near.id,
      unplaced.id,
      far.id,
    ])
  })

  test('starts and ends at the hotel of the night', () => {
    const hotel = stop(38.7, -9.1, { type: 'hotel', date: '2027-04-20' })
    const [b, a, c] = [stop(38.75, -9.2), stop(38.71, -9.12), stop(38.7, -9.11)]
    expect(hotelsOfDay([hotel], day)).toEqual({
      start: { lat: 38.7, lng: -9.1 },
      end: { lat: 38.7, lng: -9.1 },
    })
    expect(hotelsOfDay([hotel], '2027-04-19')).toEqual({ start: null, end: null })
    const better = optimiseDay([hotel, b, a, c], day)
    expect([
      [a.id, b.id, c.id],
      [c.id, b.id, a.id],
    ]).toContainEqual(better?.ids)
  })

  test('keeps a hotel that stands last as its end', () => {
    const [far, near] = [stop(38.7, -9.3), stop(38.7, -9.15)]
    const [start, hotel] = [stop(38.7, -9.1, { time: '09:00' }), stop(38.7, -9.4, { type: 'hotel' })]
    expect(optimiseDay([start, far, near, hotel], day)?.ids).toEqual([start.id, near.id, far.id, hotel.id])
  })

  test('is never worse than the given order, whatever the day holds', () => {
    const stops = fc.array(
      fc.record({
        lat: fc.option(fc.double({ min: 38.6, max: 38.8, noNaN: true })),
        time: fc.constantFrom(null, null, null, '09:00', '12:00'),
        type: fc.constantFrom('hotel', 'meal', 'cultural'),
        date: fc.constantFrom(day, day, day, '2027-04-20'),
      }),
      { maxLength: 14 },
    )
    fc.assert(
      fc.property(stops, (given) => {
        const items = given.map(({ lat, ...more }, at) => stop(lat, lat && -9 - at / 100, more))
        const better = optimiseDay(items, day)
        if (!better) return
        expect(better.afterM).toBeLessThan(better.beforeM)
        expect(better.ids.toSorted()).toEqual(
          items
            .filter(({ date }) => date === day)
            .map(({ id }) => id)
            .toSorted(),
        )
      }),
    )
  })
})
