import {
  areApart,
  password,
  expect,
  expectAccessible,
  expectAppStands,
  expectToast,
  test,
} from './support/test.ts'
import { addTrips, five } from './support/trips.ts'

test('letters lead through the app, n adds to the open tab, dialogs take the ink of the trip, and ? lists all', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page, { plan: 'pro' })
  const [kyoto] = await addTrips(page, five.slice(0, 1))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Solo Adventure in Kyoto' })).toBeVisible()
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Trip title').pressSequentially('ghn?')
  await expect(dialog.getByLabel('Trip title')).toHaveValue('ghn?')
  await expect(page).toHaveURL('/')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  const tabs = [
    ['k', 'packing', 'Add Item'],
    ['b', 'budget', 'Add Expense'],
    ['p', 'plan', 'Add Activity'],
  ] as const
  for (const [key, tab, title] of tabs) {
    await page.keyboard.press('g')
    await page.keyboard.press(key)
    await expect(page).toHaveURL(`/trips/${kyoto}?tab=${tab}`)
    await expect(page.getByRole('main').getByRole('button', { name: title }).first()).toBeVisible()
    await page.keyboard.press('n')
    await expect(page.getByRole('dialog', { name: title })).toHaveAttribute('data-ink', 'vermilion')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }

  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet.getByRole('listitem')).toHaveCount(7)
  await expectAccessible(page)
  await sheet.getByRole('switch', { name: 'Shortcuts of one letter' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.keyboard.press('n')
  await expect(dialog).toHaveCount(0)
})

test('a toast lies neither on the field that has the focus nor on the button just pressed', async ({
  open,
  signUp,
}) => {
  const page = await open()
  const { email } = await signUp(page)
  await page.context().clearCookies()
  await page.goto('/login')
  await expectAppStands(page)
  await page.getByLabel('Email').fill(email)
  const field = page.getByLabel('Password', { exact: true })
  await field.fill(`${password} not`)
  const { y, height } = (await field.boundingBox())!
  await page.setViewportSize({ width: 1280, height: Math.round(y + height + 30) })
  await field.scrollIntoViewIfNeeded()
  await field.press('Enter')
  await expectToast(page, 'Authentication Failed')
  await expect(field).toBeFocused()
  expect(await areApart(page.getByRole('region', { name: /Notifications/ }).locator('ol'), field)).toBe(true)
})
