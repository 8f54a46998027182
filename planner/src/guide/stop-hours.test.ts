import { expect, test } from 'vitest'
import { loadGuide } from './load-guide.ts'
import { stopHours } from './stop-hours.ts'

const tower = { latitude: 38.6916, longitude: -9.216 }
const castle = { latitude: 38.7139, longitude: -9.1335 }
const nowhere = { latitude: null, longitude: null }

const hoursOf = async (
  stop: { title: string; location?: string; latitude: number | null; longitude: number | null },
  date: string,
) => stopHours((await loadGuide('lisbon')).places, { location: null, ...stop }, { date, countryCode: 'PT' })

test.each([
  ['by its name', { title: 'Belém Tower', ...tower }],
  ['by its name among other words', { title: 'Photos at Belem Tower', ...nowhere }],
  ['by where it is', { title: 'With Ada', location: 'Belém Tower, Belém, Lisbon', ...tower }],
])('a stop that the guide knows %s has its hours', async (_case, stop) => {
  // A Friday and a Monday.
  expect(await hoursOf(stop, '2027-03-12')).toEqual({ spans: [[600, 1050]], why: null })
  expect(await hoursOf(stop, '2027-03-15')).toEqual({ spans: [], why: null })
})

test('lunch beside a castle does not keep the castle’s hours, nor does a tower of the same name elsewhere', async () => {
  expect(await hoursOf({ title: 'Lunch in a tavern', ...castle }, '2027-03-12')).toBeNull()
  expect(await hoursOf({ title: 'Belém Tower', ...castle }, '2027-03-12')).toBeNull()
})

test('on a great holiday it is closed, and the day is named', async () => {
  const hours = await hoursOf({ title: 'Belém Tower', ...tower }, '2027-12-25')
  expect(hours).toEqual({ spans: [], why: 'Christmas Day' })
})
