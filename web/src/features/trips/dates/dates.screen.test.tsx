import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible, expectToast, fill, openApp } from '../../../../test/open-app.tsx'
import { answersOf, lisbon, type NewRow } from '../../../../test/world.ts'

const tram: NewRow<'itinerary'> = { title: 'Tram 28', date: '2027-04-19' }
const palace: NewRow<'itinerary'> = { title: 'Pena Palace', date: '2027-04-25' }

async function editDates(lists: Parameters<typeof answersOf>[0], start: string, end: string) {
  const trip = lisbon()
  const opened = openApp(`/trips/${trip.id}`, answersOf({ trip, ...lists }))
  await opened.user.click((await screen.findAllByRole('button', { name: 'Trip settings' }))[0]!)
  await opened.user.click(await screen.findByRole('menuitem', { name: 'Edit Trip Details' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit Trip Details' }))
  fill(form.getByLabelText('Start date'), start)
  fill(form.getByLabelText('End date'), end)
  await opened.user.click(form.getByRole('button', { name: 'Save Changes' }))
  return opened
}

const question = async () => within(await screen.findByRole('dialog', { name: 'Change the dates' }))

test('new dates that leave nothing behind ask nothing', async () => {
  const { far } = await editDates({ lists: { itinerary: [tram] } }, '2027-04-18', '2027-04-22')
  await expectToast('Trip Updated')
  expect(far.of('trips.update').map(({ body }) => body)).toEqual([{ endDate: '2027-04-22' }])
  expect(far.of('sync.steps')).toEqual([])
})

test('of a shorter trip each thing outside has its place before anything changes, and one press takes it back', async () => {
  const lists = { itinerary: [tram, palace] }
  const { user, far } = await editDates({ lists }, '2027-04-18', '2027-04-22')
  const dialog = await question()
  expect(dialog.getByText('Apr 18 – 25, 2027 becomes Apr 18 – 22, 2027')).toBeTruthy()
  expect(dialog.getByText('1 activity outside the new dates')).toBeTruthy()
  expect(dialog.queryByText('Tram 28')).toBeNull()
  await expectAccessible()
  await user.click(dialog.getByRole('radio', { name: 'Move to ideas' }))
  await user.click(dialog.getByRole('button', { name: 'Change the dates' }))
  await expectToast('Dates changed', 'Apr 18 – 25, 2027 became Apr 18 – 22, 2027')
  expect(far.of('sync.steps')[0]?.body).toMatchObject({
    dates: { startDate: '2027-04-18', endDate: '2027-04-22' },
    steps: [
      { action: 'remove', collection: 'itinerary' },
      { action: 'add', collection: 'ideas', fields: { title: 'Pena Palace' } },
    ],
  })
  expect(far.of('trips.update')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(far.of('sync.steps')).toHaveLength(2))
  expect(far.of('sync.steps')[1]?.body).toMatchObject({
    dates: { startDate: '2027-04-18', endDate: '2027-04-25' },
    steps: [
      { action: 'remove', collection: 'ideas' },
      { action: 'add', collection: 'itinerary', fields: { title: 'Pena Palace', date: '2027-04-25' } },
    ],
  })
})

test('a day note outside has its choice too, and all of them one above', async () => {
  const lists = { itinerary: [palace], dayNotes: [{ date: '2027-04-24', text: 'Keys back to Elena' }] }
  const { user, far } = await editDates({ lists }, '2027-04-18', '2027-04-22')
  const dialog = await question()
  expect(dialog.getByText(/^Note for .*24/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'All to ideas' }))
  await expectAccessible()
  await user.click(dialog.getByRole('button', { name: 'Change the dates' }))
  await expectToast('Dates changed')
  expect(far.of('sync.steps')[0]?.body.steps).toMatchObject([
    { action: 'remove', collection: 'itinerary' },
    { action: 'add', collection: 'ideas', fields: { title: 'Pena Palace' } },
    { action: 'remove', collection: 'dayNotes' },
    { action: 'add', collection: 'ideas', fields: { title: 'Keys back to Elena' } },
  ])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(far.of('sync.steps')).toHaveLength(2))
  expect(far.of('sync.steps')[1]?.body.steps).toMatchObject([
    { action: 'remove', collection: 'ideas' },
    { action: 'add', collection: 'dayNotes', fields: { date: '2027-04-24', text: 'Keys back to Elena' } },
    { action: 'remove', collection: 'ideas' },
    { action: 'add', collection: 'itinerary', fields: { title: 'Pena Palace' } },
  ])
})

test('what does not fit on the nearest day is proposed to become an idea', async () => {
  const at = { time: '10:00', endTime: '12:00' }
  const lists = {
    itinerary: [
      { ...tram, ...at, date: '2027-04-22' },
      { ...palace, ...at },
      { ...palace, title: 'Beach' },
    ],
  }
  const { user, far } = await editDates({ lists }, '2027-04-18', '2027-04-22')
  const dialog = await question()
  const where = (name: string) => within(dialog.getByRole('radiogroup', { name: `Where ${name} goes` }))
  expect(where('Pena Palace').getByRole('radio', { name: 'Move to ideas', checked: true })).toBeTruthy()
  expect(where('Beach').getByRole('radio', { name: 'Move to ideas', checked: false })).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Change the dates' }))
  await expectToast('Dates changed')
  expect(far.of('sync.steps')[0]?.body.steps).toMatchObject([
    { action: 'remove', collection: 'itinerary' },
    { action: 'add', collection: 'ideas', fields: { title: 'Pena Palace' } },
    { action: 'change', collection: 'itinerary', fields: { date: '2027-04-22' } },
  ])
})

test('a trip that goes two days later asks whether its plan does, also where nothing would lie outside', async () => {
  const { user, far } = await editDates(
    { lists: { itinerary: [{ ...tram, date: '2027-04-21' }] } },
    '2027-04-20',
    '2027-04-27',
  )
  const dialog = await question()
  expect(dialog.getByText('Nothing lies outside the new dates')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Move the plan' }))
  await expectToast('Dates changed')
  expect(far.of('sync.steps')[0]?.body.steps).toMatchObject([{ fields: { date: '2027-04-23' } }])
})

test('a trip that moves takes its plan along, and a booking only when that is ticked', async () => {
  const stay: NewRow<'bookings'> = {
    kind: 'stay',
    title: 'Casa do Bairro',
    fromDate: '2027-04-18',
    toDate: '2027-04-20',
  }
  const lists = {
    itinerary: [tram],
    bookings: [stay, { ...stay, title: 'Sintra', fromDate: '2027-04-20', toDate: '2027-04-22' }],
  }
  const { user, far } = await editDates({ lists }, '2027-05-18', '2027-05-25')
  const dialog = await question()
  expect(dialog.getByText('Every day keeps what it has, 30 days later')).toBeTruthy()
  await user.click(dialog.getByRole('checkbox', { name: 'Move Sintra too' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Mark Casa do Bairro as cancelled' }))
  await user.click(dialog.getByRole('button', { name: 'Move the plan' }))
  await expectToast('Dates changed')
  expect(far.of('sync.steps')[0]?.body.steps).toMatchObject([
    { collection: 'itinerary', fields: { date: '2027-05-19' } },
    { collection: 'bookings', fields: { status: 'cancelled' } },
    { collection: 'bookings', fields: { fromDate: '2027-05-20', toDate: '2027-05-22' } },
  ])
})
