import { expenseIdOf } from '@sojourn/contract/bookings/booking-expense'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../../../test/open-app.tsx'
import { answersOf, lisbon, type NewRow } from '../../../test/world.ts'

type Lists = NonNullable<Parameters<typeof answersOf>[0]>['lists']

function openTrip(lists: Lists, view = 'bookings') {
  const trip = lisbon({ currency: 'EUR' })
  return openApp(`/trips/${trip.id}?view=${view}`, answersOf({ trip, lists: lists ?? {} }))
}

const ticket: NewRow<'bookings'> = {
  id: '11111111-2222-4333-8444-555555555555',
  kind: 'ticket',
  title: 'Oceanarium',
  fromDate: '2027-04-20',
  price: 66,
}

test('what is paid becomes one expense, follows the price, and is gone from the budget when it is cancelled', async () => {
  const { user, far } = openTrip({ bookings: [ticket] })
  const edit = async (change: (form: ReturnType<typeof within>) => Promise<void>) => {
    await user.click(await screen.findByRole('button', { name: 'Edit Oceanarium' }))
    const form = within(await screen.findByRole('dialog'))
    await change(form)
    await user.click(form.getByRole('button', { name: 'Save booking' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await edit((form) => user.selectOptions(form.getByLabelText(/^Payment/), 'Paid'))
  const id = expenseIdOf(ticket.id!)
  await waitFor(() => expect(far.of('expenses.add')).toHaveLength(1))
  expect(far.of('expenses.add')[0]?.body).toMatchObject({
    id,
    description: 'Oceanarium',
    amount: '66',
    currency: 'EUR',
    category: 'activities',
  })
  expect(await screen.findByText('In the budget')).toBeTruthy()
  await edit(async (form) => {
    await user.clear(form.getByLabelText(/^Price/))
    await user.type(form.getByLabelText(/^Price/), '70')
  })
  await waitFor(() => expect(far.of('expenses.update').at(-1)?.body).toMatchObject({ amount: '70' }))
  await edit((form) => user.selectOptions(form.getByLabelText('Status'), 'Cancelled'))
  await waitFor(() => expect(far.of('expenses.remove')).toHaveLength(1))
  expect(far.of('expenses.add')).toHaveLength(1)
})

test('what is among the expenses already is linked and not added again', async () => {
  const expense: NewRow<'expenses'> = {
    description: 'Tickets bought in March',
    amount: '66',
    category: 'activities',
    date: '2027-03-01',
  }
  const { user, far } = openTrip({ bookings: [ticket], expenses: [expense] })
  await user.click(await screen.findByRole('button', { name: 'Edit Oceanarium' }))
  const form = within(await screen.findByRole('dialog'))
  await user.selectOptions(form.getByLabelText(/^Payment/), 'Paid')
  await user.selectOptions(form.getByLabelText('Expense'), 'Tickets bought in March')
  await user.click(form.getByRole('button', { name: 'Save booking' }))
  expect(await screen.findByText('In the budget')).toBeTruthy()
  expect(far.of('expenses.add')).toHaveLength(0)
})

test('an activity becomes a booking when somebody says so, and goes or stays as is chosen', async () => {
  const hotel: NewRow<'itinerary'> = {
    title: 'Casa do Jasmim',
    type: 'hotel',
    date: '2027-04-19',
    time: '15:00',
    location: '12 Rua da Rosa',
    cost: 300,
  }
  const { user, far } = openTrip(
    { itinerary: [hotel, { title: 'Fado', type: 'activity', date: '2027-04-19' }] },
    'activities',
  )
  const menuOf = async (title: string) => {
    await user.click(await screen.findByRole('button', { name: new RegExp(`^(?!More|Move).*${title}`) }))
    await user.click(await screen.findByRole('button', { name: `More for ${title}` }))
    return within(await screen.findByRole('menu'))
  }
  expect((await menuOf('Fado')).queryByRole('menuitem', { name: 'Make it a booking' })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click((await menuOf('Casa do Jasmim')).getByRole('menuitem', { name: 'Make it a booking' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add booking' }))
  expect(form.getByLabelText('What')).toHaveProperty('value', 'Casa do Jasmim')
  expect(form.getByRole('switch', { name: /^Take “Casa do Jasmim” out/ })).toHaveProperty('checked', true)
  await user.click(form.getByRole('button', { name: 'Add booking' }))
  await waitFor(() => expect(far.of('bookings.add')).toHaveLength(1))
  expect(far.of('bookings.add')[0]?.body).toMatchObject({
    kind: 'stay',
    fromDate: '2027-04-19',
    fromTime: '15:00',
    toDate: '2027-04-20',
    address: '12 Rua da Rosa',
    price: 300,
  })
  await waitFor(() => expect(far.of('itinerary.remove')).toHaveLength(1))
})

test('a connecting flight begins where the one before lands, with its reference', async () => {
  const { user, far } = openTrip({})
  await user.click((await screen.findAllByRole('button', { name: 'Add booking' }))[0]!)
  const form = () => within(screen.getByRole('dialog'))
  await screen.findByRole('dialog')
  await user.type(form().getByLabelText('Reference'), 'K7QM2P')
  await user.type(form().getByRole('combobox', { name: 'From' }), 'ord')
  await user.click(await form().findByRole('option', { name: /^ORD/ }))
  await user.type(form().getByRole('combobox', { name: 'To' }), 'fra')
  await user.click(await form().findByRole('option', { name: /^FRA/ }))
  await user.click(form().getByRole('button', { name: 'Add connecting flight' }))
  await waitFor(() => expect(far.of('bookings.add')).toHaveLength(1))
  await waitFor(() =>
    expect(form().getByRole('combobox', { name: 'From' })).toHaveProperty('value', 'Frankfurt'),
  )
  expect(form().getByLabelText('Reference')).toHaveProperty('value', 'K7QM2P')
  expect(form().getByRole('combobox', { name: 'To' })).toHaveProperty('value', '')
})
