import { told } from '../assistant/told-samples.ts'
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
    expect(numbers, code).toMatch(/^\d{2,8}(\/\d{2,8}){0,2}$/)
    expect(plugs, code).toMatch(/^[A-O]+$/)
    for (const each of [volts].flat()) expect(each >= 100 && each <= 240, code).toBe(true)
    expect(budget < middle && middle < luxury, code).toBe(true)
  }
})

test.each([
  ['PT', '112 (police, ambulance and fire)'],
  ['JP', '110 (police), 119 (ambulance and fire)'],
  ['BR', '190 (police), 192 (ambulance), 193 (fire)'],
  ['US', '911 (police, ambulance and fire)'],
  ['DE', '110 (police), 112 (ambulance and fire)'],
  ['FJ', '917 (police), 911 (ambulance), 910 (fire)'],
  ['RW', '112 (police), 912 (ambulance), 111 (fire)'],
  ['VU', '111 (police), 112 (ambulance), 113 (fire)'],
  ['SM', '113 (police), 118 (ambulance), 115 (fire)'],
  ['SX', '911 (police), 912 (ambulance), 919 (fire)'],
  ['SV', '911 (police), 132 (ambulance), 913 (fire)'],
  ['PA', '104 (police), 911 (ambulance), 103 (fire)'],
  ['CM', '117 (police), 119 (ambulance), 118 (fire)'],
  ['MY', '999 (police, ambulance and fire)'],
  ['JE', '999 (police, ambulance and fire)'],
  ['CK', '999 (police), 998 (ambulance), 996 (fire)'],
  ['SJ', '112 (police), 113 (ambulance), 110 (fire)'],
  ['BQ', '911 (police), 912 (ambulance), 911 (fire)'],
  ['SY', '112 (police), 110 (ambulance), 113 (fire)'],
])('AIF-14 in %s one calls %s', (code, text) => {
  const facts = countryFacts(code)
  expect(facts && told(emergencyText(facts.emergency))).toBe(text)
})

test.each([
  ['Rio de Janeiro', 'BR', -22.91, -43.2, '127'],
  ['São Paulo', 'BR', -23.55, -46.63, '127'],
  ['Ouro Preto', 'BR', -20.39, -43.5, '127'],
  ['Brasília', 'BR', -15.79, -47.88, '220'],
  ['Fortaleza', 'BR', -3.73, -38.52, '220'],
  ['Florianópolis', 'BR', -27.6, -48.55, '220'],
  ['a town nobody measured', 'BR', -10.5, -55, '127 or 220'],
  ['Havana', 'CU', 23.13, -82.38, '110 or 220'],
  ['Saba', 'BQ', 17.63, -63.24, '110'],
  ['Bonaire', 'BQ', 12.15, -68.27, '127'],
  ['London', 'GB', 51.5, -0.1, '230'],
])('a socket in %s has %s volts as its region has', (_name, code, lat, lng, volts) => {
  expect(countryFacts(code, { lat, lng })?.volts).toBe(volts)
})

test.each([
  ['Santorini', 'GR', 36.39, 25.46, false],
  ['Mykonos', 'GR', 37.45, 25.33, false],
  ['Corfu', 'GR', 39.62, 19.92, false],
  ['Athens', 'GR', 37.98, 23.73, true],
  ['Crete', 'GR', 35.34, 25.13, true],
  ['Cartagena', 'CO', 10.42, -75.55, false],
  ['Santa Marta', 'CO', 11.24, -74.2, false],
  ['Bogotá', 'CO', 4.71, -74.07, true],
  ['Medellín', 'CO', 6.25, -75.56, true],
  ['Cartagena in Spain', 'ES', 37.6, -0.98, true],
  ['Bocas del Toro', 'PA', 9.34, -82.24, false],
  ['Panama City', 'PA', 8.98, -79.52, true],
  ['San Pedro de Atacama', 'CL', -22.91, -68.2, false],
])('water from the tap in %s is judged where one is', (_name, code, lat, lng, isSafe) => {
  expect(countryFacts(code, { lat, lng })?.tapWater).toBe(isSafe)
})

test('without a spot the country’s own line holds', () => {
  expect(countryFacts('GR')?.tapWater).toBe(true)
  expect(countryFacts('BR')?.volts).toBe('127 or 220')
})

test('wherever one can travel there is a line', () => {
  const places =
    'AS AX BL BQ CC CK CX FK FM GF GG GQ GW IM JE KI MF MH MP MS NF NR NU PM SH SJ SO SS SY TV WF YT'
  expect(places.split(' ').filter((code) => !countryFacts(code))).toEqual([])
})
