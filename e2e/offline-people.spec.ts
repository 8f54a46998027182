import type { Page } from '@playwright/test'
import { keptIn, syncChip } from './support/kept-writes.ts'
import { itemBox, openPacking } from './support/packing.ts'
import { expect, expectAccessible, expectToast, password, test } from './support/test.ts'
import { letJoin, openCollaboration } from './support/together.ts'
import { addTrip } from './support/trips.ts'

/** What says that something went wrong has to be here before the connection goes. */
const expectToastsHere = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/background-')),
      ),
    )
    .toBe(true)

async function setQuantity(page: Page, item: string, quantity: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${item}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Quantity').fill(quantity)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog).toBeHidden()
}

test('what somebody else changed meanwhile is not overwritten: both values are shown, and one is chosen', async ({
  open,
  signUp,
  sql,
}) => {
  const page = await open()
  const tom = await open()
  await signUp(page, { plan: 'pro' })
  await signUp(tom, { name: 'Tom Larsen' })
  const tripId = await openPacking(page, [{ item: 'Socks' }, { item: 'Map' }])
  await letJoin(page, tripId, tom)
  // The dialog has to be here before the connection goes.
  await setQuantity(page, 'Socks', '2')
  await expect(syncChip(page)).toHaveText('Saved')
  await page.context().setOffline(true)
  await setQuantity(page, 'Socks', '3')
  await setQuantity(page, 'Socks', '4')
  await setQuantity(page, 'Map', '5')
  await expect(syncChip(page)).toHaveText(/^Offline · 2 waiting/)
  const rows = await sql(`select "id", "item" from packing where "tripId" = $1`, [tripId])
  for (const { id, item } of rows)
    await tom
      .context()
      .request.put(`/api/packing/${String(id)}`, { data: { quantity: item === 'Socks' ? 7 : 8 } })
  await page.context().setOffline(false)
  await expect(syncChip(page)).toHaveText('2 need attention')
  await syncChip(page).click()
  const tray = page.getByRole('dialog', { name: 'Changes on this device' })
  const socks = tray.getByRole('listitem').filter({ hasText: 'Socks' })
  await expect(socks).toContainText('Tom changed the quantity in the meantime.')
  await expect(socks.getByRole('term')).toHaveText(['Yours', 'Tom’s'])
  await expect(socks.getByRole('definition')).toHaveText(['4', '7'])
  await expectAccessible(page)
  await socks.getByRole('button', { name: 'Keep mine' }).click()
  await expect(socks).toBeHidden()
  await tray.getByRole('button', { name: 'Take theirs' }).click()
  await expect(syncChip(page)).toHaveText('Saved')
  await expect
    .poll(() => sql(`select "item", "quantity" from packing where "tripId" = $1 order by "item"`, [tripId]))
    .toEqual([
      { item: 'Map', quantity: 8 },
      { item: 'Socks', quantity: 4 },
    ])
})

test('what cannot wait says so at once, and nothing is sent', async ({ open, signUp }) => {
  const page = await open()
  const visitor = await open({ width: 'phone' })
  await signUp(page, { plan: 'pro' })
  const tripId = await addTrip(page)
  await openCollaboration(page, tripId)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByLabel('Email').fill('tom@example.com')
  await expectToastsHere(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expectToast(
    page,
    'Inviting needs a connection',
    'Nothing was sent. Try again when you are back online.',
  )
  await expect(page.getByLabel('Email')).toHaveValue('tom@example.com')
  expect(await keptIn(page)).toEqual([])

  await visitor.goto('/login')
  await visitor.getByLabel('Email').fill('maya@example.com')
  await visitor.getByLabel('Password', { exact: true }).fill(password)
  await expectToastsHere(visitor)
  await visitor.context().setOffline(true)
  await visitor.getByLabel('Password', { exact: true }).press('Enter')
  await expectToast(visitor, 'Signing in needs a connection')
})

test('a session that ended while changes wait asks to sign in for them, and then saves them', async ({
  open,
  signUp,
  sql,
}) => {
  const page = await open()
  const { id, email } = await signUp(page)
  const tripId = await openPacking(page, [{ item: 'Socks' }])
  await page.context().setOffline(true)
  await itemBox(page, 'Socks').click()
  await expect(syncChip(page)).toHaveText(/^Offline · 1 waiting/)
  await sql(`delete from sessions where "userId" = $1`, [id])
  await page.context().setOffline(false)
  const bar = page.getByRole('region', { name: 'Connection' })
  await expect(bar).toContainText('Sign in to save 1 change.')
  expect(await keptIn(page)).toMatchObject([{ retryCount: 0 }])
  await bar.getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(itemBox(page, 'Socks')).toBeChecked()
  await expect(syncChip(page)).toHaveText('Saved')
  expect(await sql(`select "version" from packing where "tripId" = $1`, [tripId])).toEqual([{ version: 2 }])
})
