import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refused } from '../../../../test/far-end.ts'
import { expectAccessible, expectToast, fill, openApp } from '../../../../test/open-app.tsx'
import { answersOf, lisbon, type NewRow } from '../../../../test/world.ts'

const tram: NewRow<'itinerary'> = { title: 'Tram 28', date: '2027-04-19' }
const palace: NewRow<'itinerary'> = { title: 'Pena Palace', date: '2027-04-25' }
const all = { plan: true, ideas: true, packing: true, budget: true, places: true }

async function open(trip = lisbon()) {
  const made = lisbon({ title: 'Lisbon again' })
  const lists = { itinerary: [tram, palace], packing: [{ item: 'Hat' }] }
  const answers = answersOf({ trip, trips: [trip, made], lists })
  const opened = openApp(`/trips/${trip.id}`, { ...answers, 'trips.duplicate': () => made })
  await opened.user.click((await screen.findAllByRole('button', { name: 'Trip settings' }))[0]!)
  await opened.user.click(await screen.findByRole('menuitem', { name: 'Duplicate Trip' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate Trip' }))
  const send = () => opened.user.click(dialog.getByRole('button', { name: 'Duplicate Trip' }))
  return { ...opened, trip, made, dialog, send }
}

const valueOf = (field: HTMLElement): string => (field as HTMLInputElement).value

test('a trip is made once more a year later, as long as it was, and opens at once', async () => {
  const { dialog, send, far, trip, made } = await open()
  expect(valueOf(dialog.getByLabelText('Trip title'))).toBe('Family Trip to Lisbon (copy)')
  fill(dialog.getByLabelText('Trip title'), 'Lisbon again')
  fill(dialog.getByLabelText('Start date'), '2028-04-16')
  expect(valueOf(dialog.getByLabelText('End date'))).toBe('2028-04-23')
  expect(dialog.getByRole('switch', { name: /Plan/ }).closest('label')!.textContent).toContain('2 activities')
  await expectAccessible()
  await send()
  await expectToast('Trip duplicated', 'Lisbon again')
  expect(far.of('trips.duplicate')).toMatchObject([
    {
      params: { tripId: String(trip.id) },
      body: { title: 'Lisbon again', startDate: '2028-04-16', endDate: '2028-04-23', take: all },
    },
  ])
  await waitFor(() => expect(location.pathname).toBe(`/trips/${made.id}`))
})

test('what a shorter trip has no day for is said before, and depends on whether the ideas come along', async () => {
  const { dialog, user, send, far } = await open()
  fill(dialog.getByLabelText('Start date'), '2028-04-16')
  fill(dialog.getByLabelText('End date'), '2028-04-19')
  expect(dialog.getByText('Beyond the new end, these become ideas: 1 activity')).toBeTruthy()
  await user.click(dialog.getByRole('switch', { name: /Ideas/ }))
  expect(dialog.getByText('Beyond the new end, these are left out: 1 activity')).toBeTruthy()
  await send()
  await expectToast('Trip duplicated')
  expect(far.of('trips.duplicate')[0]?.body).toMatchObject({ take: { ...all, ideas: false } })
})

test('a member who only came along is offered it too, and an end before the start is refused in the form', async () => {
  const { dialog, send, far } = await open(lisbon({ role: 'member' }))
  fill(dialog.getByLabelText('End date'), '2027-04-01')
  await send()
  expect(dialog.getByText('End date must be after start date')).toBeTruthy()
  expect(far.of('trips.duplicate')).toEqual([])
})

test('without a connection it says plainly that it needs one, and keeps what was typed', async () => {
  const { dialog, send, far } = await open()
  fill(dialog.getByLabelText('Trip title'), 'Lisbon again')
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent(window, new Event('offline'))
  expect(await dialog.findByText('Duplicating a trip needs a connection')).toBeTruthy()
  await send()
  await expectToast(
    'Duplicating a trip needs a connection',
    'Nothing was sent. Try again when you are back online.',
  )
  expect([valueOf(dialog.getByLabelText('Trip title')), far.of('trips.duplicate')]).toEqual([
    'Lisbon again',
    [],
  ])
  line.mockRestore()
  fireEvent(window, new Event('online'))
})

test('where the plan has no room for another trip, what opens it is shown', async () => {
  const { dialog, send, far } = await open()
  far.answers['trips.duplicate'] = () => refused(403, { code: 'plan_limit', message: 'Upgrade' })
  expect(dialog.getByRole('switch', { name: /Packing list/ })).toBeTruthy()
  await send()
  expect(await screen.findByRole('dialog', { name: 'Unlock Pro' })).toBeTruthy()
})
