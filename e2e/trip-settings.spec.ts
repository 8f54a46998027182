import { escapeFrom } from './support/keyboard.ts'
import { expect, expectAccessible, expectToast, test } from './support/test.ts'
import { addTrip } from './support/trips.ts'

test('SETTINGS-01 SETTINGS-02 SETTINGS-03 SETTINGS-04 SETTINGS-08 TOAST-08 its items, the copied address, the pointers and the gate', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signUp(page)
  const id = await addTrip(page)
  await page.goto(`/trips/${id}`)
  const openMenu = () => page.getByRole('button', { name: 'Trip settings' }).click()
  const choose = (name: string) => page.getByRole('menuitem', { name }).click()
  await openMenu()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Edit Trip Details',
    'Share Trip',
    'Manage Members',
    'Duplicate Trip',
    'Export Trip Data',
    'Print or save as PDF',
    'Keep on this device',
    'Archive Trip',
    'Delete Trip',
  ])
  await choose('Share Trip')
  await expectToast(page, 'Link Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(`/trips/${id}`, page.url()).href,
  )
  const shared = page.getByRole('dialog', { name: 'Share this trip' })
  await expect(shared.getByText('Pro Feature Locked')).toBeVisible()
  await expectAccessible(page)
  await escapeFrom(shared)

  await openMenu()
  await choose('Archive Trip')
  await expectToast(page, 'Archive Trip', 'Archiving trips is coming soon.')

  await openMenu()
  await choose('Export Trip Data')
  const popup = page.getByRole('dialog', { name: 'Unlock Pro' })
  await expect(popup).toContainText('Upgrade to Pro to export your data')
  await escapeFrom(popup)

  await openMenu()
  await choose('Manage Members')
  await expectToast(page, 'Manage Members', 'Members are in the Collaboration tab.')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Collaboration' })).toHaveAttribute('aria-selected', 'true')
})

test('SETTINGS-02 where the clipboard is refused, the address is shown for copying', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await signUp(page)
  const id = await addTrip(page)
  await page.goto(`/trips/${id}`)
  await page.getByRole('button', { name: 'Share Trip' }).click()
  await expect(page.getByRole('dialog', { name: 'Share Trip' }).getByLabel('Trip address')).toHaveValue(
    new URL(`/trips/${id}`, page.url()).href,
  )
})

test('ROLE-07 a member of somebody else’s trip is not offered to edit or delete it', async ({
  open,
  signUp,
  sql,
}) => {
  const [owner, page] = [await open(), await open()]
  await signUp(owner, { plan: 'pro' })
  const id = await addTrip(owner)
  const member = await signUp(page)
  await sql(`insert into members ("tripId", "userId", "role") values ($1, $2, 'member')`, [id, member.id])
  await page.goto('/')
  await expect(page.getByText('0/3 trips')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete Family Trip to Lisbon' })).toHaveCount(0)
  await page.goto(`/trips/${id}`)
  await page.getByRole('button', { name: 'Trip settings' }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Share Trip',
    'Manage Members',
    'Duplicate Trip',
    'Export Trip Data',
    'Print or save as PDF',
    'Keep on this device',
    'Archive Trip',
  ])
})
