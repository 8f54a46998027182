import { describe, expect, test } from 'vitest'
import { maxRoutePoints } from './defaults.ts'
import { distanceText, durationText } from './distance-text.ts'
import { mapsAppOf, maxStopsInLink, openDayUrl, openStopUrl } from './open-in-maps.ts'
import { estimatedLegs, straightRoute } from './route.ts'
import { travelEstimate } from './travel-estimate.ts'

const lisbon = { lat: 38.7223, lng: -9.1393 }
const sintra = { lat: 38.8029, lng: -9.3817 }

describe('an estimate', () => {
  test.each([
    [0, 'walk', 0, 0],
    [1000, 'walk', 1300, 1040],
    [1499, 'walk', 1949, 1559],
    [1500, 'transit', 1950, 750],
    [10_000, 'transit', 13_000, 2960],
    [100_000, 'drive', 130_000, 7166],
    [1_000_000, 'flight', 1_000_000, 9900],
  ])('of %s straight metres goes by %s: %s m in %s s', (straightM, mode, distanceM, durationS) => {
    expect(travelEstimate(straightM)).toEqual({ mode, distanceM, durationS })
  })

  test('follows the profile that was asked for', () => {
    expect(travelEstimate(10_000, 'walking')).toMatchObject({ mode: 'walk', durationS: 10_400 })
    expect(travelEstimate(10_000, 'cycling').mode).toBe('cycle')
    expect(travelEstimate(10_000, 'driving').durationS).toBeLessThan(
      travelEstimate(10_000, 'cycling').durationS,
    )
  })

  test('goes by plane where no one drives, whatever was asked for', () => {
    expect(travelEstimate(7_500_000, 'driving')).toEqual(travelEstimate(7_500_000))
    expect(travelEstimate(7_500_000, 'walking').mode).toBe('flight')
    expect(travelEstimate(799_000, 'driving').mode).toBe('drive')
  })

  test('has one leg less than stops', () => {
    const legs = estimatedLegs([lisbon, sintra, lisbon])
    expect(legs).toHaveLength(2)
    expect(legs[0]).toEqual(legs[1])
    expect(estimatedLegs([lisbon])).toEqual([])
  })
})

test('MAP-08 without a road the way is the straight line through the stops, marked as an estimate', () => {
  const route = straightRoute([lisbon, sintra], 'driving')
  expect(route.kind).toBe('estimate')
  expect(route.line).toEqual([
    [-9.1393, 38.7223],
    [-9.3817, 38.8029],
  ])
  expect(route.distanceM).toBe(route.legs[0]?.distanceM)
  expect(maxRoutePoints).toBe(25)
})

test.each([
  [0, '0 m', '0 ft'],
  [106, '110 m', '350 ft'],
  [348, '350 m', '0.2 mi'],
  [949, '950 m', '0.6 mi'],
  [951, '1 km', '0.6 mi'],
  [1340, '1.3 km', '0.8 mi'],
  [9949, '9.9 km', '6.2 mi'],
  [9960, '10 km', '6.2 mi'],
  [118_400, '118 km', '74 mi'],
  [5_420_000, '5,420 km', '3,368 mi'],
])('%s metres read %s, or %s', (metres, kilometres, miles) => {
  expect(distanceText(metres, 'km')).toBe(kilometres)
  expect(distanceText(metres, 'mi')).toBe(miles)
})

test.each([
  [0, '1 min'],
  [300, '5 min'],
  [3570, '1 h'],
  [3600, '1 h'],
  [4800, '1 h 20 min'],
  [46_000, '13 h'],
])('%s seconds read %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text)
})

describe('Open in maps', () => {
  test('a stop opens in the app of the device', () => {
    expect(openStopUrl(lisbon, 'Time Out Market', 'google')).toBe(
      'https://www.google.com/maps/search/?api=1&query=38.7223%2C-9.1393',
    )
    expect(openStopUrl(lisbon, 'Time Out Market', 'apple')).toBe(
      'https://maps.apple.com/?ll=38.7223%2C-9.1393&q=Time+Out+Market',
    )
    expect([
      mapsAppOf('iPhone'),
      mapsAppOf('MacIntel'),
      mapsAppOf('Linux x86_64'),
      mapsAppOf('Win32'),
    ]).toEqual(['apple', 'apple', 'google', 'google'])
  })

  test('a day opens as a way through its stops, as many as the services take', () => {
    expect(openDayUrl([lisbon], 'google')).toBeNull()
    expect(openDayUrl([lisbon, sintra], 'google')).toBe(
      'https://www.google.com/maps/dir/?api=1&origin=38.7223%2C-9.1393&destination=38.8029%2C-9.3817',
    )
    const many = new URL(
      openDayUrl(
        Array.from({ length: 20 }, (_, n) => ({ lat: n, lng: n })),
        'google',
      )!,
    )
    expect(many.searchParams.get('waypoints')?.split('|')).toHaveLength(maxStopsInLink - 2)
    expect(many.searchParams.get('destination')).toBe('10,10')
    expect(openDayUrl([lisbon, sintra, lisbon], 'apple')).toBe(
      'https://maps.apple.com/?saddr=38.7223%2C-9.1393&daddr=38.8029%2C-9.3817+to%3A38.7223%2C-9.1393',
    )
  })
})
