import { type PointerEvent, useRef } from 'react'

const closeAfterPx = 110
const closeAtPxPerMs = 0.55

/** Dragging a bottom sheet down by its head closes it; a shorter drag lets it spring back. */
export function useSheetDrag(close: () => void, locked = false) {
  const sheet = useRef<HTMLDivElement>(null)
  const start = useRef<{ y: number; at: number } | null>(null)

  function distance(event: PointerEvent): number {
    return start.current ? Math.max(0, event.clientY - start.current.y) : 0
  }

  function settle(): void {
    start.current = null
    if (!sheet.current) return
    sheet.current.style.transition = 'translate var(--t-base) var(--glide)'
    sheet.current.style.translate = ''
  }

  const drag = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isSheet = window.matchMedia('(width < 40rem)').matches
      if (!isSheet || (event.target as Element).closest('button, a, input')) return
      start.current = { y: event.clientY, at: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
      if (sheet.current) sheet.current.style.transition = 'none'
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current && sheet.current) sheet.current.style.translate = `0 ${distance(event)}px`
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!start.current) return
      const far = distance(event)
      const fast = far / Math.max(1, event.timeStamp - start.current.at)
      if (!locked && (far > closeAfterPx || (far > 24 && fast > closeAtPxPerMs))) {
        start.current = null
        close()
      } else settle()
    },
    onPointerCancel: settle,
  }
  return { sheet, drag }
}

export type SheetDrag = ReturnType<typeof useSheetDrag>['drag']
