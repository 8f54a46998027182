import { Tooltip as Primitive } from 'radix-ui'
import { type FocusEvent, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'

const delayMs = 500

interface TooltipProps {
  text: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** The control the tooltip belongs to. */
  children: ReactElement
}

/** A short hint beside a control, half a second after hover or keyboard focus. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // The primitive opens at once on any focus, also when focus comes back from a closed dialog.
  function openLater(event: FocusEvent<HTMLElement>) {
    event.preventDefault()
    if (event.target.matches(':focus-visible')) timer.current = setTimeout(() => setOpen(true), delayMs)
  }

  function change(next: boolean) {
    clearTimeout(timer.current)
    setOpen(next)
  }

  return (
    <Primitive.Provider delayDuration={delayMs}>
      <Primitive.Root open={open} onOpenChange={change}>
        <Primitive.Trigger asChild onFocus={openLater} onBlur={() => clearTimeout(timer.current)}>
          {children}
        </Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            side={side}
            sideOffset={8}
            collisionPadding={12}
            className="z-50 max-w-64 rounded-sm bg-ink-bar px-3 py-2 text-caption font-[560] text-white shadow-e3 data-[state=delayed-open]:animate-fade-in"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
