import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refused } from '../../../test/far-end.ts'
import { expectAccessible, openApp } from '../../../test/open-app.tsx'
import { answersOf, lisbon } from '../../../test/world.ts'

const pena = {
  id: 'pena',
  icon: 'landmark',
  title: 'Pena Palace',
  category: 'culture',
  crowdLevel: 'high',
  rating: 4.6,
  description: 'A painted palace above the woods.',
  timeToExplore: '3 h',
  bestSeason: 'Spring',
} as const

test('INSIGHT-01 INSIGHT-02 INSIGHT-03 INSIGHT-04 the Destination view shows its insights, and says when there are none', async () => {
  const trip = lisbon()
  const { user, far, unmount } = openApp(`/trips/${trip.id}?view=destination`, {
    ...answersOf({ trip }),
    'insights.list': () => refused(400, { code: 'invalid_input', message: 'Broken' }),
  })
  expect(await screen.findByRole('heading', { name: 'Destination Insights' })).toBeTruthy()
  const failure = 'Unable to load destination insights. Please try again later.'
  expect(await screen.findByText(failure)).toBeTruthy()

  await expectAccessible()
  const { promise, resolve } = Promise.withResolvers<void>()
  far.answers['insights.list'] = async () => {
    await promise
    return []
  }
  const part = within(screen.getByText(failure).parentElement!)
  await user.click(part.getByRole('button', { name: 'Try again' }))
  expect(document.activeElement).toBe(await part.findByRole('button', { name: 'Loading...' }))
  resolve()
  expect(await screen.findByText('No insights yet')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Destination Insights'))
  unmount()

  const other = lisbon()
  openApp(`/trips/${other.id}?view=destination`, {
    ...answersOf({ trip: other }),
    'insights.list': () => [pena],
  })
  expect(await screen.findByText(pena.description)).toBeTruthy()
  for (const text of ['Culture', 'high crowds', '4.6', '3 h', 'Spring'])
    expect(screen.getAllByText(text, { exact: false })).not.toEqual([])
  await expectAccessible()
})
