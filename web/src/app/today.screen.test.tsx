import { screen, waitFor, within } from '@testing-library/react'
import type { Trip } from '@sojourn/contract/trips/schema'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answers, refused, unreachable } from '../../test/far-end.ts'
import { describes, expectAccessible, expectToast, openApp } from '../../test/open-app.tsx'
import { answersOf, lisbon, type NewRow } from '../../test/world.ts'

beforeEach(() => void vi.setSystemTime(new Date('2027-03-12T12:10:00Z')))
afterEach(() => void vi.useRealTimers())

const running = { startDate: '2027-03-08T00:00:00.000Z', endDate: '2027-03-15T00:00:00.000Z' }
const spent = (amount: string, date: string): NewRow<'expenses'> => ({
  description: 'Lunch',
  amount,
  category: 'food',
  date,
})
const day = { temperature: { low: 50, high: 63 }, unit: 'F', precipitation: 24, source: 'climate' } as const
const weather: Answers = {
  'weather.ofTrip': () => ({
    place: 'Lisbon, Portugal',
    days: [{ ...day, date: '2027-03-12', note: 'typical for mid-March' }],
    credit: null,
  }),
}

function openToday(changes: Partial<Trip>, expenses: NewRow<'expenses'>[] = [], answers: Answers = weather) {
  const trip = lisbon({ ...running, ...changes })
  return openApp(`/trips/${trip.id}`, { ...answersOf({ trip, lists: { expenses } }), ...answers })
}

const addButton = () => screen.findByRole('button', { name: 'Add Expense' })

test('on the way one sees what today may cost and adds an expense with an amount and a category', async () => {
  const { user, far } = openToday({ budget: 800 }, [spent('400', '2027-03-08'), spent('20', '2027-03-12')])
  // Four days share what was left in the morning.
  expect(await screen.findByRole('heading', { name: 'Safe to spend today' })).toBeTruthy()
  expect(screen.getByText('€80.00')).toBeTruthy()
  expect(screen.getByText('on track')).toBeTruthy()
  expect(screen.getByText('€20.00 of €100.00 spent today')).toBeTruthy()
  await user.click(await addButton())
  const amount = screen.getByLabelText('Amount')
  expect(describes(amount)).toContain('Amount is required')
  expect(document.activeElement).toBe(amount)
  await user.type(amount, '90')
  await user.click(screen.getByRole('button', { name: 'Transport' }))
  expect(screen.getByText('Counts as transport, today.', { exact: false })).toBeTruthy()
  await user.click(await addButton())
  await expectToast('Success', 'Expense added successfully')
  expect(far.of('expenses.add').map(({ body }) => body)).toMatchObject([
    { description: 'Transport', amount: '90', category: 'transport', date: '2027-03-12', currency: 'EUR' },
  ])
  expect(await screen.findByText('€10.00 over for today')).toBeTruthy()
  await waitFor(() => expect(amount).toHaveProperty('value', ''))
  await expectAccessible()
})

test('without a budget the card says what was spent today', async () => {
  openToday({ budget: null }, [spent('12.50', '2027-03-12')])
  expect(await screen.findByRole('heading', { name: 'Spent today' })).toBeTruthy()
  expect(screen.getByText('€12.50')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'No budget set' })).toBeTruthy()
})

test('an expense that cannot be sent waits on the device', async () => {
  const { user } = openToday({ budget: 800 }, [], { ...weather, 'expenses.add': unreachable })
  await user.type(await screen.findByLabelText('Amount'), '7')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.click(await addButton())
  await expectToast('Saved on this device', 'It is sent as soon as there is a connection.')
  expect(await screen.findByText('€7.00 of €200.00 spent today')).toBeTruthy()
})

test('the day’s weather says when the sun sets, also where the weather is not to be had', async () => {
  let isUp = false
  const { user } = openToday({}, [], {
    'weather.ofTrip': (asked) => (isUp ? weather['weather.ofTrip']!(asked) : refused(502)),
  })
  const title = await screen.findByRole('heading', { name: 'Today’s weather' })
  const card = within(title.parentElement!.parentElement!)
  expect(await card.findByText('Sunset 18:40')).toBeTruthy()
  expect(await card.findByText('Weather data unavailable')).toBeTruthy()
  isUp = true
  await user.click(card.getByRole('button', { name: 'Retry' }))
  expect(await card.findByText('17° / 10°C')).toBeTruthy()
  expect(card.getByText('Rain chance 24%, typical for mid-March')).toBeTruthy()
})

test('before and after a trip there is no such card', async () => {
  openToday({ startDate: '2027-04-18T00:00:00.000Z', endDate: '2027-04-25T00:00:00.000Z' })
  expect(await screen.findByRole('tab', { name: 'Activities' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: /today$/ })).toBeNull()
})

test('in the second place of a trip date, sky, light, head and money are those of that place', async () => {
  const place = (destination: string, arriveDate: string, leaveDate: string, where: object) => ({
    destination,
    arriveDate,
    leaveDate,
    placeName: destination,
    ...where,
  })
  // Seven in the evening in Lisbon is the morning of the next day in Sydney.
  vi.setSystemTime(new Date('2027-03-12T19:10:00Z'))
  const trip = lisbon({ ...running, budget: 800, endDate: '2027-03-16T00:00:00.000Z' })
  const sydney = { latitude: -33.87, longitude: 151.2, countryCode: 'AU', timeZone: 'Australia/Sydney' }
  const legs = [
    place('Lisbon, Portugal', '2027-03-08', '2027-03-11', { countryCode: 'PT', timeZone: 'Europe/Lisbon' }),
    place('Sydney, Australia', '2027-03-11', '2027-03-16', sydney),
  ]
  const { far, user } = openApp(`/trips/${trip.id}`, {
    ...answersOf({ trip, lists: { legs, expenses: [spent('20', '2027-03-09')] } }),
    'weather.ofTrip': () => ({
      place: 'Lisbon, Portugal',
      days: [{ ...day, date: '2027-03-13', note: 'typical for mid-March' }],
      credit: null,
    }),
  })
  const title = await screen.findByRole('heading', { name: 'Today’s weather' })
  const sky = within(title.parentElement!.parentElement!)
  expect(await sky.findByText('Sydney, Australia')).toBeTruthy()
  expect(await sky.findByText(/Sunset 19:/)).toBeTruthy()
  expect(screen.getAllByText(/Day 6 of 9/).length).toBeGreaterThan(0)
  expect(document.querySelector('[data-ink]')?.getAttribute('data-ink')).toBe('harbour')
  await user.type(await screen.findByLabelText('Amount'), '7')
  expect(await screen.findByText('AUD')).toBeTruthy()
  await user.click(await addButton())
  await waitFor(() =>
    expect(far.of('expenses.add').map(({ body }) => body)).toMatchObject([
      { date: '2027-03-13', currency: 'AUD' },
    ]),
  )
})
