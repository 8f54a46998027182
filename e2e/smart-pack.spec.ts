import { refuse } from './support/answers.ts'
import { escapeFrom } from './support/keyboard.ts'
import { openPacking, smartPackButton } from './support/packing.ts'
import { expect, expectAccessible, expectToast, test } from './support/test.ts'

test('PACK-02 PACK-23 GATE-17 GATE-18 GATE-20 GATE-25 GATE-26 GATE-27 without Pro the weather is a locked card, and Smart Pack opens the upgrade dialog and adds nothing', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const tripId = await openPacking(page)
  await expect(page.getByRole('heading', { name: 'Pro Feature Locked' })).toBeVisible()
  await expect(page.getByText('Pro packing assistant:')).toBeVisible()
  await expect(page.getByRole('heading', { name: /Weather in/ })).toHaveCount(0)
  const popup = page.getByRole('dialog', { name: 'Unlock Pro' })
  for (const name of ['Smart Pack', 'Generate Smart List', 'See Pro Benefits']) {
    await page.getByRole('button', { name }).click()
    await escapeFrom(popup)
    await expect(popup).toBeHidden()
  }
  const list = await page.context().request.get(`/api/trips/${tripId}/packing`)
  expect(await list.json()).toEqual([])
})

test('PACK-02 PACK-19 PACK-22 PACK-29 PACK-32 Smart Pack is idle, generating, done; it can be stopped; a failure keeps what was added; a second run adds nothing', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page, { plan: 'pro' })
  await openPacking(page)
  const posts: Record<string, unknown>[] = []
  let fault: 'none' | 'slow' | 'refuse' = 'slow'
  let release = () => {}
  await page.route('**/packing', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    posts.push(route.request().postDataJSON() as Record<string, unknown>)
    if (fault === 'refuse' && posts.length > 5) return refuse(route, 500)
    if (fault === 'slow' && posts.length === 3) await new Promise<void>((resolve) => (release = resolve))
    return route.fallback()
  })
  let propose = () => {}
  await page.route(
    '**/packing/suggestions',
    async (route) => {
      await new Promise<void>((resolve) => (propose = resolve))
      return route.fallback()
    },
    { times: 1 },
  )

  await page.getByRole('button', { name: 'Generate Smart List' }).click()
  await expect(page.getByRole('button', { name: 'Generating...' }).first()).toHaveAttribute(
    'data-phase',
    'generating',
  )
  // Not while a post is held: one that takes long counts as saved on this device, and the next one follows.
  await expectAccessible(page)
  propose()
  await expect(page.getByText(/^Packing 3 of \d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  release()
  await expect(smartPackButton(page)).toHaveAttribute('data-phase', 'done')
  await expectToast(page, 'Smart Pack', 'Stopped. 3 items added.')
  expect(posts).toHaveLength(3)
  expect(posts[0]).toMatchObject({
    item: 'Passport or ID',
    category: 'documents',
    quantity: 1,
    essential: true,
  })

  fault = 'refuse'
  await smartPackButton(page).click()
  await expectToast(page, 'Error', 'Failed to generate packing list')
  await expect(smartPackButton(page)).toHaveAttribute('data-phase', 'idle')
  await expect(page.getByRole('checkbox')).toHaveCount(5)

  fault = 'none'
  await smartPackButton(page).click()
  await expect(smartPackButton(page)).toHaveAttribute('data-phase', 'done')
  await expect(page.getByText(/Smart Pack is done\. \d+ items added/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Light jacket' })).toContainText(
    /typical low of \d+ °C on Apr \d+/,
  )
  await expect(page.getByRole('listitem').filter({ hasText: 'Socks' })).toContainText(
    /Socks × 14.*for 7 nights, 2 people/,
  )
  expect(posts.every(({ quantity }) => quantity === 1)).toBe(true)
  await expect(page.getByRole('heading', { name: /Travel Gear/ })).toBeVisible()
  await expectAccessible(page)
  const count = await page.getByRole('checkbox').count()
  expect(count).toBeGreaterThan(14)
  await smartPackButton(page).click()
  await expectToast(page, 'Smart Pack', 'Your list already has everything we would suggest.')
  await expect(page.getByRole('checkbox')).toHaveCount(count)
})
