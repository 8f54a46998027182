import { movedEdge } from '@sojourn/contract/legs/places-form'
import { legsWords } from '@sojourn/contract/legs/words'
import { placeName } from '@sojourn/contract/trips/next-up'
import { shortDay } from '@sojourn/contract/values/date-text'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { directionOf } from '../../../browser/direction.ts'
import type { TypedPlace } from './place-rows.ts'

interface NightEdgeProps {
  rows: readonly TypedPlace[]
  /** The place it ends. */
  at: number
  day: PlainDate
  /** Where it stands on the ruler, from 0 to 1. */
  share: number
  nightPx: () => number
  onChange: (rows: readonly TypedPlace[]) => void
}

/** The day two places share, to draw or to move with the arrows: what one gives the other takes. */
export function NightEdge({ rows, at, day, share, nightPx, onChange }: NightEdgeProps) {
  const [isHeld, setIsHeld] = useState(false)
  const held = useRef({ x: 0, rows })
  const [place, next] = [rows[at], rows[at + 1]]
  if (!place || !next) return null
  const told = say(legsWords.edgeValue, {
    day: shortDay(day),
    place: placeName(place.destination),
    nights: place.nights,
    next: placeName(next.destination),
    nextNights: next.nights,
  })
  const isTurned = directionOf() === 'rtl'
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: isTurned ? 1 : -1, ArrowRight: isTurned ? -1 : 1, ArrowDown: -1, ArrowUp: 1 }[
      event.key
    ]
    if (!step) return
    event.preventDefault()
    onChange(movedEdge(rows, at, step))
  }
  function onPointerMove({ clientX }: PointerEvent) {
    if (!isHeld || nightPx() === 0) return
    const by = Math.round((clientX - held.current.x) / nightPx())
    onChange(movedEdge(held.current.rows, at, isTurned ? -by : by))
  }
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input would span the ruler and lie over the other edges
      role="slider"
      tabIndex={0}
      aria-label={say(legsWords.edge, { place: placeName(place.destination) })}
      aria-valuemin={1}
      aria-valuemax={place.nights + next.nights - 1}
      aria-valuenow={place.nights}
      aria-valuetext={told}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        held.current = { x: event.clientX, rows }
        setIsHeld(true)
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => setIsHeld(false)}
      onPointerCancel={() => setIsHeld(false)}
      className="group/edge absolute -top-1 z-1 grid h-11 w-6 -translate-x-1/2 cursor-ew-resize touch-none place-items-center rounded-md rtl:translate-x-1/2"
      style={{ insetInlineStart: `${share * 100}%` }}
    >
      <span
        aria-hidden="true"
        className="h-10 w-2.5 rounded-full border-[1.5px] border-foreground bg-surface"
      />
      <span
        aria-hidden="true"
        data-held={isHeld || undefined}
        className="pointer-events-none absolute bottom-full mb-1 hidden rounded-md bg-foreground px-2.5 py-1 text-caption font-semibold whitespace-nowrap text-background tabular-nums group-focus-visible/edge:block data-held:block"
      >
        {told}
      </span>
    </span>
  )
}
