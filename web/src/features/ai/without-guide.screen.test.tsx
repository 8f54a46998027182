import { aiNoticesWords } from '@sojourn/contract/ai/words-notices'
import { aiWords } from '@sojourn/contract/ai/words'
import { say } from '@sojourn/contract/words/say'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { unreachable } from '../../../test/far-end.ts'
import { expectAccessible, openApp } from '../../../test/open-app.tsx'
import { answersOf, lisbon, nothingGenerated } from '../../../test/world.ts'

const setubal = () =>
  lisbon({ destination: 'Setúbal, Portugal', latitude: 38.524, longitude: -8.888, countryCode: 'PT' })
const beja = () =>
  lisbon({ destination: 'Beja, Portugal', latitude: 38.015, longitude: -7.863, countryCode: 'PT' })

const answered = { dayPlans: [], dayPlansAt: '2027-04-01T10:00:00.000Z', notice: aiNoticesWords.noPlaces }

test('the planner says what it lacks where no guide knows the place, and offers the one nearby', async () => {
  const trip = setubal()
  const { promise, resolve } = Promise.withResolvers<void>()
  const { user, far } = openApp(`/trips/${trip.id}?tab=plan`, {
    ...answersOf({ trip, plan: 'pro' }),
    'ai.saved': () => nothingGenerated,
    'ai.plan': async () => {
      await promise
      return answered
    },
  })
  await user.click(await screen.findByRole('button', { name: /Smart Itinerary Planner/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: 'Generate Itinerary' }))
  expect(await dialog.findByText('Generating')).toBeTruthy()
  resolve()
  expect(
    await dialog.findByRole('heading', {
      name: say(aiWords.withoutGuide, { destination: trip.destination }),
    }),
  ).toBeTruthy()
  expect(dialog.getByText('No days were planned')).toBeTruthy()
  expect(dialog.queryByText(/Free time|The days are planned/)).toBeNull()
  expect(dialog.getByRole('link', { name: aiWords.ownIdeas })).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Lisbon is 31 km away: plan with its guide' }))
  await waitFor(() => expect(far.of('ai.plan').map(({ body }) => body)).toEqual([{}, { guide: 'lisbon' }]))
})

test('the suggestions name the nearest guide where it is too far away to be used', async () => {
  const trip = beja()
  openApp(`/trips/${trip.id}?tab=suggestions`, {
    ...answersOf({ trip }),
    'ai.saved': () => ({
      ...nothingGenerated,
      suggestionsAt: '2027-04-01T10:00:00.000Z',
      notice: aiNoticesWords.noPlaces,
    }),
  })
  expect(await screen.findByText(aiWords.noSuggestions)).toBeTruthy()
  const heading = await screen.findByRole('heading', {
    name: say(aiWords.withoutGuide, { destination: trip.destination }),
  })
  expect(heading.parentElement?.textContent).toMatch(/The nearest place it knows is .+, \d+ km away\./)
  expect(screen.queryByRole('button', { name: /plan with its guide/ })).toBeNull()
  await expectAccessible()
})

function goOffline(): void {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  onTestFinished(() => {
    line.mockRestore()
    window.dispatchEvent(new Event('online'))
  })
}

test('without a connection too the plan says that it comes from the guide of a town nearby', async () => {
  const trip = setubal()
  const { user } = openApp(`/trips/${trip.id}?tab=suggestions`, {
    ...answersOf({ trip }),
    'ai.saved': () => ({
      ...nothingGenerated,
      suggestionsAt: '2027-04-01T10:00:00.000Z',
      notice: aiNoticesWords.noPlaces,
    }),
    'ai.suggest': unreachable,
  })
  const offer = await screen.findByRole('button', { name: 'Lisbon is 31 km away: plan with its guide' })
  goOffline()
  await user.click(offer)
  const notice = `${aiNoticesWords.fromDevice} ${say(aiNoticesWords.nearby, { name: 'Lisbon', destination: trip.destination })}`
  expect(await screen.findByText(notice)).toBeTruthy()
})

test('where what helps cannot be loaded the page says so, also without a connection, and tries again', async () => {
  const trip = beja()
  const file = '@sojourn/planner/guide/guide-around'
  vi.doMock(file, () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  onTestFinished(() => vi.doUnmock(file))
  goOffline()
  const { user } = openApp(`/trips/${trip.id}?tab=suggestions`, {
    ...answersOf({ trip }),
    'ai.saved': () => ({
      ...nothingGenerated,
      suggestionsAt: '2027-04-01T10:00:00.000Z',
      notice: aiNoticesWords.noPlaces,
    }),
  })
  const failure = within(await screen.findByRole('alert'))
  expect(failure.getByRole('heading', { name: aiWords.guideFailed })).toBeTruthy()
  expect(failure.getByText(aiWords.guideOffline)).toBeTruthy()
  await expectAccessible()
  vi.doUnmock(file)
  await user.click(failure.getByRole('button', { name: 'Try again' }))
  expect(
    await screen.findByRole('heading', {
      name: say(aiWords.withoutGuide, { destination: trip.destination }),
    }),
  ).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
