import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describes, expectAccessible, expectToast, openApp } from '../../../test/open-app.tsx'
import { answersOf, lisbon, type NewRow, someone } from '../../../test/world.ts'

const maya = someone()
const boats: NewRow<'ideas'> = { title: 'Rowing boats', type: 'outdoor', minutes: 90, cost: 12 }

function openIdeas(ideas: NewRow<'ideas'>[] = []) {
  const trip = lisbon()
  return openApp(`/trips/${trip.id}`, answersOf({ user: maya, trip, lists: { ideas } }))
}

const sheet = async (user: ReturnType<typeof openIdeas>['user']) => {
  await user.click(await screen.findByRole('button', { name: /^Ideas/ }))
  return within(await screen.findByRole('dialog', { name: 'Ideas' }))
}

test('a trip without ideas says what they are for, and one is added by its name or by a map link', async () => {
  const { user, far } = openIdeas()
  const ideas = await sheet(user)
  expect(await ideas.findByText('No ideas yet')).toBeTruthy()
  const field = ideas.getByRole('textbox', { name: 'Add an idea or paste a map link' })
  await user.type(field, ' {Enter}')
  expect(ideas.getByRole('alert').textContent).toBe('Say what the idea is')
  await user.type(field, 'Fado night{Enter}')
  expect(await ideas.findByRole('heading', { name: 'Fado night' })).toBeTruthy()
  await user.type(field, 'geo:38.7139,-9.1334?q=38.7139,-9.1334(Castelo){Enter}')
  expect(await ideas.findByRole('heading', { name: 'Castelo' })).toBeTruthy()
  expect(far.of('ideas.add').map(({ body }) => body)).toMatchObject([
    { title: 'Fado night' },
    { title: 'Castelo', location: 'Castelo', latitude: 38.7139, longitude: -9.1334 },
  ])
  await expectAccessible()
})

test('a vote is one press and one more takes it back', async () => {
  const { user, far } = openIdeas([boats])
  const ideas = await sheet(user)
  expect(ideas.getByText('1 h 30 min · €12.00')).toBeTruthy()
  const up = () => ideas.getByRole('button', { name: /^Vote for Rowing boats/ })
  await user.click(up())
  await waitFor(() => expect(up().getAttribute('aria-label')).toBe('Vote for Rowing boats, 1 for it'))
  expect(up().getAttribute('aria-pressed')).toBe('true')
  await user.click(ideas.getByRole('button', { name: /^Vote against Rowing boats/ }))
  await waitFor(() => expect(up().getAttribute('aria-pressed')).toBe('false'))
  await user.click(ideas.getByRole('button', { name: /^Vote against Rowing boats/ }))
  await waitFor(() =>
    expect(far.of('ideas.update').map(({ body }) => body.vote)).toEqual(['up', 'down', null]),
  )
})

