import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { type Answers, refused } from '../../../test/far-end.ts'
import { describes, expectAccessible, expectToast, fill, openApp } from '../../../test/open-app.tsx'

async function openLogin(changes: Answers = {}, address = '/login') {
  const opened = openApp(address, {
    'auth.currentUser': () => refused(401, { code: 'not_signed_in', message: 'Unauthorized' }),
    'auth.options': () => ({ passwordReset: false, google: false, apple: false }),
    ...changes,
  })
  await screen.findByLabelText('Email')
  const submit = () => opened.user.click(screen.getByRole('button', { name: /^Sign (In|Up)$/ }))
  const press = (name: string) => opened.user.click(screen.getByRole('button', { name }))
  return { ...opened, submit, press }
}

const notSetUp = (provider: string) => () =>
  refused(503, {
    code: 'unavailable',
    message: `${provider} sign-in is currently being set up. Please use email/password for now.`,
  })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const toasts = () => screen.queryAllByRole('listitem').filter((item) => item.closest('ol'))

test('AUTH-06 AUTH-07 an empty field is marked and gets the focus; nothing is sent and no toast shows', async () => {
  const { submit, press, far } = await openLogin()
  const expectMissing = async (label: string, text: string) => {
    await submit()
    await waitFor(() => expect(document.activeElement).toBe(field(label)))
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(describes(field(label))).toContain(text)
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1)
  }
  await expectMissing('Email', 'Email is required')
  fill(field('Email'), 'maya@example.com')
  await expectMissing('Password', 'Password is required')
  await press('Create an account')
  await expectMissing('Full name', 'Full name is required')
  fill(field('Full name'), 'Maya Okafor')
  await expectMissing('Password', 'Password is required')
  await expectAccessible()
  expect([...far.of('auth.signIn'), ...far.of('auth.signUp')]).toEqual([])
  expect(toasts()).toEqual([])
})

test('AUTH-03 AUTH-04 a newcomer begins with signing up, and the address keeps no trace of it', async () => {
  const { press } = await openLogin({}, '/login?new=1')
  expect(field('Full name')).toBeTruthy()
  await waitFor(() => expect(location.pathname + location.search).toBe('/login'))
  expect(field('Full name')).toBeTruthy()
  await press('Sign in')
  expect(screen.queryByLabelText('Full name')).toBeNull()
})

test('where nobody can sign up the screen says so in place of the offer, but for whoever has an invitation', async () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="sign-up" content="invited">')
  const meta = document.querySelector<HTMLMetaElement>('meta[name="sign-up"]')!
  onTestFinished(() => meta.remove())
  const offer = () => screen.queryByRole('button', { name: 'Create an account' })
  const invited = await openLogin()
  expect(screen.getByText(/Open the link of your invitation/)).toBeTruthy()
  expect(offer()).toBeNull()
  invited.unmount()
  meta.content = 'nobody'
  const closed = await openLogin({}, '/login?new=1')
  expect(screen.getByText('This server takes no new accounts at the moment.')).toBeTruthy()
  expect(screen.queryByLabelText('Full name')).toBeNull()
  expect(screen.queryByText(/create an account/)).toBeNull()
  closed.unmount()
  await openLogin({}, `/login?returnTo=${encodeURIComponent('/join?token=abc')}`)
  expect(offer()).not.toBeNull()
})

test('a password that is too short gets one message, and nothing is sent', async () => {
  const { submit, press, far } = await openLogin({
    'auth.signUp': () => refused(400, { code: 'invalid_input', message: 'x', fields: { password: 'x' } }),
  })
  await press('Create an account')
  fill(field('Full name'), 'Maya Okafor')
  fill(field('Email'), 'maya@example.com')
  expect(describes(field('Password'))).toBe('At least 8 characters.')
  fill(field('Password'), 'harbour')
  await submit()
  await waitFor(() => expect(describes(field('Password'))).toBe('Use at least 8 characters'))
  expect(document.activeElement).toBe(field('Password'))
  expect(far.of('auth.signUp')).toEqual([])
  expect(toasts()).toEqual([])
})

test('AUTH-13 AUTH-14 a refused sign-in says why, and the focus is back in the password', async () => {
  const { submit, press } = await openLogin({
    'auth.signIn': () =>
      refused(401, { code: 'not_signed_in', message: 'The email or the password is not right.' }),
    'auth.signUp': () =>
      refused(409, { code: 'conflict', message: 'An account with this email already exists.' }),
  })
  fill(field('Email'), 'maya@example.com')
  fill(field('Password'), 'not the password')
  await submit()
  await expectToast('Authentication Failed', 'The email or the password is not right.')
  await waitFor(() => expect(document.activeElement).toBe(field('Password')))
  await expectAccessible()
  await press('Create an account')
  fill(field('Full name'), 'Maya Okafor')
  await submit()
  await expectToast('Authentication Failed', 'An account with this email already exists.')
  // The wrong password above was no ended session: nobody was sent away.
  expect(location.pathname).toBe('/login')
})

test('AUTH-13 a server that fails leaves the words to the app', async () => {
  const { submit } = await openLogin({ 'auth.signIn': () => refused(503) })
  fill(field('Email'), 'maya@example.com')
  fill(field('Password'), 'a quiet harbour')
  await submit()
  await expectToast('Authentication Failed', 'Please try again or contact support.')
  await waitFor(() => expect(document.activeElement).toBe(field('Password')))
})

test('AUTH-05 AUTH-10 AUTH-11 AUTH-12 without a mail server and without providers, words say so and nothing else happens', async () => {
  const { press, far } = await openLogin({
    'auth.googleStatus': notSetUp('Google'),
    'auth.appleStatus': notSetUp('Apple'),
  })
  await waitFor(() => expect(far.of('auth.options')).toHaveLength(1))
  const before = far.asked.length
  await press('Forgot your password?')
  await expectToast(
    'Password Reset',
    'Password reset functionality will be available soon. Please contact support if needed.',
  )
  expect(far.asked).toHaveLength(before)
  for (const provider of ['Google', 'Apple']) {
    await press(`Continue with ${provider}`)
    await expectToast(
      `${provider} Sign-In`,
      `${provider} sign-in is currently being set up. Please use email/password for now.`,
    )
    expect(toasts()).toHaveLength(1)
  }
  expect(far.asked.slice(before).map(({ name }) => name)).toEqual(['auth.googleStatus', 'auth.appleStatus'])
  expect(location.pathname).toBe('/login')
})
