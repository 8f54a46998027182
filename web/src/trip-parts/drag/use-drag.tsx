// Dragging by a grip, with mouse, pen or finger. While the drag lasts nothing is rendered again: a ghost follows the
// pointer, a line shows the place, and the page scrolls when the pointer nears its edges.
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLatest } from '../../browser/use-latest.ts'
import { listen, scrollSpeed } from './drag-events.ts'
import { DragOverlay, drawLine, type DropTold, markOver } from './drag-overlay.tsx'
import { type DropPlace, type Target, targetAt } from './drop-place.ts'

const startAfterPx = 5

/** An item of the plan, or an idea. */
interface Draggable {
  readonly title: string
}

interface Under<T> {
  what: T
  pointerId: number
  startX: number
  startY: number
  x: number
  y: number
  target: Target | null
}

interface DragOptions<T> {
  /** What dropping it there does; null where it does nothing. */
  tell: (what: T, place: DropPlace) => DropTold | null
  onDrop: (what: T, place: DropPlace) => void
}

interface Drag<T> {
  /** What is on the move; its row must stay on the page, because it holds the pointer. */
  dragged: T | null
  begin: (what: T, event: PointerEvent<HTMLElement>) => void
  /** True for the click that ends a drag, by the time of the click. */
  wasDragged: (at: number) => boolean
  overlay: ReactNode
}

export function useDrag<T extends Draggable>(options: DragOptions<T>): Drag<T> {
  const latest = useLatest(options)
  const [dragged, setDragged] = useState<T | null>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const drag = useRef<Under<T> | null>(null)
  const stop = useRef<(() => void) | null>(null)
  const endedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => () => stop.current?.(), [])

  function begin(what: T, event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0 || drag.current) return
    const { pointerId, clientX, clientY, currentTarget } = event
    currentTarget.setPointerCapture(pointerId)
    drag.current = { what, pointerId, startX: clientX, startY: clientY, x: clientX, y: clientY, target: null }
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

  function run(now: Under<T>): void {
    setDragged(now.what)
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

  function show(now: Under<T>): void {
    if (ghost.current) ghost.current.style.transform = `translate(${now.x + 14}px, ${now.y - 22}px)`
    const found = targetAt(now.x, now.y)
    const told = found && latest.current.tell(now.what, found.place)
    const target = told ? found : null
    if (now.target?.element !== target?.element) markOver(now.target, false)
    now.target = target
    markOver(target, true)
    if (line.current) drawLine(line.current, target, told)
  }

  function finish({ timeStamp }: Event): void {
    const now = drag.current
    const ran = isRunning()
    clear()
    if (ran) endedAt.current = timeStamp
    if (ran && now?.target) latest.current.onDrop(now.what, now.target.place)
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
    begin,
    wasDragged: (at) => at - endedAt.current < 100,
    overlay: dragged && <DragOverlay title={dragged.title} ghost={ghost} line={line} drag={drag} />,
  }
}
