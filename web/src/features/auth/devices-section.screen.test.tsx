import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible, expectToast, openApp } from '../../../test/open-app.tsx'
import { type Answers, refused } from '../../../test/far-end.ts'
import { answersOf, lisbon } from '../../../test/world.ts'

const laptop = {
  id: 'laptop',
  browser: 'Firefox',
  system: 'Linux',
  signedInAt: '2026-11-02T12:00:00.000Z',
  seenAt: '2026-11-02T12:00:00.000Z',
  isThis: true,
}
const phone = {
  ...laptop,
  id: 'phone',
  browser: 'Safari',
  system: 'iPhone',
  seenAt: '2026-11-17T12:00:00.000Z',
  isThis: false,
}
const unnamed = { ...phone, id: 'unnamed', browser: null, system: null }

async function openDevices(changes: Answers) {
  const opened = openApp('/', { ...answersOf({ trip: lisbon() }), ...changes })
  await opened.user.click(await screen.findByRole('button', { name: 'Profile menu' }))
  await opened.user.click(await screen.findByRole('menuitem', { name: 'Profile' }))
  await opened.user.click(await screen.findByText('Your devices'))
  return opened
}

test('the profile lists the devices of the account and logs one of them out', async () => {
  let devices = [laptop, phone, unnamed]
  const { user, far } = await openDevices({
    'auth.devices': () => devices,
    'auth.logOutDevice': () => {
      devices = [laptop]
      return { ok: true }
    },
  })
  const rows = () => screen.getAllByRole('listitem').filter((row) => row.textContent?.includes('Signed in'))
  await screen.findByText('Firefox on Linux')
  expect(rows().map((row) => row.textContent)).toEqual([
    'Firefox on LinuxThis deviceSigned in Nov 2, 2026',
    'Safari on iPhoneSigned in Nov 2, 2026, last used Nov 17, 2026Log out',
    'A device that does not say what it isSigned in Nov 2, 2026, last used Nov 17, 2026Log out',
  ])
  expect(within(rows()[0]!).queryByRole('button')).toBeNull()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Log out Safari on iPhone' }))
  await expectToast('Device Logged Out', 'Safari on iPhone has to sign in again.')
  expect(far.of('auth.logOutDevice')).toMatchObject([{ params: { deviceId: 'phone' } }])
  expect(screen.queryByRole('button', { name: 'Log Out Elsewhere' })).toBeNull()
})

test('a device that is gone already is told as such, and one that stays as well', async () => {
  let status = 404
  const { user } = await openDevices({
    'auth.devices': () => [laptop, phone],
    'auth.logOutDevice': () =>
      refused(status, { code: status === 404 ? 'not_found' : 'internal', message: 'It went wrong' }),
  })
  const press = async () =>
    user.click(await screen.findByRole('button', { name: 'Log out Safari on iPhone' }))
  await press()
  await expectToast('Device Logged Out', 'That device was logged out already.')
  status = 500
  await press()
  await expectToast('Log Out Failed')
})

test('a list that cannot be read is asked for once more', async () => {
  let fails = true
  const { user } = await openDevices({
    'auth.devices': () => (fails ? refused(500, { code: 'internal', message: 'It went wrong' }) : [laptop]),
  })
  await screen.findByText('Your devices could not be loaded')
  fails = false
  await user.click(screen.getByRole('button', { name: /Retry|Try again/ }))
  expect(await screen.findByText('Firefox on Linux')).toBeTruthy()
})
