import type { Page } from '@playwright/test'
import { holdLeaving } from './support/answers.ts'
import { itemBox, openPacking, smartPackButton } from './support/packing.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  screenName,
  slimScreens,
  test,
} from './support/test.ts'

const dialogOf = (page: Page) => page.getByRole('dialog')

for (const screen of slimScreens) {
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
    await dialog.getByRole('button', { name: 'Add Item' }).click()
    await expect(dialog.getByText('Item name is required')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Item name').fill('Passports')
    await dialog.getByLabel('Category').selectOption('Documents')
    await dialog.getByLabel('Member name').fill('Maya')
    await dialog.getByRole('button', { name: 'Add Item' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('listitem').filter({ hasText: 'Passports' })).toContainText('Maya')

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

test('PACK-30 when the session is over, ticking an item says so and leads to the login', async ({
  open,
  signUp,
  sql,
}) => {
  const page = await open()
  const { id } = await signUp(page)
  await openPacking(page, [{ item: 'Socks' }])
  await sql('delete from sessions where "userId" = $1', [id])
  const leave = await holdLeaving(page)
  await itemBox(page, 'Socks').click()
  await expectToast(page, 'Unauthorized', 'You are logged out. Logging in again...')
  await leave()
  await expect(page).toHaveURL(/\/login\?returnTo=/)
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
