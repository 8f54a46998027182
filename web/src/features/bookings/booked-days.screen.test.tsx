import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectAccessible, openApp } from '../../../test/open-app.tsx'
import { answersOf, lisbon, type NewRow } from '../../../test/world.ts'

afterEach(() => void vi.useRealTimers())

const flight: NewRow<'bookings'> = {
  kind: 'flight',
  title: 'Chicago to Lisbon',
  fromDate: '2027-04-18',
  fromTime: '16:05',
  fromZone: 'America/Chicago',
  fromCode: 'ORD',
  toDate: '2027-04-19',
  toTime: '07:25',
  toZone: 'Europe/Lisbon',
  toCode: 'LIS',
  reference: 'K7QM2P',
}
const stay: NewRow<'bookings'> = {
  kind: 'stay',
  title: 'Casa Alfama',
  fromDate: '2027-04-19',
  fromTime: '15:00',
  toDate: '2027-04-21',
  toTime: '11:00',
}
const train: NewRow<'bookings'> = {
  kind: 'train',
  title: 'Lisbon to Porto',
  fromDate: '2027-04-21',
  fromTime: '10:30',
  toDate: '2027-04-21',
  toTime: '13:40',
}
const item = (title: string, date: string, time: string): NewRow<'itinerary'> => ({
  title,
  date,
  time,
  type: 'activity',
})
const itinerary = [
  item('Fado', '2027-04-19', '20:00'),
  item('Pastel de nata', '2027-04-19', '09:00'),
  item('Tram 28', '2027-04-21', '12:00'),
]

function openPlan(bookings: NewRow<'bookings'>[], changes: Parameters<typeof lisbon>[0] = {}) {
  const trip = lisbon(changes)
  return openApp(`/trips/${trip.id}`, answersOf({ trip, lists: { itinerary, bookings } }))
}

/** The card of the list: what its heading and its rows stand in. */
const list = async () => {
  let card: HTMLElement = await screen.findByRole('heading', { name: /^Activities List/ })
  while (!card.querySelector('ol')) card = card.parentElement!
  return within(card)
}

test('what is booked stands between what is planned, with the night’s bed below, and a press opens it', async () => {
  const { user } = openPlan([flight, stay])
  const plan = await list()
  await plan.findByRole('button', { name: /^Arrive: Chicago to Lisbon/ })
  const rows = plan.getAllByRole('listitem').map((row) => row.textContent)
  const at = (text: string) => rows.findIndex((row) => row?.includes(text))
  const order = ['Arrive: Chicago', 'Pastel', 'Check in, Casa', 'Fado', 'Tonight: Casa AlfamaNight 1 of 2']
  expect(order.map(at)).toEqual(order.map((_text, n) => at(order[0]!) + n))
  expect(rows[at('Chicago to Lisbon')]).toContain('16:05 ORD – 07:25 LIS +1 day')
  expect(plan.getByText('2 activities · 2 bookings')).toBeTruthy()
  expect(document.body.textContent).not.toContain('K7QM2P')
  await expectAccessible()
  await user.click(plan.getByRole('button', { name: /^Check in, Casa Alfama/ }))
  expect(await screen.findByRole('dialog', { name: 'Edit booking' })).toBeTruthy()
})

test('an activity at the hour of a ride is told so, and keeps its number', async () => {
  openPlan([{ ...train, fromDate: '2027-04-19', toDate: '2027-04-19', fromTime: '08:30', toTime: '11:40' }])
  const plan = await list()
  expect(await plan.findByText('At the same time: Lisbon to Porto, 08:30 – 11:40')).toBeTruthy()
  const rows = plan.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows.find((row) => row?.includes('Pastel'))).toMatch(/^1.*At the same time/)
  expect(rows.find((row) => row?.includes('Fado'))).toMatch(/^2(?!.*At the same time)/)
})

test('the timeline counts bookings by themselves and shows them on their day', async () => {
  const { user } = openPlan([flight, stay])
  await user.click(await screen.findByRole('button', { name: /^Travel Timeline/ }))
  await user.click(await screen.findByRole('button', { name: /^Day 2.*2 activities · 2 bookings/ }))
  const panel = within((await screen.findByRole('heading', { name: 'Your Activities' })).closest('section')!)
  expect(panel.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringContaining('Arrive: Chicago to Lisbon'),
    expect.stringContaining('Pastel de nata'),
    expect.stringContaining('Check in, Casa Alfama'),
    expect.stringContaining('Fado'),
  ])
})

test('the line of the hour stands between what is over and what comes, on each end’s own clock', async () => {
  // In Lisbon it is half past twelve.
  vi.setSystemTime(new Date('2027-04-19T11:30:00Z'))
  openPlan([{ ...flight, toTime: '12:45', toZone: 'Europe/Madrid' }, stay])
  const plan = await list()
  await plan.findByRole('button', { name: /^Check in, Casa Alfama/ })
  const rows = plan.getAllByRole('listitem').map((row) => row.textContent)
  const at = (text: string) => rows.findIndex((row) => row?.includes(text))
  // It has landed at a quarter to twelve of Lisbon's clock.
  expect([at('Arrive: Chicago'), at('Now 12:30'), at('Check in')]).toEqual(
    [2, 3, 4].map((n) => n + at('Day 2')),
  )
})

const ahead: NewRow<'bookings'> = {
  ...flight,
  title: 'Lisbon to Paris',
  number: 'TP 436',
  fromDate: '2027-04-22',
  fromTime: '13:40',
  fromZone: 'Europe/Lisbon',
  fromCode: 'LIS',
  fromLatitude: 38.7742,
  fromLongitude: -9.1342,
  toDate: '2027-04-22',
  toTime: '17:10',
  toZone: 'Europe/Paris',
  toCode: 'CDG',
}
const house: NewRow<'bookings'> = {
  ...stay,
  fromLatitude: 38.7119,
  fromLongitude: -9.13,
  toDate: '2027-04-22',
}

test('a flight as next stop says when to leave and when the gate usually closes, and can be skipped', async () => {
  vi.setSystemTime(new Date('2027-04-22T10:05:00Z'))
  const { user } = openPlan([house, ahead])
  const card = within((await screen.findByText('Next stop')).closest('header')!.parentElement!)
  expect(await card.findByText('Gate closes')).toBeTruthy()
  expect(card.getAllByText('13:20')).toHaveLength(2)
  expect(card.getByText('usually 20 min before')).toBeTruthy()
  expect(card.getByText(/^Leave Casa Alfama/)).toBeTruthy()
  expect(card.getByText('Be at LIS, as is usual')).toBeTruthy()
  expect(card.getByText('Leave at')).toBeTruthy()
  await expectAccessible()
  await user.click(card.getByRole('button', { name: 'Booking' }))
  expect(await screen.findByRole('dialog', { name: 'Edit booking' })).toBeTruthy()
})
