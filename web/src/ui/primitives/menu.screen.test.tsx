import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import type * as page from './menu.tsx'

const popup = './menu-popup.tsx'
let opened = 0

/** A page whose menu file comes when it is let. */
async function pageWithMenu(count = 1) {
  const file = Promise.withResolvers<void>()
  vi.doMock(popup, async (original) => {
    await file.promise
    return original()
  })
  onTestFinished(() => vi.doUnmock(popup))
  // A page of its own, which has fetched nothing yet.
  const { Menu } = await vi.importActual<typeof page>(`./menu.tsx?page=${++opened}`)
  const names = Array.from({ length: count }, (_, at) => `Actions ${at + 1}`)
  render(
    names.map((name) => (
      <Menu
        key={name}
        trigger={<button type="button">{name}</button>}
        items={[{ label: 'Rename', onSelect: () => undefined }]}
      />
    )),
  )
  const comes = () =>
    act(async () => {
      file.resolve()
      // Else the next page would be given this one's file.
      await vi.dynamicImportSettled()
    })
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Actions 1' }), comes }
}

test('a menu opens when its file has come', async () => {
  const { user, button, comes } = await pageWithMenu()
  await user.click(button)
  expect(screen.queryByRole('menu')).toBeNull()
  await comes()
  expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeTruthy()
})

test.each(['Escape', 'a second press'])('while its file is still coming %s takes it back', async (by) => {
  const { user, button, comes } = await pageWithMenu()
  await user.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  if (by === 'Escape') await user.keyboard('{Escape}')
  else await user.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await comes()
  expect(screen.queryByRole('menu')).toBeNull()
})

test('the file is fetched ahead once for a page, however many menus there are', async () => {
  const idle = vi.fn()
  vi.stubGlobal('requestIdleCallback', idle)
  await pageWithMenu(5)
  expect(idle).toHaveBeenCalledTimes(1)
})
