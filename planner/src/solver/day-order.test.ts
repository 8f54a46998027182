import { expect, test } from 'vitest'
import { shortenDays } from './day-order.ts'
import { toDayProblem } from './day-problem.ts'
import { startOf } from './problem.ts'
import { TourMoves } from './routes.ts'
import { sampleTrip } from './samples.ts'
import { sight, twoDays } from './samples-by-hand.ts'
import { search } from './search.ts'
import { solveDays } from './solve-days.ts'

const byTheRoad = [0, 1, 2, 3].map((n) => sight(`s${n}`, { latitude: 38.72 + n * 0.01, minutes: 30 }))

test('a day in a bad order gets the order with the shortest ways', () => {
  const { problem } = toDayProblem(twoDays(byTheRoad))
  const inOrder = (nodes: number[]): TourMoves => {
    const routes = new TourMoves(problem)
    let last = startOf(problem, 0)
    for (const node of nodes) {
      routes.insert(node, last, 0)
      last = node
    }
    expect(routes.refresh(0)).toBe(true)
    return routes
  }
  const routes = inOrder([3, 0, 2, 1])
  const shortest = inOrder([0, 1, 2, 3]).dayTravel[0]!
  expect(routes.dayTravel[0]).toBeGreaterThan(shortest)
  shortenDays(routes)
  expect(routes.dayTravel[0]).toBeLessThanOrEqual(shortest)
})

const inOneOrder = (places: readonly number[]): string => places.toSorted((a, b) => a - b).join()

test('no order gets worse, and every time still holds', () => {
  for (let seed = 0; seed < 15; seed++) {
    const { problem } = toDayProblem(sampleTrip({ seed, withFixed: seed % 2 === 0 }))
    const routes = search(problem, { seed, rounds: 40 })
    const burden = (day: number) => problem.travelWeight * routes.dayTravel[day]! + routes.strain[day]!
    const before = Array.from({ length: problem.days }, (_, day) => burden(day))
    const places = Array.from({ length: problem.days }, (_, day) => inOneOrder(routes.placesOf(day)))
    shortenDays(routes)
    for (const [day, was] of before.entries()) {
      expect(routes.refresh(day)).toBe(true)
      expect(burden(day)).toBeLessThanOrEqual(was + 1e-6)
      expect(inOneOrder(routes.placesOf(day))).toBe(places[day])
    }
  }
})

test('short stops count half, and a day still shows no more than two beyond its number', () => {
  const quick = Array.from({ length: 30 }, (_, n) =>
    sight(`s${n}`, { minutes: 20, stops: 0.5, latitude: 38.7 + n * 0.002 }),
  )
  for (const { visits } of solveDays(twoDays(quick)).days) expect(visits).toHaveLength(8)
  const long = quick.map((one, at) => (at % 2 === 0 ? { ...one, minutes: 60, stops: 1 } : one))
  for (const { visits } of solveDays(twoDays(long)).days) {
    const count = visits.reduce((sum, { id }) => sum + long.find((one) => one.id === id)!.stops, 0)
    expect(count).toBeLessThanOrEqual(6)
    expect(visits.length).toBeGreaterThan(6)
  }
})

test('what is worth much is not left out because its neighbours are seen on another day', () => {
  const closed = (weekday: number) =>
    Array.from({ length: 7 }, (_, at) => (at === weekday ? [] : [{ from: 540, to: 1200 }]))
  const corner = Array.from({ length: 5 }, (_, n) => sight(`corner ${n}`, { hours: closed(0) }))
  const elsewhere = Array.from({ length: 6 }, (_, n) =>
    sight(`far ${n}`, { latitude: 38.74 + n * 0.008, hours: closed(6) }),
  )
  const museum = sight('museum', { value: 6, standing: 1, hours: closed(6) })
  const plan = solveDays(twoDays([...corner, ...elsewhere, museum]))
  expect(plan.days.flatMap(({ visits }) => visits.map(({ id }) => id))).toContain('museum')
})
