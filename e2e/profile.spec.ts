import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { dropFromPage, refuse, reply } from './support/answers.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  password,
  screenName,
  slimScreens,
  test,
  wcagTags,
} from './support/test.ts'
import { toastLife } from './support/toast-life.ts'

const landing = (page: Page) => page.getByRole('heading', { name: 'Smart Travel Planning' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Profile' })
const section = (page: Page, name: string) => dialog(page).getByRole('heading', { name, level: 3 })

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile menu' }).click()
}

async function choose(page: Page, item: string): Promise<void> {
  await openMenu(page)
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

async function openProfile(page: Page): Promise<void> {
  await page.goto('/')
  await choose(page, 'Profile')
  await expect(dialog(page)).toBeVisible()
}

for (const screen of slimScreens) {
  test(`PROF-01 PROF-02 PROF-07 PROF-08 PROF-09 PROF-10 PROF-12 PROF-13 PROF-14 PROF-15 PROF-16 DASH-01 DASH-02 a name is changed in the profile dialog (${screenName(screen)})`, async ({
    open,
    signUp,
  }) => {
    const page = await open(screen)
    const { email } = await signUp(page, { plan: 'pro' })
    const sent: unknown[] = []
    page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.postDataJSON()))
    await page.goto('/')
    await expect(page.getByText('PRO', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Notifications' }).click()
    await expect(page.getByText('No notifications yet')).toBeVisible()
    await page.keyboard.press('Escape')

    await openMenu(page)
    await expect(page.getByRole('menuitem')).toHaveText([
      'Profile',
      'Settings',
      'Notifications',
      'Privacy & Security',
      'Log out',
    ])
    await expectAccessible(page, wcagTags)
    await page.getByRole('menuitem', { name: 'Profile' }).click()
    await expect(dialog(page).getByRole('img', { name: 'Maya Okafor' })).toHaveText('MO')
    await expect(dialog(page)).toContainText(email)
    await expect(dialog(page)).toContainText(/Member since [A-Z][a-z]{2} \d{1,2}, \d{4}/)
    await expect(dialog(page).getByRole('textbox')).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const edit = dialog(page).getByRole('button', { name: 'Edit Profile' })
    const name = dialog(page).getByLabel('Display name')
    await edit.click()
    await expect(name).toBeFocused()
    await expect(dialog(page).getByLabel('Email', { exact: true })).toHaveAttribute('readonly')
    await expect(dialog(page).getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
      'Email cannot be changed. Contact support if needed.',
    )
    await expectAccessible(page)
    await name.fill('Somebody else')
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await edit.click()
    await expect(name).toHaveValue('Maya Okafor')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(edit).toBeVisible()
    expect(sent).toEqual([])

    await edit.click()
    await name.fill('Maya O.')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Profile Updated', 'Your profile has been successfully updated')
    await expect(edit).toBeVisible()
    expect(sent).toEqual([{ name: 'Maya O.' }])
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('button', { name: 'Profile menu' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Welcome back, Maya O.!' })).toBeVisible()
  })
}

test('PROF-03 PROF-04 PROF-05 the menu leads to the plan, to a word about notifications and to the privacy page', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  await page.clock.install()
  await page.goto('/')
  await openMenu(page)
  const life = await toastLife(page, async () => {
    await page.getByRole('menuitem', { name: 'Notifications' }).click()
    const notice = 'Push notifications will be available in the mobile app. Stay tuned!'
    await expectToast(page, 'Notifications', notice)
  })
  expect(life).toBeGreaterThanOrEqual(3_000)
  expect(life).toBeLessThan(4_500)

  await choose(page, 'Settings')
  await page.waitForURL('/subscribe')
  await page.goBack()
  await choose(page, 'Privacy & Security')
  await page.waitForURL('/privacy')
})

test('PROF-08 PROF-11 PROF-17 a dialog that cannot be loaded leaves the page as it is, a failed save says so, an unknown date gives way to a welcome, an ended session to Sign In', async ({
  open,
  signUp,
  sql,
}) => {
  const page = await open({ width: 'phone' })
  const { id } = await signUp(page)
  const pressed = Promise.withResolvers<void>()
  await page.route('**/api/auth/user', async (route) => {
    if (route.request().method() === 'PATCH') {
      await pressed.promise
      return refuse(route, 500)
    }
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    return reply(route, { ...((await response.json()) as object), createdAt: null })
  })
  // So that the answer above is asked for.
  await dropFromPage(page, '/')
  let isBroken = true
  await page.route('**/assets/profile-dialog-*.js', (route) => (isBroken ? route.abort() : route.continue()))
  await page.goto('/')
  for (let tries = 0; tries < 2; tries++) {
    await choose(page, 'Profile')
    await expectToast(page, 'Error', 'This could not be loaded. Check your connection, then reload the page.')
    await expect(page.getByRole('heading', { name: 'Welcome back, Maya Okafor!' })).toBeVisible()
    if (tries === 0)
      await page
        .getByRole('region', { name: /Notifications/ })
        .getByRole('button', { name: 'Close' })
        .click()
  }
  isBroken = false
  await page.getByRole('button', { name: 'Reload' }).click()

  await choose(page, 'Profile')
  await expect(dialog(page)).toContainText('Welcome to Sojourn')
  await dialog(page).getByRole('button', { name: 'Edit Profile' }).click()
  await dialog(page).getByLabel('Display name').fill('Maya O.')
  const save = dialog(page).getByRole('button', { name: 'Save' })
  await save.click()
  // While it is being saved, Escape leaves the dialog as it is; later it would close the message.
  await page.keyboard.press('Escape')
  pressed.resolve()
  await expectToast(page, 'Update Failed', 'Unable to update profile. Please try again.')
  await expect(dialog(page).getByLabel('Display name')).toHaveValue('Maya O.')
  const notes = page.getByRole('region', { name: /Notifications/ })
  await page.keyboard.press('F8')
  await expect(notes.locator('ol')).toBeFocused()
  await notes.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(save).toBeFocused()

  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await sql('delete from sessions where "userId" = $1', [id])
  await choose(page, 'Profile')
  await expect(dialog(page)).toContainText('You are logged out.')
  await expect(page.getByText('Sign in to carry on where you were.')).toBeAttached()
  await expectAccessible(page)
  await dialog(page).getByRole('link', { name: 'Sign In' }).click()
  await page.waitForURL('/login')
})

test('AUTH-23 PROF-06 logging out forgets first, then ends the session, then goes home, in every tab; a failure is told and can be tried again', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const other = await page.context().newPage()
  await other.goto('/')
  await page.goto('/subscribe')
  await page.goto('/')
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('cache_GET_/api/trips', '[]')
    localStorage.setItem('ai_budget_1', '{}')
  })
  const stored = () => page.evaluate(() => Object.keys(localStorage))
  const before: string[][] = []
  let isDown = true
  await page.route('**/api/logout', async (route) => {
    before.push(await stored())
    return isDown ? route.abort() : route.continue()
  })
  await choose(page, 'Log out')
  await expectToast(page, 'Log Out Failed', 'You are still logged in on this device.')
  expect((await page.request.get('/api/auth/user')).status()).toBe(200)
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(landing(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
  expect(before).toHaveLength(2)
  for (const keys of before) expect(keys.filter((key) => /^(cache_|ai_)/.test(key))).toEqual([])
  expect(await stored()).toContain('theme')

  // No other tab goes on showing what was private, and neither does Back.
  await expect(landing(other)).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Sign in or create an account, then choose your plan.')).toBeVisible()

  // Once somebody else has signed in here, coming back to a tab shows that person.
  await signUp(page)
  await other.goto('/')
  await expect(other.getByRole('heading', { name: 'Welcome back, Maya Okafor!' })).toBeVisible()
  await signUp(page, { name: 'Tunde Bello' })
  await other.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(other.getByRole('heading', { name: 'Welcome back, Tunde Bello!' })).toBeVisible()

  // Out of the browser's memory a page comes as it was left. It is hidden while the new one is on its way.
  await other.evaluate(() => localStorage.removeItem('user_snapshot'))
  await page.request.post('/api/logout')
  const isSeen = await other.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    return document.querySelector('h1')?.checkVisibility()
  })
  expect(isSeen).toBe(false)
  await expect(landing(other)).toBeVisible()
})

