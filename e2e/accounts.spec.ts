import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { passwordPersonal } from '@sojourn/contract/auth/password-rules'
import { authRefusalsWords } from '@sojourn/contract/auth/words-refusals'
import { refuse } from './support/answers.ts'
import {
  expect,
  expectAccessible,
  expectAppStands,
  expectNoSidewaysScroll,
  expectToast,
  password,
  screenName,
  screens,
  test,
} from './support/test.ts'

const submit = (page: Page) => page.getByRole('button', { name: /^Sign (In|Up)$/ })
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })
const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')

/** Every call of a path that the page makes from now on. */
function callsOf(page: Page, path: RegExp): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (path.test(pathname)) calls.push(`${request.method()} ${pathname}${search}`)
  })
  return calls
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await passwordField(page).fill(password)
  await submit(page).click()
}

async function press(page: Page, key: 'Tab' | 'Shift+Tab', target: Locator): Promise<void> {
  for (let count = 0; count < 20; count++) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}

for (const screen of screens) {
  test(`ROUTE-03 AUTH-01 AUTH-02 AUTH-03 AUTH-04 AUTH-19 the sign-in screen turns into sign-up and back and keeps what was typed (${screenName(screen)})`, async ({
    open,
  }) => {
    const page = await open(screen)
    const checks = callsOf(page, /^\/api\/auth\/user$/)
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pick up where you left off')
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue with Apple' })).toBeVisible()
    await expect(page.getByLabel('Full name')).toHaveCount(0)
    await expect(passwordField(page)).toHaveAttribute('autocomplete', 'current-password')
    await page.getByLabel('Email').fill('maya@example.com')
    await passwordField(page).fill('quiet')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('button', { name: 'Create an account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your next trip starts here')
    await expect(page.getByLabel('Full name')).toHaveAttribute('autocomplete', 'name')
    await expect(passwordField(page)).toHaveAttribute('autocomplete', 'new-password')
    await expect(page.getByLabel('Email')).toHaveValue('maya@example.com')
    await expect(page.getByRole('main')).toContainText(
      'By creating an account you confirm you are at least 13 and accept the Terms',
    )
    await expect(page.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(passwordField(page)).toHaveAttribute('type', 'text')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByLabel('Full name')).toHaveCount(0)
    await expect(passwordField(page)).toHaveValue('quiet')
    await expect(toasts(page)).toHaveCount(0)
    expect(checks).toEqual(['GET /api/auth/user'])
  })
}

test('a new password that is common, or tells of its owner, is refused at its field', async ({ open }) => {
  const page = await open({ width: 'phone' })
  await page.goto('/login')
  await expectAppStands(page)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('Full name').fill('Ines Duarte')
  await page.getByLabel('Email').fill(`${randomUUID()}@example.com`)
  for (const [typed, text] of [
    ['Trustno1', authRefusalsWords.passwordCommon],
    ['du-arte in spring', passwordPersonal()],
  ] as const) {
    await passwordField(page).fill(typed)
    await submit(page).click()
    await expect(passwordField(page)).toHaveAccessibleDescription(new RegExp(text))
    await expect(passwordField(page)).toBeFocused()
  }
  await expectAccessible(page)
  await passwordField(page).fill(password)
  await submit(page).click()
  await expectToast(page, 'Account Created')
})

test('AUTH-08 AUTH-15 AUTH-24 ROUTE-01 TOAST-08 the whole sign-up can be done by keyboard alone and ends on the dashboard', async ({
  open,
}) => {
  const page = await open()
  await page.goto('/login')
  await expect(submit(page)).toBeVisible()
  await expectAppStands(page)
  await page.evaluate(() => Reflect.set(window, 'leftOver', true))
  await press(page, 'Tab', page.getByRole('button', { name: 'Create an account' }))
  await page.keyboard.press('Enter')
  await press(page, 'Shift+Tab', page.getByLabel('Full name'))
  await page.keyboard.type('Ines Duarte')
  await press(page, 'Tab', page.getByLabel('Email'))
  await page.keyboard.type(`${randomUUID()}@example.com`)
  await press(page, 'Tab', passwordField(page))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')

  await expectToast(page, 'Account Created')
  await expect(page.getByRole('heading', { name: 'Welcome back, Ines Duarte!' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await page.evaluate(() => Reflect.get(window, 'leftOver'))).toBeUndefined()
  const kept = { httpOnly: true, secure: true, sameSite: 'Lax' }
  expect(await page.context().cookies()).toMatchObject([
    { name: '__Host-sid', ...kept },
    { name: '__Host-device', ...kept },
  ])
})

test('AUTH-08 AUTH-16 ROUTE-04 ROUTE-13 ROUTE-17 TOAST-08 signing in leads to the page that was wanted, and nowhere else', async ({
  open,
  signUp,
}) => {
  const page = await open()
  const { email } = await signUp(page)
  await page.request.post('/api/logout')

  await page.goto('/api/login?returnTo=%2Fsubscribe%3Fplan%3Dyearly')
  await page.waitForURL('/login?returnTo=%2Fsubscribe%3Fplan%3Dyearly')
  await expect(page.getByText('Sign in or create an account, then choose your plan.')).toBeVisible()
  await signIn(page, email)
  await page.waitForURL('/subscribe?plan=yearly')
  await expectToast(page, 'Welcome Back')

  // Somebody signed in has no use for the form (C-041), and /dashboard is another name of the start (C-024).
  for (const [asked, target] of [
    ['/login', '/'],
    ['/login?returnTo=/subscribe', '/subscribe'],
    ['/login?returnTo=//evil.example', '/'],
    ['/dashboard', '/'],
    ['/api/auth/login', '/'],
  ] as const) {
    await page.goto(asked)
    await page.waitForURL(target)
  }
  await expect(page.getByRole('heading', { name: 'Welcome back, Maya Okafor!' })).toBeVisible()

  await page.request.post('/api/logout')
  await page.goto('/login?returnTo=https://evil.example')
  await signIn(page, email)
  await page.waitForURL('/')
})

test('AUTH-05 AUTH-10 AUTH-11 AUTH-12 without a mail server and without providers, words say so and nothing else happens', async ({
  open,
}) => {
  const page = await open({ width: 'phone', theme: 'dark' })
  const options = page.waitForResponse('**/api/auth/options')
  await page.goto('/login')
  await options
  const calls = callsOf(page, /^\/api\//)
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expectToast(
    page,
    'Password Reset',
    'Password reset functionality will be available soon. Please contact support if needed.',
  )
  expect(calls).toEqual([])
  for (const provider of ['Google', 'Apple']) {
    await page.getByRole('button', { name: `Continue with ${provider}` }).click()
    await expectToast(
      page,
      `${provider} Sign-In`,
      `${provider} sign-in is currently being set up. Please use email/password for now.`,
    )
    await expect(toasts(page)).toHaveCount(1)
  }
  expect(calls).toEqual(['GET /api/auth/google/status', 'GET /api/auth/apple/status'])
  expect(new URL(page.url()).pathname).toBe('/login')

  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByRole('button', { name: 'Support', exact: true }).click()
  await page.waitForURL('/support')
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText('a link for a new password')
})

test('AUTH-17 AUTH-18 AUTH-20 AUTH-21 AUTH-22 ROUTE-16 API-01 the app waits for the server as long as it should, and no longer', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  await page.clock.install()
  const loading = page.getByText('Loading Sojourn…')
  const calls = callsOf(page, /^\/api\/auth\/user$/)
  const visit = async (answer: 'hangs' | 'fails' | 'unreachable') => {
    calls.length = 0
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.route('**/api/auth/user', (route) => {
      if (answer === 'fails') return refuse(route, 500)
      return answer === 'unreachable' ? route.abort() : undefined
    })
    await page.goto('/subscribe')
  }

  await visit('hangs')
  await expect(loading).toBeVisible()
  await page.clock.runFor(6_000)
  await expect(page.getByText('Still waking up. Thanks for your patience.')).toBeVisible()
  await page.clock.runFor(9_000)
  await expect(submit(page)).toBeVisible()
  expect(calls).toHaveLength(1)

  await visit('fails')
  for (const count of [1, 2, 3]) {
    await expect.poll(() => calls.length).toBe(count)
    if (count < 3) await expect(loading).toBeVisible()
    await page.clock.runFor(3_000)
  }
  await expect(submit(page)).toBeVisible()
  await page.clock.runFor(20_000)
  expect(calls).toHaveLength(3)

  await visit('unreachable')
  await expect(submit(page)).toBeVisible()
  expect(calls).toHaveLength(1)
  await expect(toasts(page)).toHaveCount(0)

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const request = page.waitForRequest('**/api/auth/user')
  await page.goto('/subscribe')
  await expect(page.getByRole('radio', { name: /Monthly/ })).toBeVisible()
  expect((await (await request).allHeaders())['cache-control']).toBe('no-cache')
})
