import { expect, test } from 'vitest'
import { agoText, runningText, percentText, sizeText } from './figures.ts'

const now = '2027-04-18T12:00:00.000Z'

test.each([
  ['2027-04-18T11:59:50.000Z', /^1 ?m(in)?\.? ago$/],
  ['2027-04-18T11:01:00.000Z', /^59 ?m(in)?\.? ago$/],
  ['2027-04-18T11:00:00.000Z', /^1 ?hr?\.? ago$/],
  ['2027-04-16T13:00:00.000Z', /^1 ?d(ay)? ago$/],
  // How short a unit is written differs from one version of the locale data to the next.
])('what was at %s was %s', (then, text) => {
  expect(agoText(then, now)).toMatch(text)
})

test.each([
  ['2027-04-18T11:59:59.000Z', '1 minute'],
  ['2027-03-08T12:00:00.000Z', '41 days'],
])('a server that started at %s runs for %s', (since, text) => {
  expect(runningText(since, now)).toBe(text)
})

test.each([
  [900, '0.9 kB'],
  [6_200_000, '6.2 MB'],
  [412_345_678, '412 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})

test('a share is told in whole per cents', () => {
  expect(percentText(0.614)).toBe('61%')
})
