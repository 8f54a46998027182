import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  screenName,
  test,
} from './support/test.ts'

interface NewItem {
  item: string
  category?: string
  quantity?: number
  memberName?: string
  packed?: boolean
  essential?: boolean
}

async function openPacking(page: Page, items: NewItem[] = [], travelMode = 'family'): Promise<number> {
  const { request } = page.context()
  const answer = await request.post('/api/trips', {
    data: {
      title: 'Family Trip to Lisbon',
      destination: 'Lisbon, Portugal',
      startDate: '2027-04-18',
      endDate: '2027-04-25',
      travelMode,
      currency: 'EUR',
    },
  })
  const { id } = (await answer.json()) as { id: number }
  for (const data of items) await request.post(`/api/trips/${id}/packing`, { data })
  await page.goto(`/trips/${id}?tab=packing`)
  await expect(page.getByRole('heading', { name: 'Packing list' })).toBeVisible()
  return id
}

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const dialogOf = (page: Page) => page.getByRole('dialog')
const smartPack = (page: Page) => page.getByRole('button', { name: 'Smart Pack' })

for (const screen of [
  { width: 'phone', theme: 'light' },
  { width: 'desktop', theme: 'dark' },
] as const) {
  test(`PACK-01 PACK-03 PACK-04 PACK-05 PACK-06 PACK-10 PACK-11 PACK-12 PACK-13 PACK-14 PACK-16 a family fills its case (${screenName(screen)})`, async ({
    open,
    signUp,
  }) => {
    const page = await open(screen)
    await signUp(page, { plan: 'pro' })
    await openPacking(page)
    await expect(page.getByRole('button', { name: 'Generate Smart List' })).toBeVisible()
    await expect(smartPack(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Weather in Lisbon, Portugal' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('button', { name: 'Add Item Manually' }).click()
    const dialog = dialogOf(page)
    await expect(dialog.getByLabel('Category').locator('option')).toHaveText([
      'Clothing',
      'Documents',
      'Electronics',
      'Toiletries',
      'Medical',
      'Kids',
      'Other',
    ])
    await dialog.getByLabel('Quantity').fill('0')
    await dialog.getByRole('button', { name: 'Add Item' }).click()
    await expect(dialog.getByText('Item name is required')).toBeVisible()
    await expect(dialog.getByText('Quantity must be at least 1')).toBeVisible()
    await expect(dialog.getByLabel('Item name')).toBeFocused()
    await expectAccessible(page)
    await dialog.getByLabel('Item name').fill('Passports')
    await dialog.getByLabel('Category').selectOption('Documents')
    await dialog.getByLabel('Quantity').fill('')
    await dialog.getByLabel('Member name').fill('Maya')
    await expect(dialog.getByLabel('Quantity')).toHaveValue('1')
    await dialog.getByLabel('Quantity').fill('4')
    await dialog.getByLabel('Notes').fill('in the blue folder')
    await dialog.getByText('Essential').click()
    await dialog.getByRole('button', { name: 'Add Item' }).click()
    await expect(dialog).toBeHidden()
    const row = page.getByRole('listitem').filter({ hasText: 'Passports' })
    await expect(row).toContainText('× 4')
    await expect(row).toContainText('Essential')
    await expect(row).toContainText('Maya')
    await expect(row).toContainText('in the blue folder')

    await page.getByRole('button', { name: 'Add Item' }).click()
    await dialog.getByLabel('Item name').fill('Umbrella')
    await dialog.getByLabel('Item name').press('Enter')
    await expect(box(page, 'Umbrella')).toBeVisible()
    await expect(page.getByText('0 of 2')).toBeVisible()

    await box(page, 'Passports').click()
    await expect(box(page, 'Passports')).toBeChecked()
    await expect(page.getByText('Passports', { exact: true })).toHaveCSS(
      'text-decoration-line',
      'line-through',
    )
    await expect(page.getByText('Umbrella', { exact: true })).toHaveCSS('text-decoration-line', 'none')
    await expect(page.getByText('1 of 2', { exact: true })).toBeVisible()
    await expect(page.getByText('50% packed · 1 to go')).toBeVisible()
    await page.getByText('Umbrella', { exact: true }).click()
    await expect(page.getByText('2 of 2', { exact: true })).toBeVisible()

    const documents = page.getByRole('button', { name: /^Documents/ })
    await expect(documents).toHaveAttribute('aria-expanded', 'false')
    await expect(box(page, 'Passports')).toBeHidden()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await documents.click()
    await box(page, 'Passports').click()
    await expect(box(page, 'Passports')).not.toBeChecked()
    await expect(documents).toBeHidden()
  })
}

test('PACK-10 PACK-12 a solo traveller is not asked whose it is; gear is Travel Gear; an item is edited, filtered on a family’s list and deleted with undo', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  await openPacking(page, [{ item: 'Day backpack', category: 'gear' }], 'solo')
  await expect(page.getByRole('heading', { name: /Travel Gear/ })).toBeVisible()
  await page.getByRole('button', { name: 'Add Item' }).click()
  await expect(dialogOf(page).getByLabel('Notes')).toBeVisible()
  await expect(dialogOf(page).getByLabel('Member name')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Add Item' })).toBeFocused()

  await openPacking(page, [
    { item: 'Sun hats', category: 'clothing', memberName: 'Ada, Zik', quantity: 2, packed: true },
    { item: 'Carrier', category: 'kids', memberName: 'Zik' },
    { item: 'Passports', category: 'documents', quantity: 4 },
  ])
  await page.getByRole('button', { name: 'Zik', exact: true }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await expect(box(page, 'Passports')).toBeHidden()
  await page.getByRole('button', { name: 'Everyone', exact: true }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await page.getByRole('button', { name: 'All', exact: true }).click()

  await page.getByRole('listitem').filter({ hasText: 'Carrier' }).hover()
  await page.getByRole('button', { name: 'Edit Carrier' }).click()
  await dialogOf(page).getByLabel('Item name').fill('Baby carrier')
  await dialogOf(page).getByLabel('Quantity').fill('2')
  await dialogOf(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Baby carrier' })).toContainText('× 2')

  await box(page, 'Sun hats').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Delete Sun hats' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box(page, 'Sun hats')).toBeHidden()
  await expectToast(page, 'Packing item deleted', 'Sun hats')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(box(page, 'Sun hats')).toBeChecked()
  await page.reload()
  await expect(box(page, 'Sun hats')).toBeChecked()
})

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
    await expect(popup).toBeVisible()
    await page.keyboard.press('Escape')
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
    if (fault === 'refuse' && posts.length > 5) return route.fulfill({ status: 500, json: {} })
    if (fault === 'slow' && posts.length === 3) await new Promise<void>((resolve) => (release = resolve))
    return route.fallback()
  })

  await page.getByRole('button', { name: 'Generate Smart List' }).click()
  await expect(page.getByText(/^Packing 3 of \d+$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Generating...' }).first()).toHaveAttribute(
    'data-phase',
    'generating',
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  release()
  await expect(smartPack(page)).toHaveAttribute('data-phase', 'done')
  await expectToast(page, 'Smart Pack', 'Stopped. 3 items added.')
  expect(posts).toHaveLength(3)
  expect(posts[0]).toMatchObject({
    item: 'Passport or ID',
    category: 'documents',
    quantity: 1,
    essential: true,
  })

  fault = 'refuse'
  await smartPack(page).click()
  await expectToast(page, 'Error', 'Failed to generate packing list')
  await expect(smartPack(page)).toHaveAttribute('data-phase', 'idle')
  await expect(page.getByRole('checkbox')).toHaveCount(5)

  fault = 'none'
  await smartPack(page).click()
  await expect(smartPack(page)).toHaveAttribute('data-phase', 'done')
  await expect(page.getByText(/Smart Pack is done\. \d+ items added/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Warm jacket' })).toContainText(
    /typical low of \d+ °F on Apr \d+/,
  )
  await expect(page.getByRole('heading', { name: /Travel Gear/ })).toBeVisible()
  await expectAccessible(page)
  const count = await page.getByRole('checkbox').count()
  expect(count).toBeGreaterThan(14)
  await smartPack(page).click()
  await expectToast(page, 'Smart Pack', 'Your list already has everything we would suggest.')
  await expect(page.getByRole('checkbox')).toHaveCount(count)
})

test('PACK-31 what the server refuses is taken back with its message, and nothing typed is lost', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  await openPacking(page, [{ item: 'Socks' }, { item: 'Umbrella' }])
  const refuse = (method: string, url: string) =>
    page.route(url, (route) =>
      route.request().method() === method ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    )
  await refuse('PUT', '**/api/packing/*')
  await refuse('DELETE', '**/api/packing/*')
  await refuse('POST', '**/packing')

  await box(page, 'Socks').click()
  await expectToast(page, 'Error', 'Failed to update packing item')
  await expect(box(page, 'Socks')).not.toBeChecked()

  await page.getByRole('listitem').filter({ hasText: 'Socks' }).hover()
  await page.getByRole('button', { name: 'Delete Socks' }).click()
  await expectToast(page, 'Error', 'Failed to delete packing item')
  await expect(box(page, 'Socks')).toBeVisible()

  await page.getByRole('button', { name: 'Add Item' }).click()
  await dialogOf(page).getByLabel('Item name').fill('Camera')
  await dialogOf(page).getByRole('button', { name: 'Add Item' }).click()
  await expectToast(page, 'Error', 'Failed to add packing item')
  await expect(dialogOf(page).getByLabel('Item name')).toHaveValue('Camera')
  await page.unrouteAll({ behavior: 'wait' })
  await dialogOf(page).getByRole('button', { name: 'Add Item' }).click()
  await expect(box(page, 'Camera')).toBeVisible()

  await box(page, 'Umbrella').dblclick()
  await expect(box(page, 'Umbrella')).not.toBeChecked()
  await box(page, 'Socks').click()
  await page.reload()
  await expect(box(page, 'Umbrella')).not.toBeChecked()
  await expect(box(page, 'Socks')).toBeChecked()
})

test('PACK-30 when the session is over, ticking an item says so and leads to the login', async ({
  open,
  signUp,
  sql,
}) => {
  const page = await open()
  const { id } = await signUp(page)
  await openPacking(page, [{ item: 'Socks' }])
  await sql('delete from sessions where "userId" = $1', [id])
  const login = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/login')
  await box(page, 'Socks').click()
  await expect(page.getByText('You are logged out. Logging in again...')).toBeVisible()
  await login
})

test('a list of ten thousand things opens and is ticked without a wait', async ({ open, signUp, sql }) => {
  const page = await open()
  await signUp(page)
  const tripId = await openPacking(page)
  await sql(
    `insert into packing ("id", "tripId", "item", "category", "quantity", "packed", "essential")
     select gen_random_uuid(), $1, 'Thing ' || n, case when n % 2 = 0 then 'clothing' else 'other' end, 1, false, false
     from generate_series(1, 10000) as n`,
    [tripId],
  )
  await page.reload()
  await expect(page.getByText('0 of 10000', { exact: true })).toBeVisible()
  expect(await page.getByRole('checkbox').count()).toBeLessThanOrEqual(120)
  const tickMs = await box(page, 'Thing 2').evaluate(async (input: HTMLInputElement) => {
    const startedAt = performance.now()
    input.click()
    while (!document.body.textContent.includes('1 of 10000')) await new Promise(requestAnimationFrame)
    return performance.now() - startedAt
  })
  expect(tickMs).toBeLessThan(1000)
  await page.getByRole('button', { name: 'Show 500 more of 5000' }).first().click()
  await expect(box(page, 'Thing 1000')).toBeAttached()
})
