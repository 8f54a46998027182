import { localToday } from '@sojourn/contract/values/plain-date'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refused } from '../../../../test/far-end.ts'
import { describes, expectToast, fill, openApp } from '../../../../test/open-app.tsx'
import { answersOf } from '../../../../test/world.ts'

async function openDialog(answers = answersOf({ trips: [] })) {
  const opened = openApp('/', answers)
  const [button] = await screen.findAllByRole('button', { name: 'New Trip' })
  await opened.user.click(button!)
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan Your Next Adventure' }))
  const field = (label: string) => dialog.getByLabelText<HTMLInputElement>(label)
  const create = () => opened.user.click(dialog.getByRole('button', { name: 'Create Trip' }))
  return { ...opened, dialog, field, create }
}

const rome = {
  Destination: 'Rome',
  'Trip title': 'Rome',
  'Start date': '2027-05-01',
  'End date': '2027-05-03',
}

test('CREATE-01 CREATE-02 CREATE-03 CREATE-16 CREATE-19 CREATE-21 CREATE-22 it holds the stated fields, styles, dates from today and eight currencies', async () => {
  const { dialog, field } = await openDialog()
  expect(dialog.getAllByRole('radio')).toHaveLength(2)
  expect(dialog.getByRole('radio', { name: 'Family Trip', checked: true })).toBeTruthy()
  expect(dialog.getByRole('radio', { name: 'Solo Adventure', checked: false })).toBeTruthy()
  for (const label of ['Destination', 'Trip title', 'Description']) expect(field(label)).toBeTruthy()
  const today = localToday(new Date())
  expect([field('Start date').min, field('End date').min]).toEqual([today, today])
  expect(field('Budget').step).toBe('0.01')
  expect(field('Currency').value).toBe('USD')
  const currencies = within(field('Currency')).getAllByRole('option')
  expect(currencies.map(({ textContent }) => textContent)).toEqual([
    'USD',
    'EUR',
    'GBP',
    'JPY',
    'CAD',
    'AUD',
    'CHF',
    'CNY',
  ])
})

test('CREATE-04 CREATE-05 CREATE-06 CREATE-14 CREATE-15 chips fill the destination, and Auto names the trip after it', async () => {
  const { dialog, field, user } = await openDialog()
  const auto = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Auto' })
  const isOff = () => auto().disabled || auto().getAttribute('aria-disabled') === 'true'
  expect(isOff()).toBe(true)
  const chips = () => within(dialog.getByRole('group', { name: 'Popular places' })).getAllByRole('button')
  expect(chips().map(({ textContent }) => textContent)).toEqual(['Paris', 'Tokyo', 'New York', 'More'])
  await user.click(dialog.getByRole('button', { name: 'Tokyo' }))
  expect(field('Destination').value).toBe('Tokyo')
  expect(await dialog.findByText(/Tokyo Tower/)).toBeTruthy()
  await waitFor(() => expect(isOff()).toBe(false))
  await user.click(auto())
  expect(field('Trip title').value).toBe('Family Trip to Tokyo')
  await user.click(dialog.getByText('Solo Adventure'))
  await user.click(auto())
  expect(field('Trip title').value).toBe('Solo Adventure in Tokyo')
  await user.click(dialog.getByRole('button', { name: 'More' }))
  expect(chips()).toHaveLength(13)
})

test('it begins with the destination, and a place that is picked names the trip until somebody else does', async () => {
  const { dialog, field, user } = await openDialog()
  expect(document.activeElement).toBe(field('Destination'))
  await user.keyboard('Par')
  expect(field('Trip title')).toMatchObject({ value: '', placeholder: 'Family Trip to Par' })
  await user.click(dialog.getByRole('button', { name: 'Tokyo' }))
  expect(field('Trip title').value).toBe('Family Trip to Tokyo')
  await user.click(dialog.getByText('Solo Adventure'))
  expect(field('Trip title').value).toBe('Solo Adventure in Tokyo')
  await user.click(dialog.getByRole('button', { name: 'Paris' }))
  expect(field('Trip title').value).toBe('Solo Adventure in Paris')
  await user.type(field('Trip title'), ', at last')
  await user.click(dialog.getByRole('button', { name: 'New York' }))
  expect(field('Trip title').value).toBe('Solo Adventure in Paris, at last')
})

test('CREATE-17 CREATE-18 CREATE-23 CREATE-24 CREATE-25 CREATE-26 CREATE-28 every missing field is named, the first takes the focus, and messages go as fields are filled', async () => {
  const { dialog, field, create, far } = await openDialog()
  await create()
  for (const name of ['Destination', 'Trip title', 'Start date', 'End date'])
    expect(dialog.getByText(`${name} is required`)).toBeTruthy()
  expect(document.activeElement).toBe(field('Destination'))
  expect(far.of('trips.create')).toEqual([])

  fill(field('Start date'), '2027-04-18')
  expect(dialog.queryByText('Start date is required')).toBeNull()
  expect(field('End date').min).toBe('2027-04-18')
  fill(field('End date'), '2027-04-17')
  expect(describes(field('End date'))).toBe('End date must be after start date')
  fill(field('End date'), '2027-04-18')
  expect(dialog.queryByText('End date must be after start date')).toBeNull()
  expect(dialog.getByText('Trip duration: 1 day')).toBeTruthy()
})

