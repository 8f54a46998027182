import { errorsWords } from '@sojourn/contract/errors/words'
import { tripsWords } from '@sojourn/contract/trips/words'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refused } from '../../../test/far-end.ts'
import { expectToast, openApp } from '../../../test/open-app.tsx'
import { answersOf, lisbon } from '../../../test/world.ts'

const tabs = async () => within(await screen.findByRole('tablist', { name: 'Trip' }))
const selected = async () => (await tabs()).getByRole('tab', { selected: true }).textContent
const address = () => location.pathname + location.search

test('TRIP-05 TRIP-06 six tabs, none of which adds to the history', async () => {
  const trip = lisbon()
  const { user } = openApp(`/trips/${trip.id}`, answersOf({ trip }))
  // The assistant's own sub-tabs end with the same word.
  const tab = (name: string) => screen.findByRole('tab', { name: new RegExp(`^${name}`) })
  await tab('Plan')
  const before = history.length
  for (const [name, value] of [
    ['Packing', 'packing'],
    ['Budget', 'budget'],
    ['Suggestions', 'suggestions'],
    ['AI Recommendations', 'ai-recommendations'],
    ['Collaboration', 'collaboration'],
    ['Plan', 'plan'],
  ] as const) {
    await user.click(await tab(name))
    await waitFor(() => expect(address()).toBe(`/trips/${trip.id}?tab=${value}`))
    expect((await tab(name)).getAttribute('aria-selected')).toBe('true')
  }
  expect(history.length).toBe(before)
})

test.each([
  ['packing', 'Packing'],
  ['budget', 'Budget'],
  ['suggestions', 'Suggestions'],
  ['ai-recommendations', 'AI Recommendations'],
  ['collaboration', 'Collaboration'],
  ['nonsense', 'Plan'],
])('TRIP-05 TRIP-25 a trip opens at ?tab=%s on %s', async (value, name) => {
  const trip = lisbon()
  openApp(`/trips/${trip.id}?tab=${value}`, answersOf({ trip }))
  await waitFor(async () => expect(await selected()).toBe(name))
})

test('TRIP-08 the tab follows the navigate-to-tab event', async () => {
  const trip = lisbon()
  openApp(`/trips/${trip.id}?tab=budget`, answersOf({ trip }))
  await waitFor(async () => expect(await selected()).toBe('Budget'))
  act(
    () => void window.dispatchEvent(new CustomEvent('navigate-to-tab', { detail: { tab: 'collaboration' } })),
  )
  await waitFor(async () => expect(await selected()).toBe('Collaboration'))
  expect(address()).toBe(`/trips/${trip.id}?tab=collaboration`)
})

test('TRIP-21 a read without a session speaks of an authentication issue', async () => {
  const answers = answersOf()
  const unauthorized = () => refused(401, { message: 'Unauthorized' })
  openApp('/trips/7', { ...answers, 'trips.get': unauthorized, 'sync.snapshot': unauthorized })
  expect(await screen.findByRole('heading', { name: 'Loading Issue' })).toBeTruthy()
  expect(screen.getByText('Authentication issue - please refresh the page.')).toBeTruthy()
})

test('TRIP-22 a trip that is not there or not one’s own reads the stated sentence, and below it how to be let in', async () => {
  const answers = answersOf()
  const gone = () => refused(404, { code: 'not_found', message: errorsWords.tripNotFound })
  openApp('/trips/999999', { ...answers, 'trips.get': gone, 'sync.snapshot': gone })
  expect(await screen.findByRole('heading', { name: 'Loading Issue' })).toBeTruthy()
  const stated = screen.getByText('There was an issue loading your trip. Please refresh the page.')
  expect(stated.nextElementSibling?.textContent).toBe(tripsWords.notLetIn)
})

test('NAV-01 NAV-02 NAV-03 NAV-05 on a trip it leads home and to its tabs, counts what is unpacked, and keeps AI Pro for Pro', async () => {
  const trip = lisbon()
  const packing = [{ item: 'Passport' }, { item: 'Hat' }]
  const { user } = openApp(`/trips/${trip.id}`, answersOf({ trip, lists: { packing } }))
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }))
  await waitFor(() => expect(nav.getByRole('link', { name: 'Pack, 2 items left' })).toBeTruthy())
  expect(nav.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Home', 'Plan', 'AI Pro', 'Budget']),
  )
  expect(nav.getAllByRole('listitem')).toHaveLength(5)
  expect(document.querySelectorAll('nav [data-badge="2"]')).toHaveLength(1)
  const before = history.length
  for (const [name, value] of [
    ['Budget', 'budget'],
    ['Plan', 'plan'],
    ['Pack, 2 items left', 'packing'],
  ] as const) {
    await user.click(nav.getByRole('link', { name }))
    await waitFor(() => expect(address()).toBe(`/trips/${trip.id}?tab=${value}`))
  }
  expect(history.length).toBe(before)
  await user.click(await screen.findByRole('checkbox', { name: 'Passport' }))
  expect(await nav.findByRole('link', { name: 'Pack, 1 item left' })).toBeTruthy()

  await user.click(nav.getByRole('button', { name: /AI Pro/ }))
  const popup = await screen.findByRole('dialog', { name: 'Unlock Pro' })
  expect(popup.textContent).toContain('AI Pro')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe(`/trips/${trip.id}?tab=packing`)
  await user.click(nav.getByRole('link', { name: 'Home' }))
  await waitFor(() => expect(address()).toBe('/'))
})

test('NAV-04 NAV-06 NAV-07 from the dashboard it says that there is no trip, or opens the first one', async () => {
  const { user, unmount } = openApp('/', answersOf({ plan: 'pro', trips: [] }))
  const nav = async () => within(await screen.findByRole('navigation', { name: 'Main' }))
  await user.click(await (await nav()).findByRole('button', { name: 'Budget' }))
  await expectToast('No trips found', 'Create your first trip to access planning features.')
  unmount()
})
