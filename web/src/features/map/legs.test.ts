import { straightRoute } from '@sojourn/contract/map/route'
import { expect, test } from 'vitest'
import { americanFigures, lisbonFigures } from '../../../../contract/test/figures.ts'
import { legsByStop, legText, routeText } from './legs.ts'
import type { ListedStop } from './map-stop.ts'

const stop = (id: string, number: number, lat: number, lng: number) => ({
  id,
  number,
  lat,
  lng,
  title: id,
  type: 'meal',
  when: '',
})
const stops = [stop('a', 1, 38.7, -9.1), stop('b', 3, 38.71, -9.1), stop('c', 4, 38.8, -9.4)]
const listed = (count: number) => Array.from({ length: count }) as ListedStop[]

test('each stop tells the way from the one before it, marked as an estimate', () => {
  const legs = legsByStop(stops, null)
  expect(legs.has('a')).toBe(false)
  expect(legText(legs.get('b')!, lisbonFigures)).toBe('1.4 km, 19 min from stop 1 (estimate)')
  expect(legText(legs.get('c')!, lisbonFigures)).toMatch(/ from stop 3 \(estimate\)$/)
  expect(routeText(listed(3), legs, lisbonFigures)).toMatch(/^3 stops · .*\(estimate\)$/)
  expect(routeText(listed(1), new Map(), lisbonFigures)).toBe('1 stop')
})

test('two activities in one place have no way between them', () => {
  const legs = legsByStop([stop('a', 1, 38.7, -9.1), stop('b', 2, 38.7, -9.1)], null)
  expect(legText(legs.get('b')!, lisbonFigures)).toBe('Same place as stop 1')
  expect(routeText(listed(2), legs, lisbonFigures)).toBe('2 stops')
})

test('a road route tells its own lengths and times', () => {
  const road = {
    ...straightRoute(stops, 'driving'),
    kind: 'road' as const,
    legs: [
      { distanceM: 2000, durationS: 300 },
      { distanceM: 30_000, durationS: 1800 },
    ],
  }
  const legs = legsByStop(stops, road)
  expect(legText(legs.get('b')!, lisbonFigures)).toBe('2 km, 5 min from stop 1')
  expect(routeText(listed(3), legs, lisbonFigures)).toBe('3 stops · 32 km, 35 min')
  expect(routeText(listed(3), legs, americanFigures)).toBe('3 stops · 20 mi, 35 min')
})

test('a route for other stops is not believed', () => {
  const legs = legsByStop(stops, { ...straightRoute(stops.slice(1), 'driving'), kind: 'road' })
  expect(legs.get('b')?.isEstimate).toBe(true)
})
