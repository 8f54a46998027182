import type { Page } from '@playwright/test'
import { expect, expectAppStands, password, test } from './support/test.ts'
import { addTrip } from './support/trips.ts'

/** Keeps the app's code back until it is let go. */
async function holdApp(page: Page): Promise<() => void> {
  let letGo = () => {}
  const wait = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/base-*.js', async (route) => {
    await wait
    await route.continue()
  })
  return letGo
}

test('AUTH-02 somebody signs in on a form that was there before the app, and nothing typed or pressed is lost', async ({
  open,
  signUp,
}) => {
  const page = await open()
  const { email } = await signUp(page)
  await page.context().clearCookies()
  const letGo = await holdApp(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-busy', 'true')
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: /welcome/i })).toBeVisible()
})

test('an empty form says what is missing before the app is there, and goes on where the traveller was', async ({
  open,
}) => {
  const page = await open()
  const letGo = await holdApp(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Sign In' }).click()
  // In the words of the browser.
  await expect(page.locator('input:user-invalid')).toHaveCount(2)
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').pressSequentially('maya@exa')
  letGo()
  await expectAppStands(page)
  await page.keyboard.type('mple.com')
  await expect(page.getByLabel('Email')).toHaveValue('maya@example.com')
  await page.getByLabel('Email').fill('')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
})

test('a press on another way in waits for the app', async ({ open }) => {
  const page = await open()
  const letGo = await holdApp(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  // Only the last press counts.
  await page.getByRole('button', { name: 'Create an account' }).click()
  letGo()
  await expect(page.getByRole('heading', { name: 'Your next trip starts here' })).toBeVisible()
})

test('a keyboard that has reached a button is still on it when the app has come', async ({ open }) => {
  const page = await open()
  const letGo = await holdApp(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Create an account' }).focus()
  letGo()
  await expectAppStands(page)
  await expect(page.getByRole('button', { name: 'Create an account' })).toBeFocused()
})

test('each first screen comes in few files, and its page names them', async ({ open, signUp }) => {
  const page = await open()
  await signUp(page, { plan: 'pro' })
  const tripId = await addTrip(page)
  for (const path of ['/', `/trips/${tripId}`]) {
    const asked: string[] = []
    const note = (request: { url(): string }) => asked.push(new URL(request.url()).pathname)
    page.on('request', note)
    await page.goto(path, { waitUntil: 'networkidle' })
    page.off('request', note)
    const html = await (await page.request.get(path)).text()
    const modules = /(?:rel="modulepreload"[^>]* href|type="module"[^>]* src)="([^"]+)"/g
    const named = [...html.matchAll(modules)].map(([, file]) => file)
    const scripts = new Set(asked.filter((file) => file.endsWith('.js')))
    expect(scripts.size).toBeLessThanOrEqual(16)
    // The weather, what is left to pack, ideas, places of the map.
    expect(asked.filter((file) => file.startsWith('/api/')).length).toBeLessThanOrEqual(3)
    expect(named.length).toBeGreaterThan(4)
    expect(named.filter((file) => !scripts.has(file ?? ''))).toEqual([])
    for (const file of named.filter((one) => /(base|app|signed-in|dashboard|trip)-/.test(one ?? ''))) {
      const code = await (await page.request.get(file ?? '')).text()
      // A browser reads the hint in front of the code only.
      if (code.length > 10_000) expect(code.slice(0, 30), file).toContain('allFunctionsCalledOnLoad')
    }
  }
})

test('a signed-in page carries who it was made for and what it shows, to nobody else, and is kept by no cache', async ({
  open,
  signUp,
}) => {
  const page = await open()
  const { id } = await signUp(page, { name: 'Maya "</head><b>" & Co' })
  const tripId = await addTrip(page)
  for (const path of ['/', `/trips/${tripId}`]) {
    const answer = await page.request.get(path)
    expect(answer.headers()['cache-control']).toBe('no-store')
    const text = await answer.text()
    expect(text).toContain(id)
    expect(text).toContain('Family Trip to Lisbon')
  }
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Welcome back, Maya "</head><b>" & Co!' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Family Trip to Lisbon' })).toBeVisible()
  expect(asked).not.toContain('/api/auth/user')
  expect(asked).not.toContain('/api/trips')
  expect(asked).not.toContain('/api/activity')
  // The overview counts what is packed in the first trip: it has brought it by then.
  asked.length = 0
  await page.goto(`/trips/${tripId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Family Trip to Lisbon' })).toBeVisible()
  for (const path of [`/api/trips/${tripId}`, `/api/trips/${tripId}/snapshot`])
    expect(asked).not.toContain(path)
  const stranger = await open()
  await signUp(stranger)
  const theirs = await (await stranger.request.get(`/trips/${tripId}`)).text()
  expect(theirs).toContain('id="answers"')
  expect(theirs).not.toContain('Family Trip to Lisbon')
  // Whoever is signed out meanwhile is not held to be here by the page.
  await page.context().clearCookies()
  for (const path of ['/login', `/trips/${tripId}`])
    expect(await (await page.request.get(path)).text()).not.toContain('id="answers"')
})
