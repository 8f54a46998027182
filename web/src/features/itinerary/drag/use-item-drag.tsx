// Dragging by the grip, with mouse, pen or finger. While the drag lasts nothing is rendered again: a ghost follows the
// pointer, a line shows the place, and the page scrolls when the pointer nears its edges.
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLatest } from '../../../browser/use-latest.ts'
import { type DropPlace, dropText, placingAt, type Target, targetAt } from './drop-place.ts'

const startAfterPx = 5
const edgePx = 96
const fastestPx = 22

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

interface Handlers {
  move: (event: globalThis.PointerEvent) => void
  finish: (event: Event) => void
  cancel: (event: Event) => void
}

function listen(grip: HTMLElement, { move, finish, cancel }: Handlers): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  grip.addEventListener('pointermove', move, { signal })
  grip.addEventListener('pointerup', finish, { signal })
  grip.addEventListener('pointercancel', cancel, { signal })
  document.addEventListener('keydown', (event) => event.key === 'Escape' && cancel(event), {
    signal,
    capture: true,
  })
  return () => listeners.abort()
}

/** Pixels a frame; the nearer to the edge, the faster. */
function scrollSpeed(y: number): number {
  const [above, below] = [edgePx - y, y - (window.innerHeight - edgePx)]
  if (above > 0) return -Math.ceil((Math.min(above, edgePx) / edgePx) * fastestPx)
  return below > 0 ? Math.ceil((Math.min(below, edgePx) / edgePx) * fastestPx) : 0
}

function markOver(target: Target | null, isOver: boolean): void {
  if (target?.place.kind === 'last') target.element.toggleAttribute('data-over', isOver)
}

function drawLine(
  line: HTMLElement,
  id: string,
  target: Target | null,
  items: readonly ItineraryItem[],
): void {
  const isShown = target !== null && target.place.kind !== 'last'
  line.hidden = !isShown
  if (!isShown) return
  const { left, top, bottom, width } = target.element.getBoundingClientRect()
  const atTop = target.place.kind === 'beside' && !target.place.after
  line.style.transform = `translate(${left}px, ${(atTop ? top : bottom) - 1.5}px)`
  line.style.width = `${width}px`
  const placing = placingAt(items, id, target.place)
  line.toggleAttribute('data-refused', placing !== null && 'refusal' in placing)
  const text = dropText(items, id, target.place)
  const label = line.firstElementChild as HTMLElement
  label.hidden = text === null
  label.textContent = text
}

interface DragOverlayProps {
  item: ItineraryItem
  ghost: React.RefObject<HTMLDivElement | null>
  line: React.RefObject<HTMLDivElement | null>
  drag: React.RefObject<Drag | null>
}

function DragOverlay({ item, ghost, line, drag }: DragOverlayProps) {
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
        {item.title}
      </div>
    </div>,
    document.body,
  )
}
