import { dropFromPage, refuse } from './support/answers.ts'
import { escapeFrom } from './support/keyboard.ts'
import { expect, expectAccessible, expectToast, test } from './support/test.ts'
import { addTrip } from './support/trips.ts'

test('TRIP-01 TRIP-02 TRIP-03 TRIP-04 TRIP-05 TRIP-06 TRIP-25 its header and six tabs, none of which adds to the history', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const id = await addTrip(page)
  await page.goto(`/trips/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Family Trip to Lisbon' })).toBeVisible()
  await expect(page.getByText('Lisbon, Portugal').first()).toBeVisible()
  await expect(page.getByText('Apr 18 – 25, 2027')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Trip settings' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Plan' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(page.locator('html')).toHaveClass(/dark/)

  // The assistant's own sub-tabs end with the same word.
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
  const before = await page.evaluate(() => history.length)
  const names = ['Packing', 'Budget', 'Suggestions', 'AI Recommendations', 'Collaboration', 'Plan']
  const values = ['packing', 'budget', 'suggestions', 'ai-recommendations', 'collaboration', 'plan']
  for (const [n, name] of names.entries()) {
    await tab(name).click()
    await expect(page).toHaveURL(`/trips/${id}?tab=${values[n]}`)
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
  }
  expect(await page.evaluate(() => history.length)).toBe(before)

  await page.setViewportSize({ width: 1920, height: 1000 })
  await expect(page.locator('img[src*=".broad-band."]')).toBeVisible()
  const edges = await Promise.all(
    [page.getByRole('link', { name: 'Back to Dashboard' }), page.getByRole('heading', { level: 1 })].map(
      async (one) => (await one.boundingBox())?.x,
    ),
  )
  expect(edges[0]).toBe(edges[1])
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/')
})

test('TRIP-07 TRIP-08 the tab follows Back and the navigate-to-tab event', async ({ open, signUp }) => {
  const page = await open()
  await signUp(page)
  const id = await addTrip(page)
  await page.goto(`/trips/${id}?tab=budget`)
  const selected = page.getByRole('tab', { selected: true })
  await expect(selected).toHaveText('Budget')
  await page.evaluate(() => history.pushState(null, '', '?tab=packing'))
  await expect(selected).toHaveText('Packing')
  await page.goBack()
  await expect(selected).toHaveText('Budget')
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('navigate-to-tab', { detail: { tab: 'collaboration' } })),
  )
  await expect(selected).toHaveText('Collaboration')
  await expect(page).toHaveURL(`/trips/${id}?tab=collaboration`)
})

test('TRIP-03 scrolling leaves a bar with the trip’s name, its tabs and its menu', async ({
  open,
  signUp,
}) => {
  const page = await open({ width: 'phone' })
  await signUp(page)
  const id = await addTrip(page)
  for (let n = 0; n < 25; n++)
    await page.context().request.post(`/api/trips/${id}/packing`, { data: { item: `Item ${n}` } })
  await page.goto(`/trips/${id}?tab=packing`)
  await expect(page.getByText('Item 1', { exact: true })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 700))
  const tabs = page.getByRole('tablist', { name: 'Trip' })
  await expect
    .poll(() => tabs.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBe(60)
  await expect(page.getByText('Family Trip to Lisbon', { exact: true }).first()).toBeInViewport()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Trip settings' }).click()
  await expect(page.getByRole('menuitem', { name: 'Share Trip' })).toBeVisible()
  await escapeFrom(page.getByRole('menu'))
  await page.getByRole('tab', { name: 'Budget' }).click()
  await expect(page.getByRole('tab', { name: 'Budget' })).toBeInViewport()
})

test('TRIP-19 TRIP-20 TRIP-22 TRIP-23 a trip that cannot be loaded is tried four times, a second apart, then shows the way out', async ({
  open,
  signUp,
}) => {
  const page = await open({ theme: 'dark' })
  await signUp(page)
  const id = await addTrip(page)
  const asked: number[] = []
  let isBroken = true
  await dropFromPage(page, `/trips/${id}`)
  await page.route(`**/api/trips/${id}/snapshot`, (route) => {
    asked.push(Date.now())
    return isBroken ? refuse(route, 500) : route.continue()
  })
  await page.goto(`/trips/${id}`)
  await expect(page.getByRole('heading', { name: 'Loading Issue' })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('There was an issue loading your trip. Please refresh the page.')).toBeVisible()
  expect(asked).toHaveLength(4)
  for (const [n, at] of asked.slice(1).entries()) expect(at - (asked[n] ?? 0)).toBeGreaterThanOrEqual(950)
  await expectAccessible(page)

  isBroken = false
  await page.getByRole('button', { name: 'Retry Loading' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Family Trip to Lisbon' })).toBeFocused()

  await page.goto('/trips/999999')
  await expect(page.getByRole('heading', { name: 'Loading Issue' })).toBeVisible()
  await expect(page.getByText('There was an issue loading your trip. Please refresh the page.')).toBeVisible()
  await expect(page.getByText('This trip may be private, or it is gone.')).toBeVisible()
  const askedAgain = page.waitForResponse('**/api/trips/999999/snapshot')
  await page.getByRole('button', { name: 'Retry Loading' }).click()
  await askedAgain
  await expect(page.getByRole('button', { name: 'Retry Loading' })).toBeFocused()
  const reloaded = page.waitForEvent('domcontentloaded')
  await page.getByRole('button', { name: 'Refresh Page' }).click()
  await reloaded
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/')
})

test('NAV-04 NAV-06 NAV-07 from the dashboard it opens the first trip, or says that there is none', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page, { plan: 'pro' })
  await page.goto('/')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('button', { name: 'Budget' }).click()
  await expectToast(page, 'No trips found', 'Create your first trip to access planning features.')
  await addTrip(page, { title: 'Later', startDate: '2027-09-01', endDate: '2027-09-02' })
  const first = await addTrip(page, { title: 'Sooner' })
  await page.reload()
  await nav.getByRole('link', { name: 'Budget' }).click()
  await expect(page).toHaveURL(`/trips/${first}?tab=budget`)
  await nav.getByRole('link', { name: 'AI Pro' }).click()
  await expect(page).toHaveURL(`/trips/${first}?tab=ai-recommendations`)
  await expect(page.getByRole('tab', { name: 'AI Recommendations' })).toHaveAttribute('aria-selected', 'true')
})
