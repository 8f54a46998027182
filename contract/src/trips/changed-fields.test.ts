import { expect, test } from 'vitest'
import { changedTripFields, toTripEdit } from './changed-fields.ts'
import { deletionText } from './contents.ts'
import { loadFailureText } from './load-failure.ts'
import { defaultTab, toTripTab, tripTabs } from './tabs.ts'

const trip = {
  title: 'Family Trip to Lisbon',
  destination: 'Lisbon, Portugal',
  description: null,
  startDate: '2027-04-18T00:00:00.000Z',
  endDate: '2027-04-25T00:00:00.000Z',
  travelMode: 'family',
  adults: null,
  children: null,
  childAges: null,
} as const

test('SETTINGS-09 the edit form holds the stated six fields, dates without their time, and who travels', () => {
  expect(toTripEdit(trip)).toEqual({
    title: 'Family Trip to Lisbon',
    destination: 'Lisbon, Portugal',
    description: '',
    startDate: '2027-04-18',
    endDate: '2027-04-25',
    travelMode: 'family',
    adults: '',
    children: '',
    childAges: '',
  })
})

test('how many travel is sent as numbers, and as nothing where it was taken back', () => {
  const edit = toTripEdit(trip)
  expect(changedTripFields(trip, { ...edit, adults: '3', children: '2', childAges: '9 and 4' })).toEqual({
    adults: 3,
    children: 2,
    childAges: '9, 4',
  })
  const family = { ...trip, adults: 3, children: 2, childAges: '9, 4' }
  expect(toTripEdit(family)).toMatchObject({ adults: '3', children: '2', childAges: '9, 4' })
  expect(changedTripFields(family, { ...toTripEdit(family), adults: '', children: '' })).toEqual({
    adults: null,
    children: null,
  })
})

test('SETTINGS-11 SETTINGS-12 only what was changed is sent, and nothing when nothing was', () => {
  const edit = toTripEdit(trip)
  expect(changedTripFields(trip, edit)).toEqual({})
  expect(changedTripFields(trip, { ...edit, title: ' Family Trip to Lisbon ' })).toEqual({})
  expect(changedTripFields(trip, { ...edit, title: 'A week by the sea', travelMode: 'leisure' })).toEqual({
    title: 'A week by the sea',
    travelMode: 'leisure',
  })
  expect(changedTripFields({ ...trip, description: 'Old' }, { ...edit, description: '' })).toEqual({
    description: '',
  })
})

test.each([
  [null, '“Lisbon” will be removed for everyone.'],
  [{}, '“Lisbon” will be removed for everyone.'],
  [{ itinerary: 0, packing: 0, expenses: 0 }, '“Lisbon” will be removed for everyone.'],
  [{ packing: 1 }, '“Lisbon” and its 1 packing item will be removed for everyone.'],
  [{ itinerary: 1, expenses: 2 }, '“Lisbon” and its 1 activity and 2 expenses will be removed for everyone.'],
  [
    { itinerary: 24, packing: 23, expenses: 9 },
    '“Lisbon” and its 24 activities, 23 packing items and 9 expenses will be removed for everyone.',
  ],
])('CARD-14 with contents %o the confirmation reads "%s"', (contents, text) => {
  expect(deletionText('Lisbon', contents)).toBe(text)
})

test.each([
  [
    '401: {"message":"Unauthorized: Please log in to continue"}',
    'Authentication issue - please refresh the page.',
  ],
  ['404: Trip not found', 'There was an issue loading your trip. Please refresh the page.'],
  ['500: down', 'There was an issue loading your trip. Please refresh the page.'],
  ['', 'There was an issue loading your trip. Please refresh the page.'],
])('TRIP-21 TRIP-22 a failure "%s" reads "%s"', (message, text) => {
  expect(loadFailureText(message)).toBe(text)
})

test('TRIP-04 TRIP-05 a trip has six tabs, and anything else opens the plan', () => {
  expect(tripTabs).toEqual([
    'plan',
    'packing',
    'budget',
    'suggestions',
    'ai-recommendations',
    'collaboration',
  ])
  expect(defaultTab).toBe('plan')
  expect(tripTabs.map(toTripTab)).toEqual(tripTabs)
  expect([null, '', 'map', 'PLAN'].map(toTripTab)).toEqual(['plan', 'plan', 'plan', 'plan'])
})
