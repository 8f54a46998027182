import { Slot } from 'radix-ui'
import { type KeyboardEvent, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react'
import { whenIdle } from '../../browser/when-idle.ts'
import type { MenuProps } from './menu-item.ts'
import { lazyPart, MissingDialog } from './lazy-part.tsx'

const MenuPopup = lazyPart(() => import('./menu-popup.tsx').then((m) => m.MenuPopup), MissingDialog)

let isFetchedAhead = false

/** So that menus open without a connection too: once for all of the page. */
function fetchAhead(): void {
  if (isFetchedAhead) return
  isFetchedAhead = true
  whenIdle(() => void MenuPopup.preload())
}

/** Who pressed and thought better of it takes it back, also while the menu's file is still coming. */
function useEscape(isWaiting: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isWaiting) return undefined
    const press = ({ key }: { key: string }) => void (key === 'Escape' && onEscape())
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isWaiting, onEscape])
}

/** A menu below its button; an action sheet at the lower edge of a phone. */
export function Menu({ trigger, ...popup }: MenuProps) {
  const [open, setOpen] = useState(false)
  /** The menu is there before it is asked for, and sees by which key that happens. */
  const [isNear, setIsNear] = useState(false)
  const anchor = useRef<HTMLElement>(null)
  const id = useId()
  useEffect(fetchAhead, [])
  const close = useCallback(() => setOpen(false), [])
  useEscape(open, close)
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
