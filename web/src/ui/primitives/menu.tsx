import { Slot } from 'radix-ui'
import { type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import { whenIdle } from '../../browser/when-idle.ts'
import type { MenuProps } from './menu-item.ts'
import { lazyPart, MissingDialog } from './lazy-part.tsx'

const MenuPopup = lazyPart(() => import('./menu-popup.tsx').then((m) => m.MenuPopup), MissingDialog)

/** A menu below its button; an action sheet at the lower edge of a phone. */
export function Menu({ trigger, ...popup }: MenuProps) {
  const [open, setOpen] = useState(false)
  /** The menu is there before it is asked for, and sees by which key that happens. */
  const [isNear, setIsNear] = useState(false)
  const anchor = useRef<HTMLElement>(null)
  const id = useId()
  // So that it opens without a connection too.
  useEffect(() => whenIdle(() => void MenuPopup.preload()), [])
  const approach = () => setIsNear(true)
  const change = (next: boolean) => {
    setIsNear(true)
    setOpen(next)
  }
  return (
    <>
      <Slot.Root
        ref={anchor}
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-state={open ? 'open' : 'closed'}
        onPointerEnter={approach}
        onFocus={approach}
        onClick={() => change(!open)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          change(true)
        }}
      >
        {trigger}
      </Slot.Root>
      {isNear && (
        <Suspense fallback={null}>
          <MenuPopup {...popup} id={id} anchor={anchor} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
