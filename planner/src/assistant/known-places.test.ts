import { expect, test } from 'vitest'
import { loadGuide } from '../guide/load-guide.ts'
import { openPlaces } from './known-places.ts'
import { factsOf, item } from './samples.ts'

test('what is over on the day of departure is left out where it is known that one is still there', async () => {
  const lisbon = await loadGuide('lisbon')
  const [first, ...others] = lisbon.places
  const guide = { ...lisbon, places: [{ ...first!, season: [4, 9] as const }, ...others] }
  const dates = { startDate: '2027-09-28', endDate: '2027-10-01' }
  const named = (flights: ReturnType<typeof item>[]) =>
    openPlaces(factsOf('lisbon', { ...dates, items: flights }), guide).map(({ name }) => name)
  expect(named([])).toContain(first!.name)
  const home = item('Flight home', '2027-10-01', { type: 'flight', time: '19:00' })
  expect(named([home])).not.toContain(first!.name)
})
