import { movedPlace } from '@sojourn/contract/legs/places-form'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useLatest } from '../../../browser/use-latest.ts'
import type { TypedPlace } from './place-rows.ts'

interface Lifted {
  id: string
  /** What Escape puts back. */
  before: readonly TypedPlace[]
}

interface Ordered {
  rows: readonly TypedPlace[]
  onChange: (rows: readonly TypedPlace[]) => void
  /** Told to whoever must not take the Escape that puts a place back. */
  onLift: (isLifted: boolean) => void
}

/** Places are put in order by their grips: by the pointer, or lifted with Space and moved with the arrows. */
export function usePlaceOrder({ rows, onChange, onLift }: Ordered) {
  const list = useRef<HTMLOListElement>(null)
  const [lifted, showLifted] = useState<Lifted | null>(null)

  function setLifted(next: Lifted | null): void {
    onLift(next !== null)
    showLifted(next)
  }

  function moveTo(id: string, to: number): void {
    const from = rows.findIndex((row) => row.id === id)
    if (to >= 0 && to < rows.length && to !== from) onChange(movedPlace(rows, from, to))
  }

  function onKeyDown(event: KeyboardEvent, id: string): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const isUp = lifted?.id === id
    if (event.key === ' ' || event.key === 'Enter') setLifted(isUp ? null : { id, before: rows })
    else if (isUp && event.key === 'Escape') {
      onChange(lifted.before)
      setLifted(null)
    } else if (isUp && step) moveTo(id, rows.findIndex((row) => row.id === id) + step)
    else return
    event.preventDefault()
  }

  const [draggedId, setDraggedId] = useState<string | null>(null)
  const onDrag = useLatest((y: number) => {
    const boxes = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
    const over = boxes.findIndex(({ top, bottom }) => y >= top && y < bottom)
    if (draggedId !== null && over >= 0) moveTo(draggedId, over)
  })
  const told = useLatest(onLift)
  useEffect(() => {
    if (draggedId === null) return undefined
    const move = ({ clientY }: { clientY: number }) => onDrag.current(clientY)
    const drop = () => {
      told.current(false)
      setDraggedId(null)
      showLifted(null)
    }
    // Not on the grip: it moves within the page while it is dragged, and loses the pointer with that.
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', drop)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', drop)
    }
  }, [draggedId, onDrag, told])

  const gripOf = (id: string) => ({
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, id),
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      setLifted({ id, before: rows })
      setDraggedId(id)
    },
  })

  return { list, liftedId: lifted?.id ?? null, gripOf }
}
