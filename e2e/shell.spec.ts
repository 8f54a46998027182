import type { Page } from '@playwright/test'
import { holdLeaving } from './support/answers.ts'
import { tabTo } from './support/keyboard.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  password,
  screenName,
  screens,
  slimScreens,
  test,
} from './support/test.ts'
import { toastLife } from './support/toast-life.ts'

const signInForm = (page: Page) => page.getByLabel('Password', { exact: true })
const region = (page: Page) => page.getByRole('region', { name: /Notifications/ })
const failureText = "We're having trouble loading the app"
const phoneAgent =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'

test('ROUTE-02 ROUTE-08 ROUTE-09 ROUTE-12 ROUTE-15 ROLE-06 a visitor sees the landing page at home, the payment result, and the sign-in screen in place of the rest', async ({
  open,
}) => {
  const page = await open()
  for (const path of [
    '/subscribe',
    '/subscribe?plan=yearly',
    '/trips/1',
    '/nowhere',
    '/dashboard',
    '/packing',
  ]) {
    await page.goto(path)
    await expect(signInForm(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path.split('?')[0])
  }
  await page.goto('/confirmation')
  await expect(page.getByRole('heading', { name: 'Payment Verification Failed' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Smart Travel Planning' })).toBeVisible()
  await expect(signInForm(page)).toHaveCount(0)
})

for (const screen of screens) {
  test(`ROUTE-05 ROUTE-06 ROUTE-07 ROUTE-09 ROUTE-14 ROUTE-18 ERR-08 the plan, the payment result and the missing page (${screenName(screen)})`, async ({
    open,
    signUp,
  }) => {
    const page = await open(screen)
    await signUp(page)
    const period = (name: RegExp) => page.getByRole('radio', { name })
    await page.goto('/subscribe?plan=yearly')
    await expect(period(/Yearly/)).toBeChecked()
    await expect(page.getByText('$45.99')).toBeVisible()
    await expect(page.getByText('about $3.83 a month')).toBeVisible()
    // The label that overstates the saving stays on the landing page (C-002).
    await expect(page.getByText(/\bsave\b/i)).toHaveCount(0)
    await page.goto('/subscribe')
    await expect(period(/Monthly/)).toBeChecked()
    await expect(page.getByText('$7.99')).toBeVisible()
    await period(/Yearly/).click()
    await expect(page.getByText('per year')).toBeVisible()
    expect(new URL(page.url()).search).toBe('?plan=yearly')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.goto('/confirmation')
    await expect(page.getByText('No session ID found in URL')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/subscribe')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.goto('/no/such/page')
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await expect(page.getByText('There is no page at this address.')).toBeVisible()
    await page.context().setOffline(true)
    await expect(page.getByText('You are offline.')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.context().setOffline(false)
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back, Maya Okafor!' })).toBeVisible()
  })
}

test('ERR-01 ERR-02 ERR-03 ROUTE-19 after the session ended a read shows no data, and a write says so and leads to the sign-in screen and back', async ({
  open,
  signUp,
  sql,
}) => {
  const page = await open()
  const endSessions = (id: string) => sql('delete from sessions where "userId" = $1', [id])
  const { email, id } = await signUp(page)
  await page.goto('/nowhere')
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible()
  await endSessions(id)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'You are logged out' })).toBeVisible()
  await expect(page.getByText('No trips yet')).toHaveCount(0)
  await expect(region(page).getByRole('listitem')).toHaveCount(0)
  await expectAccessible(page)

  expect((await page.request.post('/api/auth/signin', { data: { email, password } })).status()).toBe(200)
  await page.goto('/')
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Display name').fill('Maya O.')
  await endSessions(id)

  const leave = await holdLeaving(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Unauthorized', 'You are logged out. Logging in again...')
  await leave()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your session has ended. Sign in to carry on where you were.')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await signInForm(page).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  // The name that waited is saved by whoever wrote it.
  await expect(page.getByRole('heading', { name: 'Welcome back, Maya O.!' })).toBeVisible()
})

test('TOAST-02 TOAST-03 TOAST-05 TOAST-06 TOAST-07 one toast shows at a time, for five seconds; it can be swiped away and reached with F8', async ({
  open,
}) => {
  const page = await open({ width: 'tablet' })
  await page.clock.install()
  await page.goto('/login')
  await expect(signInForm(page)).toBeVisible()
  const list = region(page).locator('ol')
  // The form stands before the app that listens.
  await expect(async () => {
    await page.keyboard.press('F8')
    await expect(list).toBeFocused({ timeout: 500 })
  }).toPass()
  const toasts = region(page).getByRole('listitem')
  const showReset = async () => {
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await expectToast(page, 'Password Reset')
  }
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expectToast(page, 'Google Sign-In')
  const life = await toastLife(page, async () => {
    await showReset()
    await expect(toasts).toHaveCount(1)
    await expect(page.getByText('Google Sign-In')).toHaveCount(0)
  })
  expect(life).toBeGreaterThanOrEqual(5_000)
  expect(life).toBeLessThan(6_500)

  await showReset()
  const box = (await toasts.boundingBox())!
  expect(box.width).toBeLessThanOrEqual(420)
  const swipe = async (px: number) => {
    const [x, y] = [box.x + 60, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 15, y)
    await page.mouse.move(x + px, y, { steps: 4 })
    await page.mouse.up()
  }
  await swipe(40)
  await expect(toasts).toHaveCount(1)
  await swipe(70)
  await expect(toasts).toHaveCount(0)

  await showReset()
  await page.keyboard.press('F8')
  await expect(list).toBeFocused()
  await expectAccessible(page)
  await tabTo(page, toasts.getByRole('button', { name: 'Close' }))
  await page.getByRole('button', { name: 'Continue with Google' }).dispatchEvent('click')
  await expectToast(page, 'Google Sign-In')
  await expect(list).toBeFocused()
})

test('THEME-01 THEME-02 THEME-03 the page is light until somebody asks for dark, and then it stays dark', async ({
  open,
}) => {
  const page = await open()
  await page.emulateMedia({ colorScheme: 'dark' })
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'))
  const stored = () => page.evaluate(() => localStorage.getItem('theme'))
  await page.goto('/')
  expect(await isDark()).toBe(false)
  await page.getByRole('button', { name: 'Switch to dark theme' }).first().click()
  expect(await isDark()).toBe(true)
  expect(await stored()).toBe('dark')
  await page.goto('/login')
  await expect(signInForm(page)).toBeVisible()
  expect(await isDark()).toBe(true)
  await page.goto('/')
  await page.getByRole('button', { name: 'Switch to light theme' }).first().click()
  expect(await stored()).toBe('light')
  await page.reload()
  expect(await isDark()).toBe(false)
})

for (const screen of slimScreens) {
  test(`ERR-04 an app that cannot start says so and can be tried again (${screenName(screen)})`, async ({
    open,
  }) => {
    const page = await open(screen)
    let isBroken = true
    await page.route('**/assets/*.js', (route) => (isBroken ? route.abort() : route.continue()))
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: failureText })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    isBroken = false
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(signInForm(page)).toBeVisible()
    await expect(page.getByText(failureText)).toBeHidden()
  })
}

test('ERR-04 an app that stops at its start, or a part that cannot be loaded, shows the same text', async ({
  open,
}) => {
  const page = await open()
  await page.route('**/assets/app-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("stopped")' }),
  )
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: failureText })).toBeVisible()
  await page.unrouteAll()
  await page.route('**/assets/sign-in-*.js', (route) => route.abort())
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: failureText })).toBeVisible()
})

