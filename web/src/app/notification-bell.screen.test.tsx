import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { openApp } from '../../test/open-app.tsx'
import { answersOf, lisbon } from '../../test/world.ts'

const asOf = '2027-04-01T10:00:00.000Z'

/** A screen of somebody with two pieces of news, and the bell. */
async function dashboard(address = '/', trip = lisbon()) {
  let unread = 2
  const { user, far } = openApp(address, {
    ...answersOf({ trip }),
    'activity.list': () => ({
      invitations: [],
      needsConfirmation: false,
      takenBack: [],
      entries: [],
      unread,
      next: null,
      asOf,
    }),
    'activity.markRead': () => {
      unread = 0
      return { ok: true as const }
    },
  })
  // A trip asks what is new when somebody is there.
  await user.hover(await screen.findByRole('button', { name: /^Notifications/ }))
  const bell = await screen.findByRole('button', { name: 'Notifications, 2 new' })
  const open = async () => {
    await user.click(bell)
    return screen.findByRole('dialog', { name: 'Notifications' })
  }
  const marked = () => far.of('activity.markRead').map(({ body }) => body)
  const isClosed = () =>
    waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull())
  return { user, bell, open, marked, isClosed }
}

test('what is new stays marked while it is looked at, and is read when one leaves, by Escape back at the bell', async () => {
  const { user, bell, open, marked, isClosed } = await dashboard()
  const panel = await open()
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
  expect(bell.getAttribute('aria-expanded')).toBe('true')
  expect(marked()).toEqual([])
  await user.keyboard('{Escape}')
  await isClosed()
  await waitFor(() => expect(marked()).toEqual([{ upTo: asOf }]))
  await waitFor(() => expect(document.activeElement).toBe(bell))
  expect(bell.getAttribute('aria-label') ?? bell.textContent).toBe('Notifications')
})

test('a second press of the bell closes it, once', async () => {
  const { user, bell, open, marked, isClosed } = await dashboard()
  await open()
  await user.click(bell)
  await isClosed()
  expect(bell.getAttribute('aria-expanded')).toBe('false')
  await waitFor(() => expect(marked()).toHaveLength(1))
})

test('who presses elsewhere stays there, and what was shown is read', async () => {
  const { user, open, marked, isClosed } = await dashboard()
  await open()
  const other = document.body.appendChild(document.createElement('input'))
  onTestFinished(() => other.remove())
  await user.click(other)
  await isClosed()
  await waitFor(() => expect(marked()).toHaveLength(1))
  expect(document.activeElement).toBe(other)
})

test('the bell rings inside a trip too', async () => {
  const trip = lisbon()
  const { user, open, marked, isClosed } = await dashboard(`/trips/${trip.id}`, trip)
  await open()
  await user.keyboard('{Escape}')
  await isClosed()
  await waitFor(() => expect(marked()).toEqual([{ upTo: asOf }]))
})
