import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describes, openApp } from '../../../test/open-app.tsx'
import { answersOf, lisbon, type NewRow } from '../../../test/world.ts'

const flight: NewRow<'bookings'> = {
  kind: 'flight',
  title: 'Chicago to Frankfurt',
  fromDate: '2027-04-18',
  fromTime: '16:05',
  fromZone: 'America/Chicago',
  fromCode: 'ORD',
  toDate: '2027-04-19',
  toTime: '07:25',
  toZone: 'Europe/Berlin',
  toCode: 'FRA',
  number: 'LH 431',
  reference: 'K7QM2P',
  price: 1642,
}
const onwards: NewRow<'bookings'> = {
  ...flight,
  title: 'Frankfurt to Lisbon',
  fromDate: '2027-04-19',
  fromTime: '09:10',
  fromZone: 'Europe/Berlin',
  fromCode: 'FRA',
  toTime: '11:10',
  toZone: 'Europe/Lisbon',
  toCode: 'LIS',
  private: true,
}

function openBookings(bookings: NewRow<'bookings'>[] = [], legs: NewRow<'legs'>[] = []) {
  const trip = lisbon({ currency: 'USD' })
  return openApp(`/trips/${trip.id}?view=bookings`, answersOf({ trip, lists: { bookings, legs } }))
}

test('two flights of one reference are one journey with its lay-over, and the reference waits to be asked for', async () => {
  const { user } = openBookings([flight, onwards])
  const first = within(await screen.findByRole('article', { name: 'Chicago to Frankfurt' }))
  expect(first.getByText('8 h 20 min')).toBeTruthy()
  expect(first.getByText('+1 day')).toBeTruthy()
  expect(screen.getByText('Journey of 2 rides').parentElement?.textContent).toContain('13 h 5 min')
  expect(screen.getByText('1 h 45 min lay-over')).toBeTruthy()
  const second = within(screen.getByRole('article', { name: 'Frankfurt to Lisbon' }))
  expect(second.getByText('Only you see this')).toBeTruthy()
  expect(screen.queryByText('K7QM2P')).toBeNull()
  await user.click(first.getByRole('button', { name: 'Show the reference of Chicago to Frankfurt' }))
  expect(first.getByText('K7QM2P')).toBeTruthy()
  await user.click(first.getByRole('button', { name: 'Hide the reference of Chicago to Frankfurt' }))
  expect(screen.queryByText('K7QM2P')).toBeNull()
  expect(screen.getByText('$0.00 paid, $3,284.00 to pay')).toBeTruthy()
  // One bright button, which the key for adding presses.
  expect(screen.queryByRole('button', { name: 'Add Activity' })).toBeNull()
  await user.keyboard('n')
  expect(await screen.findByRole('dialog', { name: 'Add booking' })).toBeTruthy()
})

test('a flight is added by its airports, its length is reckoned, and a landing before the departure is mended by a press', async () => {
  const { user, far } = openBookings()
  await user.click((await screen.findAllByRole('button', { name: 'Add booking' }))[0]!)
  const form = within(await screen.findByRole('dialog'))
  const add = () => user.click(form.getByRole('button', { name: 'Add booking' }))
  await user.type(form.getByRole('combobox', { name: 'From' }), 'ord')
  await user.click(await form.findByRole('option', { name: /^ORD/ }))
  await user.type(form.getByRole('combobox', { name: 'To' }), 'fra')
  await user.click(await form.findByRole('option', { name: /^FRA/ }))
  expect(form.getByText('CDT, UTC−5 on that day')).toBeTruthy()
  await user.type(form.getByLabelText('Time, From'), '16:05')
  await user.type(form.getByLabelText('Date, To'), '2027-04-18')
  const lands = form.getByLabelText('Time, To')
  await user.type(lands, '07:25')
  await add()
  expect(describes(lands)).toBe('Lands 15 h 40 min before it leaves')
  await user.click(form.getByRole('button', { name: 'Make it Mon, Apr 19' }))
  expect(form.getByText('8 h 20 min')).toBeTruthy()
  expect(form.getByText('clocks 7 h ahead')).toBeTruthy()
  await add()
  await waitFor(() => expect(far.of('bookings.add')).toHaveLength(1))
  expect(far.of('bookings.add')[0]?.body).toMatchObject({
    title: "Chicago O'Hare to Frankfurt",
    fromCode: 'ORD',
    fromZone: 'America/Chicago',
    toDate: '2027-04-19',
    toZone: 'Europe/Berlin',
  })
})

test('letters of an airport are the airport, with its clock, also when nothing is chosen from the list', async () => {
  const { user, far } = openBookings()
  await user.click((await screen.findAllByRole('button', { name: 'Add booking' }))[0]!)
  const form = within(await screen.findByRole('dialog'))
  const field = (name: string) => form.getByRole<HTMLInputElement>('combobox', { name })
  await user.type(field('From'), 'ord')
  await form.findByRole('option', { name: /^ORD/ })
  await user.tab()
  expect(field('From').value).toBe("Chicago O'Hare")
  expect(form.getByText('CDT, UTC−5 on that day')).toBeTruthy()
  await user.type(field('To'), 'fra')
  await form.findByRole('option', { name: /^FRA/ })
  await user.keyboard('{Enter}')
  expect(field('To').value).toBe('Frankfurt')
  expect(far.of('bookings.add')).toEqual([])
})

