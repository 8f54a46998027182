// Dragging by the grip, with mouse, pen or finger. While the drag lasts nothing is rendered again: a ghost follows the
// pointer, a line shows the place, and the page scrolls when the pointer nears its edges.
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useLatest } from '../../../browser/use-latest.ts'
import { listen, scrollSpeed } from './drag-events.ts'
import { DragOverlay, drawLine, markOver } from './drag-overlay.tsx'
import { type DropPlace, type Target, targetAt } from './drop-place.ts'

const startAfterPx = 5

interface Drag {
  item: ItineraryItem
  pointerId: number
  startX: number
  startY: number
  x: number
  y: number
  target: Target | null
}

interface ItemDrag {
  /** The item on the move; its row must stay on the page, because it holds the pointer. */
  dragged: ItineraryItem | null
  grip: (item: ItineraryItem) => { onPointerDown: (event: PointerEvent<HTMLElement>) => void }
  /** True for the click that ends a drag, by the time of the click. */
  wasDragged: (at: number) => boolean
  overlay: React.ReactNode
}

export function useItemDrag(
  items: readonly ItineraryItem[],
  onDrop: (item: ItineraryItem, place: DropPlace) => void,
): ItemDrag {
  const latest = useLatest(items)
  const [dragged, setDragged] = useState<ItineraryItem | null>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag | null>(null)
  const stop = useRef<(() => void) | null>(null)
  const endedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => () => stop.current?.(), [])

  function begin(item: ItineraryItem, event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0 || drag.current) return
    const { pointerId, clientX, clientY, currentTarget } = event
    currentTarget.setPointerCapture(pointerId)
    drag.current = { item, pointerId, startX: clientX, startY: clientY, x: clientX, y: clientY, target: null }
    stop.current = listen(currentTarget, { move, finish, cancel })
  }

  function move({ pointerId, clientX, clientY }: globalThis.PointerEvent): void {
    const now = drag.current
    if (!now || now.pointerId !== pointerId) return
    Object.assign(now, { x: clientX, y: clientY })
    const far = Math.hypot(clientX - now.startX, clientY - now.startY) > startAfterPx
    if (far && !isRunning()) run(now)
    if (isRunning()) show(now)
  }

  const frame = useRef(0)
  const isRunning = () => frame.current !== 0

  function run(now: Drag): void {
    setDragged(now.item)
    const step = () => {
      const speed = scrollSpeed(now.y)
      if (speed !== 0) {
        window.scrollBy(0, speed)
        show(now)
      }
      frame.current = requestAnimationFrame(step)
    }
    frame.current = requestAnimationFrame(step)
  }

  function show(now: Drag): void {
    if (ghost.current) ghost.current.style.transform = `translate(${now.x + 14}px, ${now.y - 22}px)`
    const target = targetAt(now.x, now.y)
    if (now.target?.element !== target?.element) markOver(now.target, false)
    now.target = target
    markOver(target, true)
    if (line.current) drawLine(line.current, now.item.id, target, latest.current)
  }

  function finish({ timeStamp }: Event): void {
    const now = drag.current
    const ran = isRunning()
    clear()
    if (ran) endedAt.current = timeStamp
    if (ran && now?.target) onDrop(now.item, now.target.place)
  }

  function cancel({ timeStamp }: Event): void {
    if (isRunning()) endedAt.current = timeStamp
    clear()
  }

  function clear(): void {
    stop.current?.()
    stop.current = null
    cancelAnimationFrame(frame.current)
    frame.current = 0
    markOver(drag.current?.target ?? null, false)
    drag.current = null
    setDragged(null)
  }

  return {
    dragged,
    grip: (item) => ({ onPointerDown: (event) => begin(item, event) }),
    wasDragged: (at) => at - endedAt.current < 100,
    overlay: dragged && <DragOverlay item={dragged} ghost={ghost} line={line} drag={drag} />,
  }
}
