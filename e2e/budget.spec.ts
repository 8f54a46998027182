import { readFile } from 'node:fs/promises'
import { addDays, localToday } from '@sojourn/contract/values/plain-date'
import { refuse } from './support/answers.ts'
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
  })
}

test('EXP-20 EXP-21 EXP-17 bad input is explained, nothing is sent and nothing typed is lost', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  await page.goto(`/trips/${await tripWithBudget(page)}?tab=budget`)
  let posts = 0
  page.on(
    'request',
    (request) => request.method() === 'POST' && request.url().includes('/expenses') && posts++,
  )
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Add Expense' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Description').fill('   ')
  await dialog.getByRole('button', { name: 'Add Expense' }).click()
  await expectToast(page, 'Missing Fields', 'Please fill in description and amount')
  // The message does not lie on the button while it shows.
  await dialog
    .getByRole('button', { name: 'Add Expense' })
    .click({ trial: true, timeout: 3_000, position: { x: 110, y: 20 } })
  await expect(dialog.getByLabel('Description')).toHaveAccessibleDescription('Description is required')
  await expect(dialog.getByLabel('Amount')).toHaveAccessibleDescription('Amount is required')
  await expect(dialog.getByLabel('Amount')).toBeFocused()
  await dialog.getByLabel('Description').fill('Museum')
  for (const amount of ['0', '-3', '12,5,0', '1e309', 'abc']) {
    await dialog.getByLabel('Amount').fill(amount)
    await dialog.getByRole('button', { name: 'Add Expense' }).click()
    await expectToast(page, 'Invalid Amount', 'Please enter a valid positive number')
    await expect(dialog.getByLabel('Amount')).toHaveValue(amount)
    await expect(dialog.getByLabel('Amount')).toHaveAccessibleDescription(
      'Please enter a valid positive number',
    )
  }
  await dialog.getByLabel('Amount').fill('1,234')
  await expect(dialog.getByLabel('Amount')).toHaveAccessibleDescription(/^Do you mean 1234 or 1\.23\?/)
  await dialog.getByLabel('Amount').fill('12,50')
  await expect(dialog.getByLabel('Amount')).not.toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Date').fill('')
  await dialog.getByRole('button', { name: 'Add Expense' }).click()
  await expect(dialog.getByLabel('Date')).toHaveAccessibleDescription('Enter a date that exists')
  expect(posts).toBe(0)
  await expect(dialog.getByLabel('Description')).toHaveValue('Museum')
})

test('EXP-04 EXP-05 EXP-06 EXP-07 the bar turns yellow above 90%, red above 100%, and the card says Over Budget', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const tripId = await tripWithBudget(page)
  await spend(page, tripId, '900')
  await page.goto(`/trips/${tripId}?tab=budget`)
  const fill = page
    .getByRole('progressbar', { name: 'Budget Progress' })
    .locator('xpath=following-sibling::div[1]')
  await expect(fill).toHaveClass(/bg-success/)
  await spend(page, tripId, '0.01')
  await page.reload()
  await expect(fill).toHaveClass(/bg-warning-fill/)
  await spend(page, tripId, '170')
  await page.reload()
  await expect(fill).toHaveClass(/bg-destructive/)
  await expect(page.getByText('Over Budget')).toBeVisible()
  await expect(page.getByText('€70.01')).toBeVisible()
  await expect(page.getByText('107%', { exact: true })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Budget Progress' })).toHaveAttribute('value', '100')
})

test('EXP-09 EXP-10 EXP-11 EXP-12 EXP-13 the latest four show, the rest on request, with Today and Recent', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const tripId = await tripWithBudget(page)
  const days = [0, -3, -7, -8]
  for (const day of days)
    await spend(page, tripId, '10', { description: `Day ${day}`, date: addDays(today, day) })
  await page.goto(`/trips/${tripId}?tab=budget`)
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Delete/ }) })
  await expect(rows).toHaveCount(4)
  await expect(page.getByRole('button', { name: /Show all/ })).toHaveCount(0)
  await expect(rows.nth(0)).toContainText('Today')
  await expect(rows.nth(1)).toContainText('Recent')
  await expect(rows.nth(2)).toContainText('Recent')
  await expect(rows.nth(3)).not.toContainText('Recent')
  await spend(page, tripId, '10', { description: 'The fifth', date: addDays(today, -20) })
  await page.reload()
  await expect(rows).toHaveCount(4)
  await page.getByRole('button', { name: 'Show all 5 expenses' }).click()
  await expect(rows).toHaveCount(5)
  await page.getByRole('button', { name: 'Show less expenses' }).click()
  await expect(rows).toHaveCount(4)
})

test('EXP-23 EXP-24 EXP-27 notes go along only when written; deleting asks first; editing keeps the rest', async ({
  open,
  signUp,
}) => {
  const page = await open({ width: 'phone' })
  await signUp(page)
  const tripId = await tripWithBudget(page)
  await page.goto(`/trips/${tripId}?tab=budget`)
  await page.getByRole('button', { name: 'Add Expense' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('12')
  await dialog.getByLabel('Description').fill('Gelato')
  await dialog.getByLabel('Notes').fill('   ')
  const [request] = await Promise.all([
    page.waitForRequest((r) => r.method() === 'POST' && r.url().includes('/expenses')),
    dialog.getByRole('button', { name: 'Add Expense' }).click(),
  ])
  expect(request.postDataJSON()).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    amount: '12',
    currency: 'EUR',
    category: 'food',
    description: 'Gelato',
    date: today,
  })

  await page.getByRole('button', { name: 'Edit Gelato' }).click()
  await page.getByRole('dialog').getByLabel('Amount').fill('15.25')
  await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('€15.25').first()).toBeVisible()

  await page.getByRole('button', { name: 'Delete Gelato' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText('Are you sure you want to delete this expense?')).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Gelato')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Gelato' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No expenses yet')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Budget Overview' })).toBeFocused()
})

test('EXP-28 a failure is told in its words, the row comes back, and an answer that got lost doubles nothing', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const tripId = await tripWithBudget(page)
  await spend(page, tripId, '10')
  await page.goto(`/trips/${tripId}?tab=budget`)
  await expect(page.getByText('Lunch')).toBeVisible()
  await page.route('**/api/expenses/*', (route) => refuse(route, 500))
  await page.route('**/api/trips/*/expenses', async (route) => {
    // Nor can the list be read again.
    if (route.request().method() !== 'POST') return refuse(route, 400)
    await route.fetch()
    return refuse(route, 502)
  })
  await page.getByRole('button', { name: 'Delete Lunch' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Error', 'Failed to delete expense')
  await expect(page.getByText('Lunch')).toBeVisible()
  await page.getByRole('button', { name: 'Add Expense' }).click()
  await page.getByRole('dialog').getByLabel('Amount').fill('3')
  await page.getByRole('dialog').getByLabel('Description').fill('Espresso')
  const isReadAgain = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && answer.url().endsWith('/expenses'),
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Add Expense' }).click()
  await expectToast(page, 'Error', 'Failed to add expense')
  await isReadAgain
  await expect(page.getByRole('dialog').getByLabel('Description')).toHaveValue('Espresso')
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('dialog').getByRole('button', { name: 'Add Expense' }).click()
  await expectToast(page, 'Success', 'Expense added successfully')
  await page.reload()
  await expect(page.getByText('2 expenses', { exact: true })).toBeVisible()
})

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
