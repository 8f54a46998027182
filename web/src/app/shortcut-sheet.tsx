import { shellWords } from '@sojourn/contract/shell/words'
import { shellShortcutsWords } from '@sojourn/contract/shell/words-shortcuts'
import { useState } from 'react'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { Switch } from '../ui/primitives/switch.tsx'
import { shortcutTexts } from './shortcut-keys.ts'
import { areShortcutsOn, switchShortcuts } from './shortcut-setting.ts'

interface ShortcutSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function ShortcutSheet({ open, onOpenChange }: ShortcutSheetProps) {
  const [on, setOn] = useState(areShortcutsOn)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="confirm" title={shellWords.shortcuts}>
      <ul>
        {shortcutTexts.map(({ keys, text }) => (
          <li key={text} className="flex items-center justify-between gap-4 border-b border-border py-2.5">
            <span>{shellShortcutsWords[text]}</span>
            <span className="flex shrink-0 gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="inline-flex h-7 min-w-7 items-center justify-center rounded-sm border border-line-strong px-1.5 font-bold"
                >
                  {key}
                </kbd>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex items-center justify-between gap-4">
        <span aria-hidden="true">{shellWords.shortcutsOn}</span>
        <Switch
          label={shellWords.shortcutsOn}
          checked={on}
          onChange={({ target }) => {
            setOn(target.checked)
            switchShortcuts(target.checked)
          }}
        />
      </div>
    </Dialog>
  )
}
