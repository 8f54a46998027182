import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, openApp } from '../../../../test/open-app.tsx'
import { answersOf, lisbon } from '../../../../test/world.ts'

const route = ['Rome, Italy', 'Florence', 'Venice']
const italy = lisbon({ title: 'Family Trip to Italy', destination: 'Rome, Italy', route })
const legs = [
  { destination: 'Rome, Italy', arriveDate: '2027-04-18', leaveDate: '2027-04-21' },
  { destination: 'Florence', arriveDate: '2027-04-21', leaveDate: '2027-04-23' },
  { destination: 'Venice', arriveDate: '2027-04-23', leaveDate: '2027-04-25' },
]

async function openEdit(lists = {}) {
  const opened = openApp(`/trips/${italy.id}`, answersOf({ trip: italy, lists }))
  await opened.user.click(await screen.findByRole('button', { name: 'Trip settings' }))
  await opened.user.click(await screen.findByRole('menuitem', { name: 'Edit Trip Details' }))
  const edit = within(await screen.findByRole('dialog', { name: 'Edit Trip Details' }))
  const press = (name: string) => async () => {
    await opened.user.click(await edit.findByRole('button', { name }))
    return within(await screen.findByRole('dialog', { name: 'Places' }))
  }
  return { ...opened, edit, addAnother: press('Add another place'), changePlaces: press('Change places') }
}

const namesIn = (dialog: Awaited<ReturnType<Awaited<ReturnType<typeof openEdit>>['addAnother']>>) =>
  dialog.getAllByRole('combobox').map((field) => (field as HTMLInputElement).value)

test('a trip with one place has a door to a second, and both are saved with their days', async () => {
  const { addAnother, far, user } = await openEdit()
  const dialog = await addAnother()
  expect(namesIn(dialog)).toEqual(['Rome, Italy', ''])
  await user.click(dialog.getByRole('button', { name: 'Save places' }))
  expect(dialog.getByText('Place is required')).toBeTruthy()
  expect(far.of('legs.add')).toEqual([])
  fill(dialog.getByLabelText('Place 2'), 'Florence')
  await user.click(dialog.getByRole('button', { name: 'More nights in Rome, Italy' }))
  await user.click(dialog.getByRole('button', { name: 'Fewer nights in Florence' }))
  expect(dialog.getByText('Every night has a place')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Save places' }))
  await waitFor(() => expect(far.of('legs.add')).toHaveLength(2))
  expect(far.of('legs.add').map(({ body }) => body)).toMatchObject([
    { destination: 'Rome, Italy', arriveDate: '2027-04-18', leaveDate: '2027-04-23', order: 0 },
    { destination: 'Florence', arriveDate: '2027-04-23', leaveDate: '2027-04-25', order: 1 },
  ])
  expect(far.of('trips.update')).toEqual([])
})

test('places are moved with the keyboard, put back with Escape, and only what differs is written', async () => {
  const { changePlaces, far, user } = await openEdit({ legs })
  const dialog = await changePlaces()
  expect(namesIn(dialog)).toEqual(['Rome, Italy', 'Florence', 'Venice'])
  const grip = () => dialog.getByRole('button', { name: 'Move Venice' })
  grip().focus()
  await user.keyboard(' {ArrowUp}')
  expect(namesIn(dialog)).toEqual(['Rome, Italy', 'Venice', 'Florence'])
  await user.keyboard('{Escape}')
  expect(namesIn(dialog)).toEqual(['Rome, Italy', 'Florence', 'Venice'])
  grip().focus()
  await user.keyboard(' {ArrowUp} ')
  await user.click(dialog.getByRole('button', { name: 'Save places' }))
  await waitFor(() => expect(far.of('legs.update')).toHaveLength(2))
  expect(far.of('legs.update').map(({ body }) => body)).toMatchObject([
    { arriveDate: '2027-04-21', leaveDate: '2027-04-23', order: 1 },
    { arriveDate: '2027-04-23', leaveDate: '2027-04-25', order: 2 },
  ])
})

test('a night without a place is told with a way out, and Save waits for it', async () => {
  const { changePlaces, far, user } = await openEdit({ legs })
  const dialog = await changePlaces()
  await user.click(dialog.getByRole('button', { name: 'Fewer nights in Rome, Italy' }))
  expect(dialog.getByText('Sat, Apr 24 has no place')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Save places' }))
  expect(document.activeElement?.textContent).toContain('Sat, Apr 24 has no place')
  expect(far.of('legs.update')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Stay on in Venice' }))
  expect(dialog.getByText('Every night has a place')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Arrive a day later' }))
  expect(dialog.getByText('The places take 1 night more than the trip has')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Leave Venice earlier' }))
  expect(dialog.getByText('7 nights: 1 on the way, 6 in places')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Save places' }))
  await waitFor(() => expect(far.of('legs.update')).toHaveLength(3))
})

test('the day two places share is moved with the arrows, and what one gives the other takes', async () => {
  const { changePlaces, user } = await openEdit({ legs })
  const dialog = await changePlaces()
  const edge = () => dialog.getByRole('slider', { name: 'Last day in Rome' })
  expect(edge().getAttribute('aria-valuetext')).toBe('Wed, Apr 21 · Rome 3, Florence 2')
  edge().focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(edge().getAttribute('aria-valuetext')).toBe('Thu, Apr 22 · Rome 4, Florence 1')
  expect(dialog.getByText('Every night has a place')).toBeTruthy()
})

test('the route stands in the head, and a thread with the nights over the days', async () => {
  const { user } = openApp(`/trips/${italy.id}`, answersOf({ trip: italy, lists: { legs } }))
  await user.click(await screen.findByRole('button', { name: /Travel Timeline/ }))
  expect((await screen.findAllByText('Florence')).length).toBeGreaterThan(0)
  await waitFor(() => expect(screen.getAllByText('2 nights')).toHaveLength(2))
  expect(screen.getByText('3 nights')).toBeTruthy()
  // Over two cards and in two headings of the list.
  expect(screen.getAllByText('Travel day')).toHaveLength(4)
})

test('the places are a press away in the menu of the trip', async () => {
  const { user } = openApp(`/trips/${italy.id}`, answersOf({ trip: italy, lists: { legs } }))
  await user.click(await screen.findByRole('button', { name: 'Trip settings' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Places' }))
  expect(namesIn(within(await screen.findByRole('dialog', { name: 'Places' })))).toEqual([
    'Rome, Italy',
    'Florence',
    'Venice',
  ])
})

test('in the list of days each names its place, and a day of travel both', async () => {
  openApp(`/trips/${italy.id}`, answersOf({ trip: italy, lists: { legs } }))
  expect(await screen.findByRole('heading', { name: /^Day 1.*Apr 18.*Rome$/ })).toBeTruthy()
  const moving = await screen.findByRole('heading', { name: /Apr 21/ })
  expect(moving.textContent).toContain('Rome→FlorenceTravel day')
})

test('the card of a trip with several places says how many and which', async () => {
  const routed = lisbon({ title: 'Through Italy', route: ['Rome, Italy', 'Florence', 'Venice'] })
  openApp('/', answersOf({ trips: [routed, lisbon({ title: 'One place' })] }))
  const card = (await screen.findByRole('heading', { name: 'Through Italy' })).closest('li')
  expect(await within(card!).findByText('Florence')).toBeTruthy()
  expect(within(card!).getByText('3 places')).toBeTruthy()
  expect(screen.getAllByText('3 places')).toHaveLength(1)
})
