import { expect, test } from 'vitest'
import { fallbackPoint, positionOptions, roundedDegrees } from './local-card.ts'
import { toCelsius, toFahrenheit } from './units.ts'
import { weatherWords } from './words.ts'

test.each([
  [-40, -40],
  [0, 32],
  [15, 59],
  [100, 212],
])('%d °C are %d °F', (celsius, fahrenheit) => {
  expect(toFahrenheit(celsius)).toBeCloseTo(fahrenheit, 9)
  expect(toCelsius(fahrenheit)).toBeCloseTo(celsius, 9)
})

test('WX-05 WX-06 the card falls back to Lisbon; it waits 15 s for a position and takes one of the last 10 min', () => {
  expect(weatherWords.fallbackPlace).toBe('Lisbon, Portugal')
  expect(fallbackPoint).toEqual({ lat: 38.72, lng: -9.14 })
  expect(positionOptions).toEqual({ timeout: 15_000, maximumAge: 600_000 })
})

test('the position is sent no more exactly than to a hundredth of a degree', () => {
  expect(roundedDegrees(38.71667)).toBe(38.72)
  expect(roundedDegrees(-9.139)).toBe(-9.14)
})

test('WX-04 WX-07 the card’s sentences are the stated ones', () => {
  expect(weatherWords).toMatchObject({
    unavailable: 'Weather data unavailable',
    retry: 'Retry',
    enableLocation: 'Enable location access for weather',
  })
})
