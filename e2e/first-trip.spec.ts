import { randomUUID } from 'node:crypto'
import { chooseItem, pressKey, typeDate, typeInto } from './support/keyboard.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  password,
  screenName,
  expectAppStands,
  slimScreens,
  test,
} from './support/test.ts'

for (const screen of slimScreens) {
  test(`API-22 ROUTE-11 someone new signs up, makes a trip, packs an item, comes back and leaves (${screenName(screen)})`, async ({
    open,
  }) => {
    const page = await open(screen)
    const problems: string[] = []
    page.on(
      'console',
      (message) =>
        message.type() === 'error' && !message.text().includes('401') && problems.push(message.text()),
    )
    page.on('request', (request) => {
      if (
        !request
          .url()
          .startsWith(new URL(page.url() === 'about:blank' ? request.url() : page.url()).origin) &&
        !/^(data|blob):/.test(request.url())
      )
        problems.push(request.url())
    })

    await page.goto('/login')
    await page
      .getByRole('button', { name: /create an account|sign up/i })
      .first()
      .click()
    await page.getByLabel('Full name').fill('Maya Okafor')
    await page.getByLabel('Email').fill(`${randomUUID()}@example.com`)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()

    await expect(page.getByRole('heading', { name: 'Welcome back, Maya Okafor!' })).toBeVisible()
    await expectToast(page, 'Account Created')
    await expect(page.getByText('No trips yet')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('button', { name: 'Plan Your First Trip' }).click()
    const dialog = page.getByRole('dialog', { name: 'Plan Your Next Adventure' })
    await dialog.getByLabel('Destination').fill('Lisbon, Portugal')
    await dialog.getByLabel('Trip title').fill('Family Trip to Lisbon')
    await dialog.getByLabel('Start date').fill('2027-04-18')
    await dialog.getByLabel('End date').fill('2027-04-25')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Create Trip' }).click()

    await expect(page.getByRole('heading', { name: 'Family Trip to Lisbon', level: 1 })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('tab', { name: 'Packing' }).click()
    await page.getByRole('button', { name: 'Add Item' }).first().click()
    await page.getByRole('dialog').getByLabel('Item name').fill('Passport')
    await page.getByRole('dialog').getByRole('button', { name: 'Add Item' }).click()
    await page.getByRole('checkbox', { name: 'Passport' }).click()
    await expect(page.getByRole('checkbox', { name: 'Passport' })).toBeChecked()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.reload()
    await expect(page.getByRole('checkbox', { name: 'Passport' })).toBeChecked()
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Family Trip to Lisbon' })).toBeVisible()

    await page.getByRole('button', { name: /profile/i }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page.getByRole('heading', { name: 'Smart Travel Planning' })).toBeVisible()
    await page.goto('/trips/1')
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
    expect(problems).toEqual([])
  })
}

test('the first trip is made, packed and left by keyboard alone', async ({ open }) => {
  test.setTimeout(90_000)
  const page = await open()
  await page.goto('/login')
  await expectAppStands(page)
  await pressKey(page, page.getByRole('button', { name: 'Create an account' }))
  await typeInto(page, page.getByLabel('Full name'), 'Maya Okafor')
  await typeInto(page, page.getByLabel('Email'), `${randomUUID()}@example.com`)
  await typeInto(page, page.getByLabel('Password', { exact: true }), password)
  await page.keyboard.press('Enter')

  await pressKey(page, page.getByRole('button', { name: 'Plan Your First Trip' }))
  const dialog = page.getByRole('dialog', { name: 'Plan Your Next Adventure' })
  await typeInto(page, dialog.getByLabel('Destination'), 'Lisbon, Portugal')
  await typeInto(page, dialog.getByLabel('Trip title'), 'Family Trip to Lisbon')
  await typeDate(page, dialog.getByLabel('Start date'), '2027-04-18')
  await typeDate(page, dialog.getByLabel('End date'), '2027-04-25')
  await pressKey(page, dialog.getByRole('button', { name: 'Create Trip' }))

  await pressKey(page, page.getByRole('tab', { name: 'Plan' }), 'ArrowRight')
  await pressKey(page, page.getByRole('button', { name: 'Add Item', exact: false }).first())
  const form = page.getByRole('dialog')
  await typeInto(page, form.getByLabel('Item name'), 'Passport')
  await page.keyboard.press('Enter')
  await pressKey(page, page.getByRole('checkbox', { name: 'Passport' }), 'Space')
  await expect(page.getByRole('checkbox', { name: 'Passport' })).toBeChecked()

  await page.goto('/')
  await pressKey(page, page.getByRole('button', { name: /profile/i }))
  await chooseItem(page, 'Log out')
  await expect(page.getByRole('heading', { name: 'Smart Travel Planning' })).toBeVisible()
})
