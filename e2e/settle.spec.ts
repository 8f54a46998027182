import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { syncChip } from './support/kept-writes.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'
import { letJoin, openCollaboration } from './support/together.ts'
import { addTrip } from './support/trips.ts'

const phone = { width: 'phone', theme: 'dark' } as const
const openBudget = (page: Page, trip: number) => page.goto(`/trips/${trip}?tab=budget`)
const balances = (page: Page) => page.getByRole('list', { name: 'Balances' })
const toMark = (page: Page) => page.getByRole('button', { name: /^Mark as paid: / })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Settle up' })

/** On a phone the transfers are a sheet of their own. */
async function openSettle(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Settle up · / }).click()
  await expect(toMark(page).first()).toBeVisible()
}

interface Spent {
  amount: string
  currency?: string
  description: string
  /** Whatever differs from "I paid, all share". */
  but?: (dialog: Locator) => Promise<void>
}

async function spend(page: Page, { amount, currency, description, but }: Spent): Promise<void> {
  await page.getByRole('button', { name: 'Add Expense' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Expense' })
  await dialog.getByLabel('Amount', { exact: true }).fill(amount)
  if (currency) await dialog.getByLabel('Currency').selectOption(currency)
  await dialog.getByLabel('Description').fill(description)
  await expect(dialog.getByText('Paid by you, shared equally by 5')).toBeVisible()
  if (but) {
    await dialog.getByRole('button', { name: 'Change who paid and shares' }).click()
    await but(dialog)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  await dialog.getByRole('button', { name: 'Add Expense' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(description).first()).toBeVisible()
}

test('five people, one without an account, pay in three currencies on two phones, one of them without a connection, and end all square', async ({
  open,
  signUp,
}) => {
  test.slow()
  const [ada, tom, mia, lea] = [await open(phone), await open(phone), await open(), await open()]
  await signUp(ada, { plan: 'pro', name: 'Ada Okafor' })
  const trip = await addTrip(ada)
  const others: [Page, string][] = [
    [tom, 'Tom Larsen'],
    [mia, 'Mia Kern'],
    [lea, 'Lea Sand'],
  ]
  for (const [page, name] of others) {
    await signUp(page, { name })
    await letJoin(ada, trip, page)
  }
  await openCollaboration(ada, trip)
  await ada.getByRole('button', { name: 'Add a person' }).click()
  const person = ada.getByRole('dialog', { name: 'Add a person' })
  await person.getByLabel('Name').fill('Joe Okafor')
  await person.getByRole('button', { name: 'Add person' }).click()
  await expect(person).toBeHidden()

  await openBudget(ada, trip)
  await openBudget(tom, trip)
  // 20 each. What the dialog needs has to be on Tom’s phone too before the connection goes.
  await spend(ada, { amount: '60', description: 'Dinner' })
  await expect(tom.getByText('Dinner').first()).toBeVisible()
  await spend(tom, { amount: '40', description: 'Taxi' })

  await tom.context().setOffline(true)
  // 17,890 yen count as 100 euro: 25 each but for Mia, who stayed in.
  await spend(tom, {
    amount: '17890',
    currency: 'JPY',
    description: 'Onsen',
    but: (dialog) => dialog.getByRole('checkbox', { name: 'Mia Kern is in' }).uncheck({ force: true }),
  })
  await expect(syncChip(tom)).toHaveText(/1 waiting/)
  // Joe’s card was charged 45 euro: 9 each.
  await spend(ada, {
    amount: '50',
    currency: 'USD',
    description: 'Cable car',
    but: async (dialog) => {
      await dialog.getByLabel('What the card charged').fill('45')
      await dialog.getByLabel('Paid by').selectOption('Joe Okafor')
    },
  })
  await tom.context().setOffline(false)
  await expect(syncChip(tom)).toHaveText('Saved')

  // Dinner and taxi 20 each, onsen 25 for four, cable car 9 each.
  for (const [page, own] of [
    [ada, 'Ada'],
    [tom, 'Tom'],
  ] as const) {
    const stands = {
      Ada: 'gets back€6.00',
      Tom: 'gets back€86.00',
      Mia: 'owes€29.00',
      Lea: 'owes€54.00',
      Joe: 'owes€9.00',
    }
    for (const [name, stand] of Object.entries(stands))
      await expect(
        balances(page)
          .getByRole('listitem')
          .filter({ hasText: name === own ? 'You' : name }),
      ).toContainText(stand)
    await expect(page.getByText('balances add up to 0')).toBeVisible()
    await expect(page.getByText(/^from .*, in \d transfers?$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Settle up · 4 transfers left' })).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
  await expectAccessible(ada)

  // One is marked without a connection, one taken back, and what two mark at once is one.
  await tom.context().setOffline(true)
  for (const page of [ada, tom]) await openSettle(page)
  await expectAccessible(ada)
  await expectNoSidewaysScroll(ada)
  const first = (await toMark(ada).first().getAttribute('aria-label')) ?? ''
  await toMark(ada).first().click()
  await expect(toMark(ada)).toHaveCount(3)
  await ada.getByRole('button', { name: first.replace('Mark as paid', 'Undo') }).click()
  await expect(toMark(ada)).toHaveCount(4)
  for (let left = 4; left > 0; left--) {
    await toMark(tom).first().click()
    await expect(toMark(tom)).toHaveCount(left - 1)
  }
  await toMark(ada).first().click()
  await expect(toMark(ada)).toHaveCount(3)
  await tom.context().setOffline(false)
  for (const page of [ada, tom]) {
    await expect(sheet(page).getByText('Everybody is square')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Undo: / })).toHaveCount(4)
    await sheet(page).getByRole('button', { name: 'Close' }).click()
    await expect(sheet(page)).toBeHidden()
    await expect(page.getByText('You are square')).toBeVisible()
    await expect(balances(page).getByText('settled')).toHaveCount(5)
  }
  await mia.goto(`/trips/${trip}?tab=budget`)
  await expect(balances(mia).getByText('settled')).toHaveCount(5)

  // The ledger as a table says the same: every entry, and at its foot 0 for each.
  const saved = mia.waitForEvent('download')
  await mia.getByRole('button', { name: 'Ledger as CSV' }).click()
  const table = await readFile(await (await saved).path(), 'utf8')
  const lines = table.replaceAll('"', '').trim().split('\r\n')
  expect(lines).toHaveLength(1 + 4 + 4 + 1)
  expect(lines.find((line) => line.includes('Onsen'))).toMatch(/,17890,JPY,100,.*-25/)
  expect(lines.at(-1)).toMatch(/^,Balance,,EUR,(,0){5}$/)
})
