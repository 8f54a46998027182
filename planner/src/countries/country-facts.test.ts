import { destinations } from '@sojourn/contract/places/data/destinations'
import { expect, test } from 'vitest'
import { countryFacts, emergencyText } from './country-facts.ts'
import { countryLines } from './data/countries.ts'

test('every destination’s country has its emergency numbers, sockets and costs', () => {
  const missing = Object.values(destinations).filter(({ countryCode }) => !countryFacts(countryCode))
  expect(missing.map(({ name }) => name)).toEqual([])
})

test('every line is well formed', () => {
  for (const [code, [numbers, plugs, volts, , budget, middle, luxury]] of Object.entries(countryLines)) {
    expect(code).toMatch(/^[A-Z]{2}$/)
    expect(numbers, code).toMatch(/^\d{2,6}(\/\d{2,6}){0,2}$/)
    expect(plugs, code).toMatch(/^[A-O]+$/)
    expect(volts >= 100 && volts <= 240, code).toBe(true)
    expect(budget < middle && middle < luxury, code).toBe(true)
  }
})

test.each([
  ['PT', '112 (police, ambulance and fire)'],
  ['JP', '110 (police), 119 (ambulance and fire)'],
  ['BR', '190 (police), 192 (ambulance), 193 (fire)'],
  ['US', '911 (police, ambulance and fire)'],
  ['DE', '110 (police), 112 (ambulance and fire)'],
])('AIF-14 in %s one calls %s', (code, text) => {
  const facts = countryFacts(code)
  expect(facts && emergencyText(facts.emergency)).toBe(text)
})
