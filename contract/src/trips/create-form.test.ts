import { expect, test } from 'vitest'
import { currencies, defaultCurrency } from '../values/currencies.ts'
import { autoTitle } from './auto-title.ts'
import { emptyCreateForm, toNewTrip, withMode } from './create-form.ts'
import { budgetFromText, budgetProblem, tripFormErrors } from './form-errors.ts'
import { createModes, travelModes } from './modes.ts'
import { newTripInput } from './trip-input.ts'
import { tripsCreateModesWords } from './words-create-modes.ts'

const filled = {
  ...emptyCreateForm,
  title: 'Family Trip to Lisbon',
  destination: 'Lisbon, Portugal',
  startDate: '2027-04-18',
  endDate: '2027-04-25',
}
const lisbon = {
  fullName: 'Lisbon, Portugal',
  latitude: 38.7223,
  longitude: -9.1393,
  countryCode: 'PT',
  timeZone: 'Europe/Lisbon',
}

test('CREATE-02 CREATE-27 a new trip is a family trip or a solo adventure', () => {
  expect(createModes).toEqual(['family', 'solo'])
  expect(tripsCreateModesWords).toEqual({ family: 'Family Trip', solo: 'Solo Adventure' })
})

test('SETTINGS-10 an existing trip may be any of five', () => {
  expect(travelModes).toEqual(['family', 'solo', 'business', 'leisure', 'group'])
})

test.each([
  ['family', 'Family Trip to Lisbon, Portugal'],
  ['solo', 'Solo Adventure in Lisbon, Portugal'],
] as const)('CREATE-05 CREATE-06 Auto names a %s trip "%s"', (mode, title) => {
  expect(autoTitle(mode, ' Lisbon, Portugal ')).toBe(title)
})

test('CREATE-23 CREATE-24 CREATE-25 CREATE-26 an empty form names every missing field', () => {
  expect(tripFormErrors(emptyCreateForm)).toEqual({
    title: 'Trip title is required',
    destination: 'Destination is required',
    startDate: 'Start date is required',
    endDate: 'End date is required',
  })
})

test('CREATE-28 CREATE-29 the end may be the start’s day but not before it', () => {
  expect(tripFormErrors({ ...filled, endDate: '2027-04-17' })).toEqual({
    endDate: 'End date must be after start date',
  })
  expect(tripFormErrors({ ...filled, endDate: '2027-04-18' })).toEqual({})
})

test('a year typed as 0202 is told as a date that does not exist, not as a missing one', () => {
  expect(tripFormErrors({ ...filled, startDate: '0202-04-18', endDate: '20277-04-18' })).toEqual({
    startDate: 'Enter a date that exists',
    endDate: 'Enter a date that exists',
  })
})

test('a trip of 366 days is refused before it is sent, one of 365 is not', () => {
  expect(tripFormErrors({ ...filled, endDate: '2028-04-18' })).toEqual({
    endDate: 'A trip can last at most 365 days',
  })
  expect(tripFormErrors({ ...filled, endDate: '2028-04-16' })).toEqual({})
})

test('CREATE-21 CREATE-22 the currency is one of eight and starts as USD', () => {
  expect(currencies).toEqual(['USD', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD', 'CHF', 'CNY'])
  expect(defaultCurrency).toBe('USD')
  expect(emptyCreateForm.currency).toBe('USD')
})

test.each([
  ['3200', 3200],
  ['3200.50', 3200.5],
  ['3.200,50', 3200.5],
  ['12,5', 12.5],
  [' 12 ', 12],
  ['0', 0],
  ['-5', -5],
  ['', null],
  ['abc', null],
  ['12abc', null],
  ['1e999', null],
])('CREATE-20 a budget typed as "%s" is read as %s', (text, value) => {
  expect(budgetFromText(text, 'EUR')).toBe(value)
})

test.each([
  ['', null],
  ['3 200', null],
  ['3,200', 'Do you mean 3200 or 3.20? Please type the one you mean'],
  ['a lot', 'Enter the budget as a number'],
])('a budget typed as "%s" is told: %s', (text, problem) => {
  expect(budgetProblem(text, 'EUR')).toBe(problem)
})

test('CREATE-20 an empty budget is absent from what is sent', () => {
  expect(toNewTrip(filled, null)).toEqual({
    title: 'Family Trip to Lisbon',
    destination: 'Lisbon, Portugal',
    startDate: '2027-04-18',
    endDate: '2027-04-25',
    travelMode: 'family',
    currency: 'USD',
  })
  expect(toNewTrip({ ...filled, budget: '3200' }, null).budget).toBe(3200)
})

test('a new trip starts with the usual adults of its style, and only what differs is sent', () => {
  expect(emptyCreateForm).toMatchObject({ adults: '2', children: '', childAges: '' })
  const solo = { ...filled, ...withMode(filled, 'solo') }
  expect(solo.adults).toBe('1')
  expect(toNewTrip(solo, null)).not.toHaveProperty('adults')
  expect(withMode({ ...filled, adults: '3' }, 'solo').adults).toBe('3')
  expect(toNewTrip({ ...filled, adults: '3', children: '2', childAges: '4 9' }, null)).toMatchObject({
    adults: 3,
    children: 2,
    childAges: '4, 9',
  })
  expect(toNewTrip({ ...filled, children: '0' }, null)).toMatchObject({ children: 0 })
})

test('the chosen place is sent with the trip, but not once the text was changed', () => {
  expect(toNewTrip(filled, lisbon)).toMatchObject({ latitude: 38.7223, timeZone: 'Europe/Lisbon' })
  expect(toNewTrip({ ...filled, destination: 'Lisbon, Ohio' }, lisbon)).not.toHaveProperty('latitude')
})

test('what the form sends is what the server takes', () => {
  const sent = toNewTrip({ ...filled, budget: '3200', description: ' Bring the map ' }, lisbon)
  expect(newTripInput.parse(sent)).toMatchObject({ ...sent, description: 'Bring the map' })
})

test.each([
  ['title', { title: undefined }, 'Trip title is required'],
  ['title', { title: '   ' }, 'Trip title is required'],
  ['title', { title: 'x'.repeat(10_000) }, 'Use at most 120 characters'],
  ['destination', { destination: undefined }, 'Destination is required'],
  ['startDate', { startDate: '' }, 'Start date is required'],
  ['startDate', { startDate: '2027-02-30' }, 'Enter a date that exists'],
  ['endDate', { endDate: undefined }, 'End date is required'],
  ['endDate', { endDate: '2027-04-17' }, 'End date must be after start date'],
  ['endDate', { endDate: '2028-04-18' }, 'A trip can last at most 365 days'],
  ['travelMode', { travelMode: 'pirate' }, 'Choose one of the travel styles'],
  ['currency', { currency: 'BTC' }, 'Choose one of the currencies'],
  ['budget', { budget: -1 }, 'The budget cannot be negative'],
  ['adults', { adults: 0 }, 'Use a whole number from 1 to 30'],
  ['adults', { adults: 2.5 }, 'Use a whole number from 1 to 30'],
  ['children', { children: 31 }, 'Use a whole number from 0 to 30'],
  ['childAges', { childAges: 'small' }, 'Use whole years up to 17, such as 4, 9'],
  ['timeZone', { timeZone: 'Mars/Olympus' }, 'Use the name of a time zone'],
])('the server refuses %s of %o with "%s"', (field, change, message) => {
  const { error } = newTripInput.safeParse({ ...toNewTrip(filled, null), ...change })
  expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[field, message]])
})
