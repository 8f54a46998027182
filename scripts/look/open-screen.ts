import type { Page } from '@playwright/test'
import type { Language } from '../../contract/src/words/words.ts'
import { namedIn } from './said-in.ts'
import type { Screen } from './screens.ts'

/** Whether it lies over a page. */
export const isOver = ({ name }: Pick<Screen, 'name'>): boolean => name.startsWith('dialog-')

/** What lies over a page, which has screens of its own. */
export const overlays = '[role=dialog], [role=alertdialog], [role=menu]'

async function press(page: Page, name: string, language: Language): Promise<void> {
  const { begins, has, is } = namedIn(language, name)
  const [button, item, tab] = [
    page.getByRole('button', { name: begins }).first(),
    page.getByRole('menuitem', { name: has }).first(),
    // A part of a tab may have a tab of the same name.
    page.getByRole('tab', { name: is }).last(),
  ]
  // Behind an open menu the page may have a button of the same name.
  const isMenuOpen = (await page.locator('[aria-haspopup=menu][aria-expanded=true]').count()) > 0
  const any = button.or(item).or(tab).first()
  await any.waitFor({ timeout: 15_000 })
  await (isMenuOpen ? item : (await tab.count()) > 0 ? tab : any).click({ timeout: 15_000 })
}

/** Opens it and waits until its heading, or what lies over it, is there and nothing of it is still loading. */
export async function openScreen(
  page: Page,
  { name, path, presses = [] }: Screen,
  language: Language = {},
): Promise<void> {
  await page.goto(path)
  for (const button of presses) await press(page, button, language)
  const sought = page.locator(isOver({ name }) ? overlays : 'h1')
  await sought.first().waitFor({ timeout: 15_000 })
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached', timeout: 30_000 })
}
