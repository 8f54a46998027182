import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/test.ts'

const openDialog = async (page: Page) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Local weather' })).toContainText('°C')
  await page.getByRole('button', { name: 'New Trip' }).click()
  const dialog = page.getByRole('dialog', { name: 'Plan Your Next Adventure' })
  await expect(dialog).toBeVisible()
  return dialog
}

const fillTheRest = async (dialog: Locator, title: string) => {
  await dialog.getByLabel('Trip title').fill(title)
  await dialog.getByLabel('Start date').fill('2027-07-01')
  await dialog.getByLabel('End date').fill('2027-07-14')
}

test('a mistyped destination is not taken for something similar: that is offered, and chosen by a click', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const dialog = await openDialog(page)
  await dialog.getByLabel('Destination').fill('Bostonn')
  await expect(listOf(dialog)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('Not on the map yet – choose a place')).toBeVisible()
  await expectAccessible(page)
  await dialog
    .getByRole('group', { name: 'Did you mean' })
    .getByRole('button', { name: 'Boston, United States?' })
    .click()
  await expect(dialog.getByLabel('Destination')).toHaveValue('Boston, United States')
  await expect(dialog.getByText('On the map: Boston, United States')).toBeVisible()
  await fillTheRest(dialog, 'Autumn leaves')
  await dialog.getByRole('button', { name: 'Create Trip' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Autumn leaves' })).toBeVisible()
})

test('what was understood is shown and can be changed, before the trip is made and after', async ({
  open,
  signUp,
  sql,
}) => {
  const page = await open()
  await signUp(page)
  const dialog = await openDialog(page)
  await dialog.getByLabel('Destination').fill('Rochester')
  await expect(dialog.getByText('On the map: Rochester, New York, United States')).toBeVisible()
  await fillTheRest(dialog, 'Dickens week')
  await dialog.getByRole('button', { name: 'Create Trip' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dickens week' })).toBeVisible()

  await page.getByRole('button', { name: 'Trip settings' }).click()
  await page.getByRole('menuitem', { name: 'Edit Trip Details' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Trip Details' })
  await expect(edit.getByText('On the map: Rochester, New York, United States')).toBeVisible()
  await edit.getByRole('button', { name: 'Change', exact: true }).click()
  const kent = edit.getByRole('option', { name: 'Rochester, United Kingdom' })
  await expect(kent).toBeVisible()
  await kent.hover()
  await kent.click()
  await expect(edit.getByText('On the map: Rochester, United Kingdom')).toBeVisible()
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(edit).toHaveCount(0)
  const [trip] = await sql(`select "placeName", "countryCode" from trips where "title" = 'Dickens week'`)
  expect(trip).toEqual({ placeName: 'Rochester, United Kingdom', countryCode: 'GB' })
})

const listOf = (dialog: Locator) => dialog.getByRole('listbox', { name: 'Suggested places' })

for (const width of ['desktop', 'phone'] as const) {
  test(`with the list of places open, the next ${width === 'phone' ? 'tap' : 'click'} and Tab go where the traveller goes (${width})`, async ({
    open,
    signUp,
  }) => {
    const page = await open({ width })
    await signUp(page)
    const dialog = await openDialog(page)
    const field = dialog.getByLabel('Destination')
    await field.pressSequentially('Lisbon')
    await expect(listOf(dialog)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(listOf(dialog)).toHaveCount(0)
    await expect(field).toHaveValue('Lisbon')
    const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300))
    expect(focused).toMatch(/^<button/)

    await field.focus()
    await page.keyboard.press('ArrowDown')
    await expect(listOf(dialog)).toBeVisible()
    const description = dialog.getByLabel('Description')
    await description.scrollIntoViewIfNeeded()
    const box = await description.boundingBox()
    if (!box) throw new Error('the description is not on screen')
    const point = [box.x + box.width / 2, box.y + box.height / 2] as const
    if (width === 'phone') await page.touchscreen.tap(...point)
    else await page.mouse.click(...point)
    await page.keyboard.type('By the sea')
    await expect(description).toHaveValue('By the sea')
    await expect(field).toHaveValue('Lisbon')
    await expect(listOf(dialog)).toHaveCount(0)
  })
}

test('a click that was on its way to a field goes there, although the list opens above it meanwhile', async ({
  open,
  signUp,
}) => {
  const page = await open()
  await signUp(page)
  const dialog = await openDialog(page)
  const field = dialog.getByLabel('Destination')
  const title = dialog.getByLabel('Trip title')
  const box = await title.boundingBox()
  if (!box) throw new Error('the title is not on screen')
  // In the page, so that no round trip lets the list grow old before the click.
  const pressed = page.evaluate(
    ([x, y]) =>
      new Promise<void>((resolve) => {
        const watcher = new MutationObserver(() => {
          const above = document.elementFromPoint(x, y)?.closest('[role="option"]')
          if (!above) return
          watcher.disconnect()
          for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
            above.dispatchEvent(
              new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y }),
            )
          resolve()
        })
        watcher.observe(document.body, { childList: true, subtree: true })
      }),
    [box.x + 20, box.y + box.height / 2] as const,
  )
  await field.fill('Lisbon')
  await pressed
  await expect(title).toBeFocused()
  await expect(field).toHaveValue('Lisbon')
})