test('PWA-07 on a phone an empty page is loaded once more after three seconds, and never twice', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, userAgent: phoneAgent })
  const page = await context.newPage()
  let loads = 0
  page.on('framenavigated', () => loads++)
  // The script neither arrives nor fails: the page stays empty.
  await page.route('**/assets/*.js', () => undefined)
  await page.clock.install()
  const load = page.goto('/trips/7', { waitUntil: 'commit' })
  await load
  await expect.poll(() => loads).toBe(1)
  await page.clock.runFor(2_900)
  expect(loads).toBe(1)
  await page.clock.runFor(200)
  await expect.poll(() => loads).toBe(2)
  await expect(page.getByText(failureText)).toBeHidden()
  await page.clock.runFor(3_100)
  await expect(page.getByRole('heading', { name: failureText })).toBeVisible()
  await page.clock.runFor(60_000)
  expect(loads).toBe(2)
  await context.close()
})

test('PWA-06 a new build clears what older ones left and keeps what belongs to it', async ({ open }) => {
  const page = await open()
  const kept = {
    theme: 'dark',
    offline_operations_queue: '[]',
    'cache_GET_/api/trips': '[]',
    ai_events_4: '[]',
    install_dismissed_at: '1',
  }
  // A page of this origin that is not the app.
  await page.goto('/api/openapi.json')
  await page.evaluate(async (entries) => {
    for (const [key, value] of Object.entries({ ...entries, old_state: '{}' }))
      localStorage.setItem(key, value)
    sessionStorage.setItem('old_step', '3')
    await caches.open('old-precache')
    await caches.open('sojourn-kept')
  }, kept)
  await page.goto('/login')
  await expect(signInForm(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cleaned_build'))).not.toBeNull()
  const left = await page.evaluate(async () => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    session: Object.fromEntries(Object.entries(sessionStorage)),
    caches: await caches.keys(),
  }))
  expect(left.local).toMatchObject(kept)
  expect(left.local).not.toHaveProperty('old_state')
  expect(left.session).not.toHaveProperty('old_step')
  expect(left.caches).not.toContain('old-precache')
})
