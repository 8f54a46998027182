import type { Locator } from '@playwright/test'
import { escapeFrom } from './support/keyboard.ts'
import { expect, expectAccessible, test } from './support/test.ts'
import { addTrip } from './support/trips.ts'

/** The labels beside which it says that the field is required, in reading order. */
const markedIn = (dialog: Locator): Promise<string[]> =>
  dialog
    .locator('label + span', { hasText: /^Required$/ })
    .locator('xpath=preceding-sibling::label')
    .allTextContents()

/** The labels of the fields of which assistive technology says so. */
const requiredIn = (dialog: Locator): Promise<string[]> =>
  dialog
    .locator('[aria-required="true"]')
    .evaluateAll((controls) =>
      controls.map((control) => (control as HTMLInputElement).labels?.[0]?.textContent ?? ''),
    )

test('every dialog says which of its fields are required', async ({ open, signUp }) => {
  const page = await open({ width: 'phone' })
  await signUp(page)
  const id = await addTrip(page)
  const expectMarked = async (title: string, labels: string[]) => {
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    await expect.poll(() => markedIn(dialog)).toEqual(labels)
    expect(await requiredIn(dialog)).toEqual(labels)
    await expectAccessible(page)
    await escapeFrom(dialog)
  }

  await page.goto('/')
  await page.getByRole('button', { name: 'New Trip' }).first().click()
  await expectMarked('Plan Your Next Adventure', ['Destination', 'Trip title', 'Start date', 'End date'])

  await page.goto(`/trips/${id}`)
  await page.getByRole('button', { name: 'Trip settings' }).click()
  await page.getByRole('menuitem', { name: 'Edit Trip Details' }).click()
  await expectMarked('Edit Trip Details', ['Trip title', 'Destination', 'Start date', 'End date'])
  await page.getByRole('button', { name: 'Add Activity' }).first().click()
  await expectMarked('Add Activity', ['Title', 'Date'])

  await page.goto(`/trips/${id}?tab=packing`)
  await page.getByRole('button', { name: 'Add Item Manually' }).click()
  await expectMarked('Add Item', ['Item name'])

  await page.goto(`/trips/${id}?tab=budget`)
  await page.getByRole('button', { name: 'Add Expense' }).first().click()
  await expectMarked('Add Expense', ['Amount', 'Description', 'Date'])
})
