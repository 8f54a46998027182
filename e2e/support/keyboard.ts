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

/** Escape, once the dialog or menu has taken the focus: before, it does not listen yet. */
export async function escapeFrom(layer: Locator): Promise<void> {
  await expect.poll(() => layer.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await layer.page().keyboard.press('Escape')
  await expect(layer).toBeHidden()
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

/** In a menu opened by a key: arrows down to the item, each only once the last one has moved the focus, and Enter. */
export async function chooseItem(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name })
  const focused = page.locator('[role="menuitem"]:focus')
  await expect(focused).toBeVisible()
  for (let presses = 0; presses < 12; presses++) {
    if (await item.evaluate((element) => element === document.activeElement)) break
    const before = await focused.innerText()
    await page.keyboard.press('ArrowDown')
    await expect(focused).not.toHaveText(before)
  }
  await expect(item).toBeFocused()
  await page.keyboard.press('Enter')
}

/** A date field takes its parts one after the other: month, day, year. */
export async function typeDate(page: Page, field: Locator, date: string): Promise<void> {
  await tabTo(page, field)
  const [year, month, day] = date.split('-')
  await page.keyboard.type(`${month}${day}${year}`)
}
