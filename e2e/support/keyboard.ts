import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

const reach = 120

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < reach; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the control is out of the keyboard’s reach')
}

export async function pressKey(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** A date field takes its parts one after the other: month, day, year. */
export async function typeDate(page: Page, field: Locator, date: string): Promise<void> {
  await tabTo(page, field)
  const [year, month, day] = date.split('-')
  await page.keyboard.type(`${month}${day}${year}`)
}
