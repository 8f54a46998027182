import { Slot } from 'radix-ui'
import {
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { lazyPart } from './lazy-part.tsx'

const delayMs = 500
/** Long enough to move the pointer onto the hint, which then stays. */
const graceMs = 120

const TooltipPopup = lazyPart(() => import('./tooltip-popup.tsx').then((m) => m.TooltipPopup))

interface TooltipProps {
  text: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  children: ReactElement
}

/** A short hint beside a control, half a second after hover or keyboard focus. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()
  useEffect(() => () => clearTimeout(timer.current), [])

  function change(next: boolean, afterMs: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), afterMs)
  }
  function close() {
    clearTimeout(timer.current)
    setOpen(false)
  }

  return (
    <>
      <Slot.Root
        ref={anchor}
        aria-describedby={open ? id : undefined}
        onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && change(true, delayMs)}
        onPointerLeave={() => change(false, graceMs)}
        onPointerDown={close}
        onFocus={(event: FocusEvent) => event.target.matches(':focus-visible') && change(true, delayMs)}
        onBlur={close}
      >
        {children}
      </Slot.Root>
      {open && (
        <Suspense fallback={null}>
          <TooltipPopup
            id={id}
            anchor={anchor}
            side={side}
            text={text}
            onHover={() => change(true, 0)}
            onLeave={() => change(false, graceMs)}
            onDismiss={close}
          />
        </Suspense>
      )}
    </>
  )
}