test('a change of kind keeps what was typed, and a stay counts its nights', async () => {
  const { user, far } = openBookings()
  await user.click((await screen.findAllByRole('button', { name: 'Add booking' }))[0]!)
  const form = within(await screen.findByRole('dialog'))
  await user.type(form.getByLabelText('Reference'), 'AB12')
  await user.click(form.getByRole('radio', { name: 'Stay' }))
  await user.click(form.getByRole('button', { name: 'Add booking' }))
  expect(describes(form.getByLabelText('What'))).toBe('Say what is booked')
  await user.type(form.getByLabelText('What'), 'Residenza Belli')
  // Every night is open yet.
  expect(form.getByText('7 nights')).toBeTruthy()
  await user.clear(form.getByLabelText('Check-out'))
  await user.type(form.getByLabelText('Check-out'), '2027-04-22')
  expect(form.getByText('4 nights')).toBeTruthy()
  await user.click(form.getByRole('switch', { name: /Only I see this booking/ }))
  await user.click(form.getByRole('button', { name: 'Add booking' }))
  await waitFor(() => expect(far.of('bookings.add')).toHaveLength(1))
  expect(far.of('bookings.add')[0]?.body).toMatchObject({
    kind: 'stay',
    reference: 'AB12',
    private: true,
    toDate: '2027-04-22',
  })
})

test('a landing is proposed on its date, the next flight where it lands, and the way back with one press', async () => {
  const { user, far } = openBookings([flight])
  await user.click((await screen.findAllByRole('button', { name: 'Add booking' }))[0]!)
  const form = () => within(screen.getByRole('dialog'))
  const value = (name: string) => form().getByLabelText<HTMLInputElement>(name).value
  await user.click(form().getByRole('button', { name: 'The way back to ORD' }))
  expect([value('From'), value('To'), value('Date, From'), value('Reference')]).toEqual([
    '',
    '',
    '2027-04-25',
    'K7QM2P',
  ])
  expect(form().getByText('CEST, UTC+2 on that day')).toBeTruthy()
  await user.type(form().getByLabelText('Time, From'), '23:30')
  await user.type(form().getByLabelText('Time, To'), '01:45')
  expect(value('Date, To')).toBe('2027-04-26')
  await user.type(form().getByLabelText('What'), 'Home')
  await user.click(form().getByRole('button', { name: 'Add connecting flight' }))
  await waitFor(() => expect(far.of('bookings.add')).toHaveLength(1))
  expect(far.of('bookings.add')[0]?.body).toMatchObject({
    fromCode: 'FRA',
    toCode: 'ORD',
    toDate: '2027-04-26',
  })
})

test('what is booked next starts with the kind of the last one, and its first night without a bed', async () => {
  const { user } = openBookings([flight])
  const press = (name: string) => user.click(screen.getAllByRole('button', { name }).at(-1)!)
  await screen.findByRole('article')
  await press('Add booking')
  const form = () => within(screen.getByRole('dialog'))
  await user.click(form().getByRole('radio', { name: 'Stay' }))
  await user.type(form().getByLabelText('What'), 'Casa Alfama')
  await press('Add booking')
  await screen.findByRole('article', { name: 'Casa Alfama' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Add booking')
  expect(form().getByRole('radio', { name: 'Stay' })).toHaveProperty('checked', true)
  expect(document.activeElement).toBe(form().getByLabelText('What'))
})

const towns: NewRow<'legs'>[] = [
  { destination: 'Lisbon, Portugal', arriveDate: '2027-04-19', leaveDate: '2027-04-22' },
  { destination: 'Porto, Portugal', arriveDate: '2027-04-22', leaveDate: '2027-04-25' },
]
const train: NewRow<'bookings'> = {
  kind: 'train',
  title: 'Lisbon to Porto',
  fromDate: '2027-04-22',
  fromTime: '10:00',
  fromPlace: 'Oriente',
  toDate: '2027-04-22',
  toTime: '13:10',
  toPlace: 'Campanhã',
  reference: 'CP7731',
  price: 62,
  payment: 'there',
}
const room: NewRow<'bookings'> = {
  kind: 'stay',
  title: 'Casa do Rio',
  fromDate: '2027-04-22',
  toDate: '2027-04-25',
  reference: 'RIO-1',
}

test('bookings stand under the place each is in, a ride under the one it leaves; the next is open, later ones are a line until asked', async () => {
  const { user } = openBookings([flight, train, room], towns)
  const under = async (name: RegExp) =>
    within((await screen.findByRole('heading', { level: 3, name })).parentElement!)
      .getAllByRole('article')
      .map((article) => article.getAttribute('aria-label'))
  expect(await under(/^On the way/)).toEqual(['Chicago to Frankfurt'])
  expect(await under(/^Lisbon/)).toEqual(['Lisbon to Porto'])
  expect(await under(/^Porto/)).toEqual(['Casa do Rio'])
  const references = () => screen.queryAllByRole('button', { name: /^Show the reference/ })
  expect(references()).toHaveLength(1)
  const ride = within(screen.getByRole('article', { name: 'Lisbon to Porto' }))
  expect(ride.getByText('3 h 10 min')).toBeTruthy()
  await user.click(ride.getByRole('button', { name: 'Details of Lisbon to Porto' }))
  expect(references()).toHaveLength(2)
  const toPay = within(screen.getByRole('list', { name: 'To pay' }))
  expect(toPay.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Chicago to Frankfurt$1,642.00',
    'Lisbon to PortoPay at the place$62.00',
  ])
})
