import type { Point } from '@sojourn/contract/values/point'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { Sheet } from '@sojourn/postcards/picture'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { Room } from './fit-view.ts'
import type { LeafletOverview, View } from './leaflet-overview.ts'
import { PinMark, pinId, stemPx } from './pin-mark.tsx'
import { fanOut, type Stack } from './pins.ts'
import type { PlacedTrip } from './places.ts'
import { StackList } from './stack-list.tsx'

interface PinLayerProps {
  map: LeafletOverview
  view: View
  stacks: readonly Stack[]
  today: PlainDate
  isLarge: boolean
  room: Room
  /** The pictures of all pins in one file. */
  sheet: Sheet | null
}

const mostPictures = 30
const stepKeys: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The pins in view: one stop for the Tab key however many there are, arrows step from one to the next. */
export function PinLayer({ map, view, stacks, today, isLarge, room, sheet }: PinLayerProps) {
  const [openedId, setOpenedId] = useState<number | null>(null)
  const [stopId, setStopId] = useState<number | null>(null)
  const isCrowded = stacks.length > mostPictures
  const sizePx = isCrowded ? 28 : isLarge ? 48 : 40
  const mostInFan = isLarge ? 8 : 4
  const opened = stacks.find(([top, ...others]) => others.length > 0 && top.trip.id === openedId)
  const fanned = opened && opened.length <= mostInFan ? opened : null
  const reached = stacks.flatMap((stack) => (stack === fanned ? stack : [stack[0]]))
  const inView = reached.filter(view.holds)
  const stop = inView.find(({ trip }) => trip.id === stopId) ?? inView[0]

  const focusPin = ({ trip }: PlacedTrip) =>
    document.getElementById(pinId(trip.id))?.focus({ preventScroll: true })

  function open([top, ...others]: Stack) {
    flushSync(() => setOpenedId(top.trip.id))
    if (others.length >= mostInFan) return
    const around = sizePx * 2
    map.bringIntoView(top, { top: around, left: around, right: around, bottom: around })
    focusPin(top)
  }

  function close([top]: Stack) {
    flushSync(() => setOpenedId(null))
    focusPin(top)
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = reached.findIndex((place) => place === stop)
    const step = stepKeys[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = reached.at((at + step + reached.length) % reached.length)
    if (!next) return
    // A pin far from view is only made when it comes near.
    flushSync(() => map.bringIntoView(next, room))
    focusPin(next)
  }

  const mark = (place: PlacedTrip, stack: Stack, offset?: { x: number; y: number }) => (
    <PinMark
      key={place.trip.id}
      trip={place.trip}
      today={today}
      sheet={sheet}
      sizePx={sizePx}
      isPlain={isCrowded}
      count={offset ? 1 : stack.length}
      offset={offset}
      isStop={place === stop}
      onOpen={() => open(stack)}
      onFocus={({ target }) => {
        setStopId(place.trip.id)
        // Not under a finger or the mouse: the pin must not move away from the press.
        if (target.matches(':focus-visible')) map.bringIntoView(place, room)
      }}
    />
  )

  return (
    <>
      {stacks
        .filter(([top]) => view.holds(top))
        .map((stack) => (
          <Pinned key={stack[0].trip.id} map={map} at={stack[0]} onKeyDown={onKeyDown}>
            {stack === fanned ? (
              <Opened onLeave={() => setOpenedId(null)} onClose={() => close(stack)}>
                <Fan count={stack.length} sizePx={sizePx}>
                  {(offset, n) => mark(stack[n]!, stack, offset)}
                </Fan>
              </Opened>
            ) : (
              mark(stack[0], stack)
            )}
          </Pinned>
        ))}
      {opened && !fanned && (
        <Opened onLeave={() => setOpenedId(null)} onClose={() => close(opened)}>
          <StackList stack={opened} today={today} onClose={() => close(opened)} />
        </Opened>
      )}
    </>
  )
}

interface PinnedProps {
  map: LeafletOverview
  at: Point
  onKeyDown: (event: KeyboardEvent) => void
  children: ReactNode
}

/** Its children stand at a place on the map and move with it. */
function Pinned({ map, at: { lat, lng }, onKeyDown, children }: PinnedProps) {
  const [element] = useState(() => document.createElement('div'))
  useLayoutEffect(() => map.pin(element, { lat, lng }), [map, element, lat, lng])
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the pins inside take the keys
  return createPortal(<div onKeyDown={onKeyDown}>{children}</div>, element)
}

interface OpenedProps {
  onLeave: () => void
  onClose: () => void
  children: ReactNode
}

/** Stays as long as the focus is inside. It can take the focus itself, as links do not in every browser when pressed. */
function Opened({ onLeave, onClose, children }: OpenedProps) {
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens to what happens inside
    <div
      tabIndex={-1}
      onBlur={onBlur}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="outline-none"
    >
      {children}
    </div>
  )
}

interface FanProps {
  count: number
  sizePx: number
  children: (offset: { x: number; y: number }, n: number) => ReactNode
}

function Fan({ count, sizePx, children }: FanProps) {
  const radius = sizePx * (count > 4 ? 1.35 : 0.8)
  return fanOut(count, radius).map(({ x, y }, n) => children({ x, y: y - sizePx / 2 - stemPx }, n))
}
