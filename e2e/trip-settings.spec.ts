import { refuse } from './support/answers.ts'
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

test('SETTINGS-09 SETTINGS-10 SETTINGS-11 SETTINGS-12 SETTINGS-13 SETTINGS-14 SETTINGS-15 SETTINGS-16 the edit dialog sends only what was changed, and shows why the server refuses', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const id = await addTrip(page)
  await page.goto(`/trips/${id}`)
  const bodies: unknown[] = []
  page.on('request', (request) => request.method() === 'PUT' && bodies.push(request.postDataJSON()))
  const dialog = page.getByRole('dialog', { name: 'Edit Trip Details' })
  const openEdit = async () => {
    await page.getByRole('button', { name: 'Trip settings' }).click()
    await page.getByRole('menuitem', { name: 'Edit Trip Details' }).click()
  }
  const save = dialog.getByRole('button', { name: 'Save Changes' })

  await openEdit()
  await expect(dialog.getByLabel('Trip title')).toHaveValue('Family Trip to Lisbon')
  await expect(dialog.getByLabel('Destination')).toHaveValue('Lisbon, Portugal')
  await expect(dialog.getByLabel('Start date')).toHaveValue('2027-04-18')
  await expect(dialog.getByLabel('End date')).toHaveValue('2027-04-25')
  await expect(dialog.getByLabel('Description')).toHaveValue('')
  for (const mode of ['Family', 'Solo', 'Business', 'Leisure', 'Group'])
    await expect(dialog.getByRole('radio', { name: mode })).toBeAttached()
  await expect(dialog.getByRole('radio')).toHaveCount(5)
  await save.click()
  await expect(dialog).toBeHidden()
  expect(bodies).toEqual([])

  await openEdit()
  await dialog.getByLabel('Trip title').fill('Thrown away')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await openEdit()
  await expect(dialog.getByLabel('Trip title')).toHaveValue('Family Trip to Lisbon')
  expect(bodies).toEqual([])

  await dialog.getByLabel('End date').fill('2027-04-01')
  await save.click()
  await expectToast(page, 'Update Failed', 'Unable to update trip. Please try again.')
  await expect(dialog.getByLabel('End date')).toHaveAccessibleDescription('End date must be after start date')
  await dialog.getByLabel('End date').fill('2027-04-28')
  await dialog.getByText('Leisure').click()
  await save.click()
  await expectToast(page, 'Trip Updated')
  expect(bodies).toEqual([{ endDate: '2027-04-01' }, { endDate: '2027-04-28', travelMode: 'leisure' }])
  await expect(page.getByText('Apr 18 – 28, 2027')).toBeVisible()
})

test('SETTINGS-17 SETTINGS-19 deleting asks first, and a failure keeps the trip', async ({
  open,
  signUp,
}) => {
  const page = await open({ width: 'phone', theme: 'dark' })
  await signUp(page)
  const id = await addTrip(page)
  await page.goto(`/trips/${id}`)
  let sent = 0
  await page.route(`**/api/trips/${id}`, (route) => {
    if (route.request().method() !== 'DELETE') return route.continue()
    sent += 1
    return refuse(route, 409)
  })
  await page.getByRole('button', { name: 'Trip settings' }).click()
  await page.getByRole('menuitem', { name: 'Delete Trip' }).click()
  const confirm = page.getByRole('alertdialog', { name: 'Delete Trip' })
  await expect(confirm).toBeVisible()
  await expectAccessible(page)
  expect(sent).toBe(0)
  await confirm.getByRole('button', { name: 'Delete Trip' }).click()
  await expectToast(page, 'Delete Failed', 'Unable to delete trip. Please try again.')
  expect(sent).toBe(1)
  await expect(page).toHaveURL(new RegExp(`/trips/${id}`))
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
    'Export Trip Data',
    'Print or save as PDF',
    'Keep on this device',
    'Archive Trip',
  ])
})
