import type { RefObject } from 'react'
import { createPortal } from 'react-dom'
import { isWhole, type Target } from './drop-place.ts'

/** What dropping does, in words, and whether it cannot be. */
export interface DropTold {
  text: string | null
  isRefused: boolean
}

/** A day that takes what is dropped as a whole says so. */
export function markOver(target: Target | null, isOver: boolean): void {
  if (target && isWhole(target.place)) target.element.toggleAttribute('data-over', isOver)
}

/** The line at the place, and what the drop does in words. */
export function drawLine(line: HTMLElement, target: Target | null, told: DropTold | null): void {
  const isShown = target !== null && !isWhole(target.place)
  line.hidden = !isShown
  if (!isShown) return
  const { left, top, bottom, width } = target.element.getBoundingClientRect()
  const atTop = target.place.kind === 'beside' && !target.place.after
  line.style.transform = `translate(${left}px, ${(atTop ? top : bottom) - 1.5}px)`
  line.style.width = `${width}px`
  const { text, isRefused } = told ?? { text: null, isRefused: false }
  line.toggleAttribute('data-refused', isRefused)
  const label = line.firstElementChild as HTMLElement
  label.hidden = text === null
  label.textContent = text
}

interface DragOverlayProps {
  title: string
  ghost: RefObject<HTMLDivElement | null>
  line: RefObject<HTMLDivElement | null>
  drag: RefObject<{ x: number; y: number } | null>
}

/** What follows the pointer, and the line. */
export function DragOverlay({ title, ghost, line, drag }: DragOverlayProps) {
  const { x = 0, y = 0 } = drag.current ?? {}
  return createPortal(
    <div aria-hidden="true">
      <div
        ref={line}
        hidden
        className="group pointer-events-none fixed top-0 left-0 z-50 h-[3px] rounded-full bg-trip data-refused:bg-warning"
      >
        <span
          hidden
          data-drop-text
          className="absolute top-1/2 right-3 -translate-y-1/2 rounded-full bg-trip-fill px-3 py-1 text-small font-semibold whitespace-nowrap text-on-trip tabular-nums shadow-e2 group-data-refused:bg-warning-wash group-data-refused:text-foreground"
        />
      </div>
      <div
        ref={ghost}
        dir="auto"
        className="pointer-events-none fixed top-0 left-0 z-50 max-w-64 truncate rounded-md border border-border bg-surface px-4 py-2.5 font-semibold shadow-e3"
        style={{ transform: `translate(${x + 14}px, ${y - 22}px)` }}
      >
        {title}
      </div>
    </div>,
    document.body,
  )
}
