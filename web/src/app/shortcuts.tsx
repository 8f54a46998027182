import { Suspense, useEffect, useState } from 'react'
import { lazyPart, MissingDialog } from '../ui/primitives/lazy-part.tsx'
import { type Shortcut, shortcutReader } from './shortcut-keys.ts'
import { areShortcutsOn } from './shortcut-setting.ts'

const ShortcutSheet = lazyPart(
  () => import('./shortcut-sheet.tsx').then((m) => m.ShortcutSheet),
  MissingDialog,
)

/** Where letters are text, or a map's own keys. */
const takesLetters =
  'input, textarea, select, [contenteditable], [role="application"], [role="menu"], [role="listbox"]'

const press = (selector: string): void =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility())?.click()

function act(shortcut: Exclude<Shortcut, 'help'>): void {
  if (shortcut === 'new') press('main [aria-keyshortcuts="n"]')
  else if (shortcut === 'search')
    document.querySelector<HTMLElement>('[role="dialog"] [role="combobox"]')?.focus()
  else press(`[data-navigation] [data-item="${shortcut.go}"]`)
}

/** The shortcuts of every signed-in page, and the sheet that lists them. They press what is on the page. */
export function Shortcuts() {
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never')
  useEffect(() => {
    const read = shortcutReader()
    const onKey = (event: KeyboardEvent) => {
      const { key, target, timeStamp } = event
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (target instanceof Element && target.closest(takesLetters)) return
      const shortcut = read(key, timeStamp, document.querySelector('[role$="dialog"]') !== null)
      // Without the sheet nobody could switch them on again.
      if (!shortcut || (shortcut !== 'help' && !areShortcutsOn())) return
      event.preventDefault()
      if (shortcut === 'help') setSheet('open')
      else act(shortcut)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    sheet !== 'never' && (
      <Suspense>
        <ShortcutSheet open={sheet === 'open'} onOpenChange={(open) => setSheet(open ? 'open' : 'closed')} />
      </Suspense>
    )
  )
}
