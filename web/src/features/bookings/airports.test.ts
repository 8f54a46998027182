import { isZone } from '@sojourn/contract/values/local-moment'
import { expect, test } from 'vitest'
import { airportSpelt, findAirports, loadAirports } from './airports.ts'

const list = await loadAirports()
const codesFor = (typed: string, places: { lat: number; lng: number }[] = []) =>
  findAirports(list, typed, places).map(({ airport }) => airport.code)
const venice = { lat: 45.44, lng: 12.32 }

test('4,500 airports are known, each once, with a clock and a place', () => {
  expect(list.length).toBeGreaterThan(4000)
  expect(new Set(list.map(({ code }) => code)).size).toBe(list.length)
  for (const { code, name, zone, lat, lng } of list) {
    expect([code, name !== '', isZone(zone)]).toEqual([code, true, true])
    expect(Math.abs(lat) <= 90 && Math.abs(lng) <= 180, code).toBe(true)
  }
})

test.each([
  ['ORD', 'America/Chicago', 'Chicago'],
  ['FRA', 'Europe/Berlin', 'Frankfurt am Main'],
  ['FCO', 'Europe/Rome', 'Rome'],
  ['ELP', 'America/Denver', 'El Paso'],
  ['VFA', 'Africa/Harare', 'Victoria Falls'],
  ['HND', 'Asia/Tokyo', 'Tokyo'],
])('%s keeps the time of %s and serves %s', (code, zone, city) => {
  expect(list.find((airport) => airport.code === code)).toMatchObject({ zone, city })
})

test('the code that was typed comes first, then what is near the trip, then what begins so', () => {
  expect(codesFor('ven', [venice])[0]).toBe('VCE')
  expect(codesFor('trev', [venice])[0]).toBe('TSF')
  expect(codesFor('fra')[0]).toBe('FRA')
  expect(codesFor('zurich')).toContain('ZRH')
  expect(codesFor('Zürich')).toContain('ZRH')
  expect(codesFor('heathrow')).toEqual(['LHR'])
})

test.each([
  ['ord', 'ORD'],
  [' FCO ', 'FCO'],
  ['Gan', 'GAN'],
  // LEH is Le Havre.
  ['Leh', undefined],
  ['Rome', undefined],
])('all letters of a code, %s, are the airport %s, unless another is called so', (typed, code) => {
  const found = findAirports(list, typed, []).map(({ airport }) => airport)
  expect(airportSpelt(found, typed)?.code).toBe(code)
})

test('one letter is too little to look for, and nonsense finds nothing', () => {
  expect([codesFor('v'), codesFor('xqzy'), codesFor(' ')]).toEqual([[], [], []])
})
