import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, refused } from '../../../../test/far-end.ts'
import { describes, expectAccessible, expectToast, fill, openApp } from '../../../../test/open-app.tsx'
import { answersOf, lisbon } from '../../../../test/world.ts'

const wrong = 'This code is not right, or it was used before.'

async function typePassword(changes: Answers) {
  const opened = openApp('/login', {
    'auth.currentUser': () => refused(401, { code: 'not_signed_in', message: 'Unauthorized' }),
    'auth.options': () => ({ passwordReset: false, google: false, apple: false }),
    'auth.signIn': () => ({ secondStep: { app: true, passkey: false } }),
    ...changes,
  })
  fill(await screen.findByLabelText('Email'), 'maya@example.com')
  fill(screen.getByLabelText('Password'), 'a quiet harbour')
  await opened.user.click(screen.getByRole('button', { name: 'Sign In' }))
  await screen.findByRole('heading', { name: 'One more step' })
  return opened
}

const digits = () => screen.getByLabelText<HTMLInputElement>('Six digits')

test('a pasted code goes on by itself, a wrong one is told beside the boxes and they are empty again', async () => {
  const { user, far } = await typePassword({
    'auth.secondStep': () => refused(400, { code: 'invalid_input', message: wrong, fields: { code: wrong } }),
  })
  await waitFor(() => expect(document.activeElement).toBe(digits()))
  expect(digits().autocomplete).toBe('one-time-code')
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
  await user.paste('417 902')
  await waitFor(() => expect(describes(digits())).toContain(wrong))
  expect(far.of('auth.secondStep').map(({ body }) => body)).toEqual([{ way: 'app', code: '417902' }])
  expect([digits().value, document.activeElement === digits()]).toEqual(['', true])
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(describes(digits())).toContain('Type the code')
  expect(far.of('auth.secondStep')).toHaveLength(1)
})

test('a recovery code is another way, and a sign-in that took too long leads back to the password', async () => {
  const late = 'This sign-in took too long. Please type your password once more.'
  const { user, far } = await typePassword({
    'auth.secondStep': () => refused(409, { code: 'conflict', message: late }),
  })
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  await user.type(await screen.findByLabelText('Recovery code'), '4f7k-9qxd{Enter}')
  await expectToast('Not Signed In', late)
  expect(far.of('auth.secondStep').map(({ body }) => body)).toEqual([{ way: 'recovery', code: '4f7k-9qxd' }])
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('maya@example.com')
})

const off = { secondStepAt: null, hasApp: false, recoveryCodes: 0, passkeys: [] }
const on = { ...off, secondStepAt: '2026-11-02T12:00:00.000Z', hasApp: true, recoveryCodes: 8 }
const done = () => ({ ok: true as const })

async function openFactors(changes: Answers) {
  const opened = openApp('/', { ...answersOf({ trip: lisbon() }), ...changes })
  await opened.user.click(await screen.findByRole('button', { name: 'Profile menu' }))
  await opened.user.click(await screen.findByRole('menuitem', { name: 'Profile' }))
  await opened.user.click(await screen.findByText('Passkeys and second step'))
  return opened
}

test('an app is scanned and checked, its recovery codes are shown, and only then the second step is turned on', async () => {
  let factors: typeof off | typeof on = off
  const { user, far } = await openFactors({
    'auth.factors': () => factors,
    'auth.prepareApp': () => ({
      key: 'GEZDGNBVGY3TQOJQ',
      link: 'otpauth://totp/Sojourn:maya?secret=GEZDGNBVGY3TQOJQ',
    }),
    'auth.checkApp': done,
    'auth.newRecoveryCodes': () => ({ codes: ['4F7K-9QXD', 'M2RT-6HWA'] }),
    'auth.turnOnSecondStep': () => {
      factors = on
      return { ok: true }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Turn on' }))
  await screen.findByText('GEZD GNBV GY3T QOJQ')
  expect(screen.getByRole('img', { name: /The key of your account/ })).toBeTruthy()
  await user.click(digits())
  await user.paste('417902')
  const list = await screen.findByRole('list', { name: 'Recovery codes' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['4F7K-9QXD', 'M2RT-6HWA'])
  expect(far.of('auth.turnOnSecondStep')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Switch on' }))
  await expectToast('Second Step On')
  await screen.findByText('Authenticator app, since Nov 2, 2026 · 8 recovery codes left')
})

test('what asks for a proof is sent again once it was given, and stays undone without', async () => {
  let isProven = false
  const { user, far } = await openFactors({
    'auth.factors': () => on,
    'auth.turnOffSecondStep': () =>
      isProven
        ? { ok: true }
        : refused(403, { code: 'proof_needed', message: 'Please show once more that it is you.' }),
    'auth.prove': () => {
      isProven = true
      return { ok: true }
    },
  })
  const turnOff = async () => {
    await user.click(await screen.findByRole('button', { name: 'Turn off' }))
    const asked = await screen.findByRole('alertdialog')
    await user.click(within(asked).getByRole('button', { name: 'Turn off' }))
    return screen.findByRole('dialog', { name: 'Is it you?' })
  }
  await turnOff()
  await user.keyboard('{Escape}')
  await expectToast('Nothing Was Changed', 'Please show once more that it is you.')
  await turnOff()
  await user.click(await screen.findByLabelText('Six digits'))
  await user.paste('417902')
  await expectToast('Second Step Off')
  expect(far.of('auth.prove').map(({ body }) => body)).toEqual([{ way: 'app', code: '417902' }])
  expect(far.of('auth.turnOffSecondStep')).toHaveLength(3)
})

test('how one signs in is asked for once more where it could not be read', async () => {
  let fails = true
  const { user } = await openFactors({
    'auth.factors': () => (fails ? refused(500, { code: 'internal', message: 'It went wrong' }) : off),
  })
  await screen.findByText('How you sign in could not be loaded')
  fails = false
  await user.click(screen.getByRole('button', { name: /Retry|Try again/ }))
  expect(await screen.findByText('After your password nothing more is asked for.')).toBeTruthy()
})
