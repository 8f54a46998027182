import { addDays } from '@sojourn/contract/values/plain-date'
import { expect, test } from 'vitest'
import { factsOf } from '../assistant/samples.ts'
import { nearestGuide } from './guide-around.ts'
import { chosenGuide, guideFor } from './guide-for.ts'
import { loadGuide } from './load-guide.ts'
import { toldDays } from '../assistant/told-samples.ts'

const place = (destination: string, latitude: number, longitude: number, countryCode: string) => ({
  destination,
  latitude,
  longitude,
  countryCode,
})
const sintra = place('Sintra', 38.801, -9.378, 'PT')
const setubal = place('Setúbal, Portugal', 38.524, -8.888, 'PT')
const beja = place('Beja, Portugal', 38.015, -7.863, 'PT')

test.each([
  [sintra, 'lisbon'],
  [place('Sintra, Portugal', 38.801, -9.378, 'PT'), 'lisbon'],
  [place('Cascais, Portugal', 38.697, -9.421, 'PT'), 'lisbon'],
  [place('Versailles', 48.804, 2.134, 'FR'), 'paris'],
  [place('Giverny, France', 49.077, 1.53, 'FR'), 'paris'],
  [place('Tivoli, Italy', 41.96, 12.802, 'IT'), 'rome'],
  [place('Estoril', 38.706, -9.398, 'PT'), 'lisbon'],
])('$destination lies within a guide, which is seen from there', async (at, id) => {
  const guide = await guideFor(at)
  expect(guide?.destination).toBe(id)
  expect(guide?.base).toEqual({ latitude: at.latitude, longitude: at.longitude })
})

test.each([
  [place('Lisbon, Portugal', 38.717, -9.133, 'PT'), 'lisbon'],
  [place('Portugal', 39.6, -8, 'PT'), 'lisbon'],
  [place('Colmar, France', 48.08, 7.36, 'FR'), 'strasbourg'],
])('$destination has the guide itself, seen from its own centre', async (at, id) => {
  const guide = await guideFor(at)
  expect(guide?.destination).toBe(id)
  expect(guide?.base?.latitude).not.toBe(at.latitude)
})

test('where no guide knows the place the nearest is named, and may be chosen within 60 km', async () => {
  expect(await guideFor(setubal)).toBeNull()
  expect(nearestGuide({ lat: setubal.latitude, lng: setubal.longitude })).toEqual({
    id: 'lisbon',
    name: 'Lisbon',
    km: 31,
  })
  expect((await chosenGuide(setubal, 'lisbon'))?.destination).toBe('lisbon')
  expect(await chosenGuide(setubal, 'porto')).toBeNull()
  expect(await guideFor(beja)).toBeNull()
  expect(await chosenGuide(beja, nearestGuide({ lat: beja.latitude, lng: beja.longitude })!.id)).toBeNull()
  expect(nearestGuide({ lat: -48, lng: -120 })).toBeNull()
})

test('a plan for Sintra holds what one comes to Sintra for, and calls Lisbon Lisbon', async () => {
  const { destination, latitude, longitude } = sintra
  const startDate = '2027-04-19'
  const facts = factsOf('lisbon', {
    destination,
    at: { latitude, longitude },
    startDate,
    endDate: addDays(startDate, 3),
  })
  const stops = toldDays(facts, await guideFor(sintra)).flatMap(({ activities }) => activities)
  const titles = stops.map(({ title }) => title)
  expect(titles).toContain('Sintra and Pena Palace')
  expect(titles).toContain('Quinta da Regaleira')
  for (const { location, longitude: lng } of stops)
    expect(location).toMatch(lng! > -9.3 ? /, Lisbon, Portugal$/ : /, (?:Sintra|Portugal)$/)
})

test('a day out names the town that it leads to', async () => {
  const days = toldDays(factsOf('kyoto', { endDate: '2027-04-24' }), await loadGuide('kyoto'))
  const nara = days.flatMap(({ activities }) => activities).find(({ title }) => title === 'Nara and Todai-ji')
  expect(nara?.location).toBe('Nara and Todai-ji, Nara')
})
