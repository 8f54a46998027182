import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, refused } from '../../../../test/far-end.ts'
import { describes, expectAccessible, expectToast, fill, openApp } from '../../../../test/open-app.tsx'
import { answersOf, lisbon } from '../../../../test/world.ts'

function openTrip(trip = lisbon(), changes: Answers = {}) {
  const opened = openApp(`/trips/${trip.id}`, { ...answersOf({ trip }), ...changes })
  const openMenu = async () => {
    await opened.user.click(await screen.findByRole('button', { name: 'Trip settings' }))
    await screen.findAllByRole('menuitem')
  }
  const choose = async (name: string) => {
    await openMenu()
    await opened.user.click(await screen.findByRole('menuitem', { name }))
  }
  return { ...opened, openMenu, choose }
}

const menuItems = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)

test('SETTINGS-01 SETTINGS-03 SETTINGS-04 SETTINGS-08 its items, the pointers and the gate', async () => {
  const { choose, openMenu, user } = openTrip()
  await openMenu()
  expect(menuItems()).toEqual([
    'Edit Trip Details',
    'Share Trip',
    'Manage Members',
    'Duplicate Trip',
    'Export Trip Data',
    'Print or save as PDF',
    'Keep on this device',
    'Archive Trip',
    'Delete Trip',
  ])
  await user.click(screen.getByRole('menuitem', { name: 'Archive Trip' }))
  await expectToast('Archive Trip', 'Archiving trips is coming soon.')
  await choose('Export Trip Data')
  const popup = await screen.findByRole('dialog', { name: 'Unlock Pro' })
  expect(popup.textContent).toContain('Upgrade to Pro to export your data')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await choose('Manage Members')
  await expectToast('Manage Members', 'Members are in the Collaboration tab.')
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByRole('tab', { name: 'Collaboration', selected: true })).toBeTruthy()
})

test('ROLE-07 a member of somebody else’s trip is not offered to edit or delete it', async () => {
  const { openMenu } = openTrip(lisbon({ role: 'member' }))
  await openMenu()
  expect(menuItems()).toEqual([
    'Share Trip',
    'Manage Members',
    'Duplicate Trip',
    'Export Trip Data',
    'Print or save as PDF',
    'Keep on this device',
    'Archive Trip',
  ])
})

test('SETTINGS-09 SETTINGS-10 SETTINGS-11 SETTINGS-12 SETTINGS-13 SETTINGS-14 SETTINGS-15 SETTINGS-16 the edit dialog sends only what was changed, and shows why the server refuses', async () => {
  const { choose, user, far } = openTrip()
  const openEdit = async () => {
    await choose('Edit Trip Details')
    return within(await screen.findByRole('dialog', { name: 'Edit Trip Details' }))
  }
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const valuesOf = (dialog: Awaited<ReturnType<typeof openEdit>>, labels: string[]) =>
    labels.map((label) => dialog.getByLabelText<HTMLInputElement>(label).value)

  let dialog = await openEdit()
  expect(valuesOf(dialog, ['Trip title', 'Destination', 'Start date', 'End date', 'Description'])).toEqual([
    'Family Trip to Lisbon',
    'Lisbon, Portugal',
    '2027-04-18',
    '2027-04-25',
    '',
  ])
  const modes = dialog.getAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.textContent)
  expect(modes).toEqual(['Family', 'Solo', 'Business', 'Leisure', 'Group'])
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  await closed()

  dialog = await openEdit()
  fill(dialog.getByLabelText('Trip title'), 'Thrown away')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await closed()
  dialog = await openEdit()
  expect(valuesOf(dialog, ['Trip title'])).toEqual(['Family Trip to Lisbon'])
  expect(far.of('trips.update')).toEqual([])

  const update = far.answers['trips.update']!
  const wrong = { endDate: 'End date must be after start date' }
  far.answers['trips.update'] = () =>
    refused(400, { code: 'invalid_input', message: wrong.endDate, fields: wrong })
  fill(dialog.getByLabelText('End date'), '2027-04-01')
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  await expectToast('Update Failed', 'Unable to update trip. Please try again.')
  expect(describes(dialog.getByLabelText('End date'))).toBe(wrong.endDate)
  far.answers['trips.update'] = update
  fill(dialog.getByLabelText('End date'), '2027-04-28')
  await user.click(dialog.getByText('Leisure'))
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  await expectToast('Trip Updated')
  expect(far.of('trips.update').map(({ body }) => body)).toEqual([
    { endDate: '2027-04-01' },
    { endDate: '2027-04-28', travelMode: 'leisure' },
  ])
  expect(screen.getByText('Apr 18 – 28, 2027')).toBeTruthy()
})

test('how many travel is changed in the settings, with the usual number shown while nobody said', async () => {
  const { choose, user, far } = openTrip()
  await choose('Edit Trip Details')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Trip Details' }))
  const field = (label: string) => dialog.getByLabelText<HTMLInputElement>(label)
  expect([field('Adults').value, field('Adults').placeholder, field('Children').value]).toEqual(['', '2', ''])
  fill(field('Children'), '31')
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(describes(field('Children'))).toBe('Use a whole number from 0 to 30')
  fill(field('Children'), '1')
  fill(field('Ages'), '6')
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  await expectToast('Trip Updated')
  expect(far.of('trips.update').map(({ body }) => body)).toEqual([{ children: 1, childAges: '6' }])
})

test('SETTINGS-17 SETTINGS-19 deleting asks first, and a failure keeps the trip', async () => {
  const trip = lisbon()
  const { choose, user, far } = openTrip(trip, { 'trips.remove': () => refused(409) })
  await choose('Delete Trip')
  const confirm = within(await screen.findByRole('alertdialog', { name: 'Delete Trip' }))
  await expectAccessible()
  expect(far.of('trips.remove')).toEqual([])
  await user.click(confirm.getByRole('button', { name: 'Delete Trip' }))
  await expectToast('Delete Failed', 'Unable to delete trip. Please try again.')
  expect(far.of('trips.remove')).toHaveLength(1)
  expect(location.pathname).toBe(`/trips/${trip.id}`)
})