test('an idea is put on a day in one write, and one press brings it back', async () => {
  const { user, far } = openIdeas([boats])
  const ideas = await sheet(user)
  await user.click(ideas.getByRole('button', { name: 'More for Rowing boats' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Put on a day…' }))
  const form = within(await screen.findByRole('dialog', { name: 'Put on a day' }))
  await user.selectOptions(form.getByLabelText('Day'), '2027-04-20')
  await user.type(form.getByLabelText(/Start time/), '16:00')
  await user.click(form.getByRole('button', { name: 'Put it there' }))
  await expectToast('On your plan', 'Rowing boats, Tue, Apr 20')
  expect(far.of('sync.steps')[0]?.body.steps).toMatchObject([
    { action: 'remove', collection: 'ideas' },
    {
      action: 'add',
      collection: 'itinerary',
      fields: { title: 'Rowing boats', date: '2027-04-20', time: '16:00', endTime: '17:30' },
    },
  ])
  expect(await ideas.findByText('No ideas yet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await ideas.findByRole('heading', { name: 'Rowing boats' })).toBeTruthy()
})

test('an idea is changed and deleted, and its deletion is taken back', async () => {
  const { user, far } = openIdeas([boats])
  const ideas = await sheet(user)
  const choose = async (entry: string) => {
    await user.click(ideas.getAllByRole('button', { name: 'More for Rowing boats' })[0]!)
    await user.click(await screen.findByRole('menuitem', { name: entry }))
  }
  await choose('Edit')
  const form = within(await screen.findByRole('dialog', { name: 'Edit idea' }))
  await user.type(form.getByLabelText(/^Link/), 'boats')
  await user.click(form.getByRole('button', { name: 'Update' }))
  expect(describes(form.getByLabelText(/^Link/))).toContain('Use a link that begins with http:// or https://')
  await user.clear(form.getByLabelText(/^Link/))
  await user.clear(form.getByLabelText(/^Minutes/))
  await user.type(form.getByLabelText(/^Minutes/), '60')
  await user.click(form.getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(far.of('ideas.update')[0]?.body).toMatchObject({ minutes: 60 }))
  await choose('Delete')
  await expectToast('Idea deleted', 'Rowing boats')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await ideas.findByRole('heading', { name: 'Rowing boats' })).toBeTruthy()
})

test('ideas are planned into the free time: seen first, chosen, taken in one write and taken back by one press', async () => {
  const { user, far } = openIdeas([
    boats,
    { title: 'Fado night', minutes: 90, latitude: 38.711, longitude: -9.13 },
    { title: 'Etna', latitude: 37.75, longitude: 14.99 },
  ])
  const ideas = await sheet(user)
  await user.click(await ideas.findByRole('button', { name: 'Plan my ideas' }))
  const found = within(await screen.findByRole('dialog', { name: '2 of 3 ideas fit' }))
  await expectAccessible()
  const stays = within(found.getByRole('region', { name: 'Stay ideas' }))
  expect(stays.getByRole('heading', { name: 'Etna' })).toBeTruthy()
  expect(stays.getByText(/from Lisbon\.$/)).toBeTruthy()
  expect(far.of('sync.steps')).toEqual([])

  const box = found.getByRole('checkbox', { name: /^Rowing boats/ })
  await user.click(box)
  expect(found.getByRole('button', { name: 'Add 1 to the plan' })).toBeTruthy()
  await user.click(box)
  await user.click(found.getByRole('button', { name: 'Add 2 to the plan' }))
  await expectToast('On your plan', '2 ideas have a day')
  const [sent] = far.of('sync.steps')
  expect(sent?.body.steps.filter(({ action }) => action === 'add')).toMatchObject([
    { collection: 'itinerary', fields: { time: expect.any(String), endTime: expect.any(String) } },
    { collection: 'itinerary' },
  ])
  await waitFor(() => expect(ideas.queryByRole('heading', { name: 'Fado night' })).toBeNull())
  expect(ideas.getByRole('heading', { name: 'Etna' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await ideas.findByRole('heading', { name: 'Fado night' })).toBeTruthy()
  await waitFor(() => expect(far.of('sync.steps')).toHaveLength(2))
})

test('what does not fit is put on a day anyway, and only that', async () => {
  const { user, far } = openIdeas([boats, { title: 'Long walk', minutes: 1400 }])
  const ideas = await sheet(user)
  await user.click(await ideas.findByRole('button', { name: 'Plan my ideas' }))
  const found = within(await screen.findByRole('dialog', { name: '1 of 2 ideas fit' }))
  expect(
    found.getByText(/^It takes 23 h .*with the way there and back\. The longest free time is 1\d h/),
  ).toBeTruthy()
  await user.click(found.getByRole('button', { name: 'Put on a day anyway: Long walk' }))
  const form = within(await screen.findByRole('dialog', { name: 'Put on a day' }))
  await user.click(form.getByRole('button', { name: 'Put it there' }))
  await waitFor(() => expect(far.of('sync.steps')).toHaveLength(1))
  expect(far.of('sync.steps')[0]?.body.steps).toMatchObject([
    { action: 'remove' },
    { fields: { title: 'Long walk' } },
  ])
})

test('on a trip with several places each has its ideas, in the order of the journey; without a place they come last', async () => {
  const trip = lisbon()
  const place = { countryCode: 'PT', timeZone: 'Europe/Lisbon' }
  const places: NewRow<'legs'>[] = [
    {
      ...place,
      destination: 'Lisbon, Portugal',
      latitude: 38.72,
      longitude: -9.14,
      arriveDate: '2027-04-18',
      leaveDate: '2027-04-22',
      order: 0,
    },
    {
      ...place,
      destination: 'Porto, Portugal',
      latitude: 41.15,
      longitude: -8.61,
      arriveDate: '2027-04-22',
      leaveDate: '2027-04-25',
      order: 1,
    },
  ]
  const answers = answersOf({
    user: maya,
    trip,
    lists: {
      legs: places,
      ideas: [
        boats,
        { title: 'Wine caves', latitude: 41.137, longitude: -8.612 },
        { title: 'Castelo', latitude: 38.7139, longitude: -9.1334 },
      ],
    },
  })
  const { user } = openApp(`/trips/${trip.id}`, answers)
  const ideas = await sheet(user)
  const group = (name: string) => within(ideas.getByRole('region', { name }))
  await ideas.findByRole('heading', { name: 'Without a place' })
  const heads = ideas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(heads).toEqual(['Lisbon', 'Castelo', 'Porto', 'Wine caves', 'Without a place', 'Rowing boats'])
  expect(group('Porto').getByRole('button', { name: 'More for Wine caves' })).toBeTruthy()
  await expectAccessible()
})
