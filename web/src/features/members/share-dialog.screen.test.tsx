import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refused } from '../../../test/far-end.ts'
import { expectAccessible, openApp } from '../../../test/open-app.tsx'
import { answersOf, lisbon } from '../../../test/world.ts'

const openShare = async (shareLink: () => { token: null }) => {
  const trip = lisbon()
  const { user } = openApp(`/trips/${trip.id}`, {
    ...answersOf({ trip, plan: 'pro' }),
    'members.shareLink': shareLink,
    'members.invites': () => [],
  })
  await user.click(await screen.findByRole('button', { name: 'Share Trip' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Share this trip' })) }
}

test('a join link that could not be read is called neither on nor off, and can be asked for again', async () => {
  let isBroken = true
  const { user, dialog } = await openShare(() => (isBroken ? refused(500, {}) : { token: null }))
  expect(await dialog.findByText(/The join link could not be loaded/)).toBeTruthy()
  expect(dialog.queryByText(/^Join link/)).toBeNull()
  await expectAccessible()
  isBroken = false
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('Off')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Switch on and copy' })).toBeTruthy()
})

test.each([
  ['a mouse', true],
  ['a finger', false],
])(
  'opened with %s, the field for an address is ready to type in only where no keyboard comes up',
  async (_by, isFine) => {
    const real = window.matchMedia.bind(window)
    vi.stubGlobal('matchMedia', (query: string) =>
      query === '(pointer: fine)' ? Object.assign(new EventTarget(), { matches: isFine }) : real(query),
    )
    const { dialog } = await openShare(() => ({ token: null }))
    const email = await dialog.findByLabelText('Email')
    expect(document.activeElement === email).toBe(isFine)
    expect(document.querySelector('[role="dialog"]')?.contains(document.activeElement)).toBe(true)
  },
)