test('CREATE-20 CREATE-29 CREATE-30 CREATE-31 CREATE-32 a same-day trip is sent with what was filled in and nothing else', async () => {
  const { dialog, field, create, far, user } = await openDialog()
  await user.click(dialog.getByRole('button', { name: 'Paris' }))
  fill(field('Trip title'), '<b>A day</b> in Paris & back')
  fill(field('Start date'), '2027-05-01')
  fill(field('End date'), '2027-05-01')
  fill(field('Budget'), '120.50')
  await user.selectOptions(field('Currency'), 'EUR')
  const release = Promise.withResolvers<void>()
  const answer = far.answers['trips.create']!
  far.answers['trips.create'] = async (asked) => {
    await release.promise
    return answer(asked)
  }
  await create()
  expect(await dialog.findByRole('button', { name: 'Creating Trip...' })).toBeTruthy()
  release.resolve()
  expect(await screen.findByRole('heading', { level: 1, name: '<b>A day</b> in Paris & back' })).toBeTruthy()
  expect(far.of('trips.create').map(({ body }) => body)).toEqual([
    {
      title: '<b>A day</b> in Paris & back',
      destination: 'Paris',
      startDate: '2027-05-01',
      endDate: '2027-05-01',
      travelMode: 'family',
      budget: 120.5,
      currency: 'EUR',
      latitude: 48.8566,
      longitude: 2.3522,
      countryCode: 'FR',
      timeZone: 'Europe/Paris',
    },
  ])
})

test('who travels is one line with a usual number by style; ages are asked once there are children', async () => {
  const { dialog, field, create, far, user } = await openDialog()
  for (const [label, text] of Object.entries(rome)) fill(field(label), text)
  expect([field('Adults').value, field('Children').value]).toEqual(['2', ''])
  await user.click(dialog.getByText('Solo Adventure'))
  expect(field('Adults').value).toBe('1')
  expect(dialog.queryByLabelText('Ages')).toBeNull()
  fill(field('Adults'), '0')
  fill(field('Children'), '2')
  fill(field('Ages'), '4 and 20')
  await create()
  expect(describes(field('Adults'))).toBe('Use a whole number from 1 to 30')
  expect(describes(field('Ages'))).toBe('Use whole years up to 17, such as 4, 9')
  expect(far.of('trips.create')).toEqual([])
  fill(field('Adults'), '1')
  fill(field('Ages'), '4 and 9')
  await create()
  expect(await screen.findByRole('heading', { level: 1, name: 'Rome' })).toBeTruthy()
  const [sent] = far.of('trips.create').map(({ body }) => body)
  expect(sent).toMatchObject({ travelMode: 'solo', children: 2, childAges: '4, 9' })
  expect(sent).not.toHaveProperty('adults')
})

test('CREATE-35 a failure says so and keeps what was typed; a refused field says why', async () => {
  const { dialog, field, create, far } = await openDialog()
  for (const [label, text] of Object.entries(rome)) fill(field(label), text)
  fill(field('Budget'), '-5')
  far.answers['trips.create'] = () =>
    refused(400, {
      code: 'invalid_input',
      message: 'The budget cannot be negative',
      fields: { budget: 'The budget cannot be negative' },
    })
  await create()
  await expectToast('Error', 'Failed to create trip. Please try again.')
  expect(dialog.getByText('The budget cannot be negative')).toBeTruthy()
  expect(field('Trip title').value).toBe('Rome')
})

test('CREATE-36 the limit reached in another window opens the upgrade popup instead of a fourth trip', async () => {
  const { field, create, far, user } = await openDialog()
  for (const [label, text] of Object.entries(rome)) fill(field(label), text)
  far.answers['trips.create'] = () =>
    refused(403, { code: 'plan_limit', message: 'Upgrade to Pro for unlimited trips' })
  await create()
  const popup = await screen.findByRole('dialog', { name: 'Unlock Pro' })
  await waitFor(() => expect(popup.textContent).toContain('Unlimited trips'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Unlock Pro' })).toBeNull())
})

test('several places are put in with their nights, and are the trip’s as soon as it is there', async () => {
  const { dialog, field, create, far, user } = await openDialog()
  await user.click(dialog.getByRole('button', { name: 'Paris' }))
  fill(field('Trip title'), 'Two cities')
  fill(field('Start date'), '2027-05-01')
  fill(field('End date'), '2027-05-06')
  await user.click(dialog.getByRole('button', { name: 'Add another place' }))
  await dialog.findByLabelText('Place 2')
  expect(field('Place 1').value).toBe('Paris')
  expect(dialog.queryByRole('group', { name: 'Popular places' })).toBeNull()
  await create()
  expect(dialog.getByText('Place is required')).toBeTruthy()
  expect(far.of('trips.create')).toEqual([])
  fill(field('Place 2'), 'Lyon')
  await create()
  await waitFor(() => expect(far.of('legs.add')).toHaveLength(2))
  expect(far.of('trips.create').map(({ body }) => body)).toMatchObject([
    { destination: 'Paris', latitude: 48.8566 },
  ])
  expect(far.of('legs.add').map(({ body }) => body)).toMatchObject([
    { destination: 'Paris', arriveDate: '2027-05-01', leaveDate: '2027-05-04', latitude: 48.8566 },
    { destination: 'Lyon', arriveDate: '2027-05-04', leaveDate: '2027-05-06' },
  ])
})