test('someone changes the password, downloads everything kept about them and logs out on every device', async ({
  open,
  signUp,
}) => {
  const page = await open()
  const { email } = await signUp(page)
  const other = await open()
  const signIn = (typed: string) =>
    other.request.post('/api/auth/signin', { data: { email, password: typed } })
  await openProfile(page)

  await section(page, 'Change password').click()
  const change = dialog(page).getByRole('button', { name: 'Change Password' })
  await change.click()
  await expect(dialog(page).getByLabel('Current password')).toHaveAccessibleDescription(
    'Password is required',
  )
  await dialog(page).getByLabel('Current password').fill('not the password')
  await dialog(page).getByLabel('New password').fill('a louder harbour')
  await change.click()
  await expect(dialog(page).getByLabel('Current password')).toHaveAccessibleDescription(
    'The current password is not right.',
  )
  await expectAccessible(page)
  await dialog(page).getByLabel('Current password').fill(password)
  await change.click()
  await expectToast(page, 'Password Changed', 'Your other devices have been logged out.')
  expect((await signIn(password)).status()).toBe(401)
  expect((await signIn('a louder harbour')).status()).toBe(200)

  await section(page, 'Download my data').click()
  const download = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Download My Data' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.json$/)
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ account: { email } })

  await section(page, 'Log out everywhere').click()
  await dialog(page).getByRole('button', { name: 'Log Out Everywhere' }).click()
  await expect(landing(page)).toBeVisible()
  for (const device of [page, other]) {
    expect((await device.request.get('/api/auth/user')).status()).toBe(401)
  }
})

test('an account is deleted only after its email and its password were typed once more', async ({
  open,
  signUp,
  sql,
}) => {
  const page = await open({ width: 'phone', theme: 'dark' })
  const { email, id } = await signUp(page)
  await openProfile(page)
  await section(page, 'Delete my account').click()
  const remove = dialog(page).getByRole('button', { name: 'Delete My Account' })
  await expect(remove).toHaveAttribute('aria-disabled', 'true')
  await dialog(page).getByLabel('Type your email to confirm').fill('somebody@example.com')
  await expect(remove).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await dialog(page).getByLabel('Type your email to confirm').fill(email.toUpperCase())
  const typed = dialog(page).getByLabel('Your password')
  await typed.fill('not my password')
  await remove.click()
  await expect(typed).toHaveAccessibleDescription('The current password is not right.')
  await typed.fill(password)
  await remove.click()
  await page.waitForURL('/login')
  await expectToast(page, 'Account Deleted', 'Your account and your trips are gone.')
  expect(await sql('select 1 from users where "id" = $1', [id])).toEqual([])
})
