import { expect, test } from 'vitest'
import { degreesIn, timeSpanText, timeText, windText, writtenIn } from './texts.ts'
import { type Clock, type TemperatureUnit, type Units, unitsFor } from './units.ts'

const units = (clock: Clock, temperatureUnit: TemperatureUnit): Units =>
  unitsFor(null, { clock, temperatureUnit, distanceUnit: 'km', weekStart: 'monday' })

test.each([
  ['C', 59, 'F', 15],
  ['C', 31.6, 'F', 0],
  ['F', 15, 'C', 59],
  ['F', 52, 'F', 52],
  ['C', -6, 'C', -6],
] as const)('in °%s, %d °%s are %d', (to, value, from, degrees) => {
  expect(Object.is(degreesIn(to, value, from), degrees)).toBe(true)
})

test.each([
  ['00:05', '12:05 AM'],
  ['09:00', '9:00 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['14:30', '2:30 PM'],
  ['23:15', '11:15 PM'],
  ['', ''],
  ['in the evening', 'in the evening'],
])('%s is %s on a clock of 12 hours', (time, twelve) => {
  expect(timeText(time, '12')).toBe(twelve)
  expect(timeText(time, '24')).toBe(time)
})

test.each([
  ['09:00', '10:30', '24', '09:00 – 10:30'],
  ['09:00', '10:30', '12', '9:00 – 10:30 AM'],
  ['11:30', '13:00', '12', '11:30 AM – 1:00 PM'],
] as const)('from %s to %s on a clock of %s hours: %s', (start, end, clock, text) => {
  expect(timeSpanText(start, end, clock)).toBe(text)
})

test('17 mph are 27 km/h', () => {
  expect(windText(17, { windUnit: 'mph' })).toBe('17 mph')
  expect(windText(17, { windUnit: 'km/h' })).toBe('27 km/h')
})

test.each([
  ['typical low of 52 °F on Apr 19', 'typical low of 11 °C on Apr 19', 'typical low of 52 °F on Apr 19'],
  ['from 9 to 22 °C, and rain', 'from 9 to 22 °C, and rain', 'from 48 to 72 °F, and rain'],
  ['down to about -3 °C', 'down to about -3 °C', 'down to about 27 °F'],
  ['closes at 18:00, not 21:5', 'closes at 18:00, not 21:5', 'closes at 6:00 PM, not 21:5'],
  ['stretch 10:15:00 and 99:30', 'stretch 10:15:00 and 99:30', 'stretch 10:15:00 and 99:30'],
])('“%s” is read as “%s”, or as “%s”', (text, metric, american) => {
  expect(writtenIn(text, units('24', 'C'))).toBe(metric)
  expect(writtenIn(text, units('12', 'F'))).toBe(american)
})
