import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible, openApp } from '../../test/open-app.tsx'
import { answersOf, lisbon } from '../../test/world.ts'

const preview = () => document.querySelector<HTMLElement>('[data-preview]')

test('GATE-19 a locked tab shows this trip behind the glass: nobody can press or hear it, and nothing locked is asked for', async () => {
  const trip = lisbon()
  const itinerary = [{ title: 'Pena Palace', type: 'sightseeing', date: '2027-04-19' } as const]
  const { far } = openApp(
    `/trips/${trip.id}?tab=ai-recommendations`,
    answersOf({ trip, lists: { itinerary } }),
  )
  await screen.findByRole('heading', { name: 'Unlock AI Pro Features' })
  await waitFor(() => expect(preview()?.textContent).toContain('Pena Palace'))
  expect(preview()?.inert).toBe(true)
  expect(preview()?.getAttribute('aria-hidden')).toBe('true')
  // A plan of one stop is filled up with the trip's days.
  expect(preview()?.textContent).toContain('Day 1 · Sun, Apr 18')
  expect(far.asked.map(({ name }) => name).filter((name) => /^(ai|insights)\./.test(name))).toEqual([])
  await expectAccessible()
})

test('collaboration is guessed at too: who is on the trip stands behind the glass, and nobody can press or hear it', async () => {
  const trip = lisbon()
  openApp(`/trips/${trip.id}?tab=collaboration`, answersOf({ trip }))
  await screen.findByRole('heading', { name: 'Pro Feature Locked' })
  await waitFor(() => expect(preview()?.textContent).toContain('Maya Okafor'))
  expect(preview()?.inert).toBe(true)
  expect(screen.queryByRole('heading', { name: 'Trip Collaboration' })).toBeNull()
  await expectAccessible()
})
