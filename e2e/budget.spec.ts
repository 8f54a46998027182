import { readFile } from 'node:fs/promises'
import { addDays, localToday } from '@sojourn/contract/values/plain-date'
import { escapeFrom } from './support/keyboard.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  screenName,
  slimScreens,
  test,
} from './support/test.ts'
import { addTrip } from './support/trips.ts'
import type { Page } from '@playwright/test'

const today = localToday(new Date())

const tripWithBudget = (page: Page, budget: number | null = 1000): Promise<number> =>
  addTrip(page, {
    title: 'Solo Adventure in Rome',
    destination: 'Rome',
    startDate: addDays(today, -2),
    endDate: addDays(today, 5),
    travelMode: 'solo',
    budget,
  })

async function spend(
  page: Page,
  tripId: number,
  amount: string,
  more: Record<string, string> = {},
): Promise<void> {
  const data = { description: 'Lunch', amount, category: 'food', date: today, ...more }
  expect((await page.context().request.post(`/api/trips/${tripId}/expenses`, { data })).status()).toBe(200)
}

for (const screen of slimScreens) {
  test(`EXP-01 EXP-02 EXP-03 EXP-08 EXP-14 EXP-19 EXP-22 a traveller keeps a budget (${screenName(screen)})`, async ({
    open,
    signUp,
  }) => {
    const page = await open(screen)
    await signUp(page, { plan: 'pro' })
    const tripId = await tripWithBudget(page)
    await page.goto(`/trips/${tripId}?tab=budget`)
    await expect(page.getByRole('heading', { name: 'Budget Overview' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Categories' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Latest Expenses' })).toBeVisible()

    await page.getByRole('button', { name: 'Add Expense' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Expense' })
    await dialog.getByRole('button', { name: 'Add Expense' }).click()
    await expectToast(page, 'Missing Fields', 'Please fill in description and amount')
    // The message does not lie on the button while it shows.
    await dialog
      .getByRole('button', { name: 'Add Expense' })
      .click({ trial: true, timeout: 3_000, position: { x: 110, y: 20 } })
    await expect(dialog.getByLabel('Date')).toHaveValue(today)
    await expect(dialog.getByLabel('Amount')).toHaveAttribute('step', '0.01')
    await expect(dialog.getByLabel('Currency')).toHaveValue('EUR')
    await dialog.getByLabel('Amount').fill('48.50')
    await dialog.getByLabel('Description').fill('Pasta in Trastevere')
    await dialog.getByRole('button', { name: 'Food' }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add Expense' }).click()

    await expect(page.getByText('Pasta in Trastevere')).toBeVisible()
    await expect(page.getByText('€48.50').first()).toBeVisible()
    await expect(page.getByText('€951.50')).toBeVisible()
    // The poster font's figures of one width have a zero as thin as a hair.
    await expect(page.getByText('€951.50')).toHaveCSS('font-variant-numeric', 'normal')
    await expect(page.getByText('Remaining', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('button', { name: 'Delete Pasta in Trastevere' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No expenses yet')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Budget Overview' })).toBeFocused()
  })
}

test('another currency counts at a dated rate, and the original amount stays visible', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const tripId = await tripWithBudget(page)
  await page.goto(`/trips/${tripId}?tab=budget`)
  await page.getByRole('button', { name: 'Add Expense' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('1789')
  await dialog.getByLabel('Currency').selectOption('JPY')
  await expect(dialog.getByText(/Counts as €10\.00 at the rate of Sep 29, 2026/)).toBeVisible()
  await dialog.getByLabel('Description').fill('Onsen')
  await dialog.getByRole('button', { name: 'Add Expense' }).click()
  await expect(page.getByText(/¥1,789 JPY, rate of Sep 29, 2026/)).toBeVisible()
  await expect(page.getByText('€990.00')).toBeVisible()
})

test('without a budget the card says so and sets one; Pro sees the forecast, Free the locked card', async ({
  open,
  signUp,
  sql,
}) => {
  const page = await open()
  const { id } = await signUp(page)
  const tripId = await tripWithBudget(page, null)
  await page.goto(`/trips/${tripId}?tab=budget`)
  await expect(page.getByText('No budget set').first()).toBeVisible()
  await expect(page.getByText('Pro Feature Locked')).toBeVisible()
  await page.getByRole('button', { name: 'Set budget' }).click()
  await page.getByRole('dialog').getByLabel('Budget in EUR').fill('800')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('€800.00').first()).toBeVisible()
  await page.getByRole('button', { name: 'Change budget' }).click()
  const change = page.getByRole('dialog', { name: 'Change budget' })
  await expect(change.getByLabel('Budget in EUR')).toHaveValue('800')
  await escapeFrom(change)

  await sql(`update users set "plan" = 'pro' where "id" = $1`, [id])
  await spend(page, tripId, '60', { description: '=1+1 Café' })
  const visit = { title: 'Forum', type: 'sightseeing', date: today, cost: 18 }
  expect(
    (await page.context().request.post(`/api/trips/${tripId}/itinerary`, { data: visit })).status(),
  ).toBe(200)
  await page.reload()
  await expect(page.getByText('Safe to spend today')).toBeVisible()
  const planned = page.getByRole('table', { name: 'Planned and actual' })
  await expect(planned.getByRole('row', { name: 'Food €0.00 €60.00' })).toBeVisible()
  await expect(planned.getByRole('row', { name: 'Activities €18.00 €0.00' })).toBeVisible()
  await expect(page.getByText('Forecast at the end')).toBeVisible()
  await expect(page.getByText('€60', { exact: true })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Solo_Adventure_in_Rome_expenses.csv')
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFF"Date","Description",/)
  expect(lines[1]).toContain(`"${today}","'=1+1 Café","Food","60.00","EUR","60.00","1"`)
})
