import type { Page } from '@playwright/test'
import { refuse } from './support/answers.ts'
import { escapeFrom } from './support/keyboard.ts'
import { itemBox, openPacking, smartPackButton } from './support/packing.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  saving,
  screenName,
  test,
} from './support/test.ts'

const dialogOf = (page: Page) => page.getByRole('dialog')

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
    const weatherCalls: string[] = []
    page.on('request', (request) => {
      if (/\/weather/.test(request.url())) weatherCalls.push(new URL(request.url()).pathname)
    })
    await openPacking(page)
    await expect(page.getByRole('button', { name: 'Generate Smart List' })).toBeVisible()
    await expect(smartPackButton(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Weather in Lisbon, Portugal' })).toBeVisible()
    expect(weatherCalls, 'the weather of a trip is asked for once').toEqual([
      expect.stringMatching(/^\/api\/trips\/\d+\/weather$/),
    ])
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
    await expect(itemBox(page, 'Umbrella')).toBeVisible()
    await expect(page.getByText('0 of 2')).toBeVisible()

    await itemBox(page, 'Passports').click()
    await expect(itemBox(page, 'Passports')).toBeChecked()
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
    await expect(itemBox(page, 'Passports')).toBeHidden()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await documents.click()
    await itemBox(page, 'Passports').click()
    await expect(itemBox(page, 'Passports')).not.toBeChecked()
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
  await escapeFrom(dialogOf(page))
  await expect(page.getByRole('button', { name: 'Add Item' })).toBeFocused()

  await openPacking(page, [
    { item: 'Sun hats', category: 'clothing', memberName: 'Ada, Zik', quantity: 2, packed: true },
    { item: 'Carrier', category: 'kids', memberName: 'Zik' },
    { item: 'Passports', category: 'documents', quantity: 4 },
  ])
  await page.getByRole('button', { name: 'Zik', exact: true }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await expect(itemBox(page, 'Passports')).toBeHidden()
  await page.getByRole('button', { name: 'Everyone', exact: true }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await page.getByRole('button', { name: 'All', exact: true }).click()

  await page.getByRole('listitem').filter({ hasText: 'Carrier' }).hover()
  await page.getByRole('button', { name: 'Edit Carrier' }).click()
  await dialogOf(page).getByLabel('Item name').fill('Baby carrier')
  await dialogOf(page).getByLabel('Quantity').fill('2')
  await dialogOf(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Baby carrier' })).toContainText('× 2')

  await itemBox(page, 'Sun hats').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Delete Sun hats' })).toBeFocused()
  await saving(page, () => page.keyboard.press('Enter'))
  await expect(itemBox(page, 'Sun hats')).toBeHidden()
  await expectToast(page, 'Packing item deleted', 'Sun hats')
  await saving(page, () => page.getByRole('button', { name: 'Undo' }).click())
  await expect(itemBox(page, 'Sun hats')).toBeChecked()
  await page.reload()
  await expect(itemBox(page, 'Sun hats')).toBeChecked()
})

test('PACK-31 what fails is taken back with its message; nothing typed is lost, nothing is added twice', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  await openPacking(page, [{ item: 'Socks' }, { item: 'Umbrella' }])
  const failAll = (method: string, url: string) =>
    page.route(url, (route) => (route.request().method() === method ? refuse(route, 500) : route.fallback()))
  await failAll('PUT', '**/api/packing/*')
  await failAll('DELETE', '**/api/packing/*')
  await page.route('**/packing', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    return refuse(route, 502)
  })

  await itemBox(page, 'Socks').click()
  await expectToast(page, 'Error', 'Failed to update packing item')
  await expect(itemBox(page, 'Socks')).not.toBeChecked()

  // Pressed twice, both refused, and the list cannot be read again either.
  await failAll('GET', '**/packing')
  let refusals = 0
  page.on('response', (answer) => answer.request().method() === 'PUT' && refusals++)
  // Each is sent once more before it is given up, then the list is asked for.
  const isOver = page.waitForResponse((answer) => refusals === 4 && answer.url().endsWith('/packing'))
  await itemBox(page, 'Socks').dblclick()
  await isOver
  await expect(itemBox(page, 'Socks')).not.toBeChecked()

  await page.getByRole('listitem').filter({ hasText: 'Socks' }).hover()
  await page.getByRole('button', { name: 'Delete Socks' }).click()
  await expectToast(page, 'Error', 'Failed to delete packing item')
  await expect(itemBox(page, 'Socks')).toBeVisible()

  await page.getByRole('button', { name: 'Add Item' }).click()
  await dialogOf(page).getByLabel('Item name').fill('Camera')
  await dialogOf(page).getByRole('button', { name: 'Add Item' }).click()
  await expectToast(page, 'Error', 'Failed to add packing item')
  await expect(dialogOf(page).getByLabel('Item name')).toHaveValue('Camera')
  await page.unrouteAll({ behavior: 'wait' })
  await saving(page, () => dialogOf(page).getByRole('button', { name: 'Add Item' }).click())
  await expect(itemBox(page, 'Camera')).toHaveCount(1)

  await saving(page, () => itemBox(page, 'Umbrella').dblclick(), 2)
  await expect(itemBox(page, 'Umbrella')).not.toBeChecked()
  await saving(page, () => itemBox(page, 'Socks').click())
  await page.reload()
  await expect(itemBox(page, 'Umbrella')).not.toBeChecked()
  await expect(itemBox(page, 'Socks')).toBeChecked()
  await expect(itemBox(page, 'Camera')).toHaveCount(1)
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
  // The way out is held open until the message was read.
  let leave = () => {}
  const left = new Promise<void>((resolve) => (leave = resolve))
  await page.route('**/api/login?*', async (route) => {
    await left
    await route.fallback()
  })
  await itemBox(page, 'Socks').click()
  await expectToast(page, 'Unauthorized', 'You are logged out. Logging in again...')
  leave()
  await page.waitForURL(/\/login\?returnTo=/)
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
  const boxes = page.locator('main li input')
  await expect(boxes).toHaveCount(120)
  const untilShown = (text: string, press: string) =>
    page.evaluate(
      async ([shown = '', pressed = '']) => {
        const startedAt = performance.now()
        document.querySelector<HTMLElement>(pressed)?.click()
        while (!document.body.textContent.includes(shown)) await new Promise(requestAnimationFrame)
        return performance.now() - startedAt
      },
      [text, press],
    )
  expect(await untilShown('1 of 10000', 'main li input')).toBeLessThan(1000)
  await page.getByText('Show 500 more of 5000').first().click()
  await expect(boxes).toHaveCount(620)
})
