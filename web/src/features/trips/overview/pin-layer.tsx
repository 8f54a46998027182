import type { Trip } from '@sojourn/contract/trips/schema'
import { tripBadge } from '@sojourn/contract/trips/status'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { useTheme } from '../../../lib/theme.ts'
import { Postcard } from '../../../postcards/postcard-image.tsx'
import { cn } from '../../../ui/cn.ts'
import { startMonth, terrainOf } from '../trip-place.ts'
import { fanOut, type Pin, type Stack, stackPins } from './pins.ts'
import { statusColours } from './status-colours.ts'

const reachPx = 36
const stemPx = 10

interface PinLayerProps {
  pins: readonly Pin[]
  today: PlainDate
  isLarge: boolean
  width: number
  /** The trip that has the keyboard's focus in the list. */
  focused: number | null
}

/** The pins for the pointer. The list beside them says and does the same for the keyboard and for screen readers. */
export function PinLayer({ pins, today, isLarge, width, focused }: PinLayerProps) {
  const stacks = useMemo(() => stackPins(pins, reachPx), [pins])
  const [opened, setOpened] = useState<Stack | null>(null)
  const sizePx = isLarge ? 48 : 40
  return (
    <div aria-hidden="true">
      {stacks.map((stack) => {
        const [top] = stack.pins
        if (!top) return null
        const isFocused = stack.pins.some(({ trip }) => trip.id === focused)
        const isFanned = stack.pins.length > 1 && (stack === opened || isFocused)
        return isFanned ? (
          <Fan
            key={top.trip.id}
            stack={stack}
            today={today}
            sizePx={sizePx}
            width={width}
            focused={focused}
          />
        ) : (
          <PinMark
            key={top.trip.id}
            pin={{ ...top, x: stack.x, y: stack.y }}
            today={today}
            sizePx={sizePx}
            count={stack.pins.length}
            isFocused={isFocused}
            onOpen={() => setOpened(stack)}
          />
        )
      })}
    </div>
  )
}

interface FanProps {
  stack: Stack
  today: PlainDate
  sizePx: number
  width: number
  focused: number | null
}

/** A stack laid open, kept inside the map. */
function Fan({ stack, today, sizePx, width, focused }: FanProps) {
  const radius = sizePx * (stack.pins.length > 4 ? 1.35 : 0.8)
  const reach = radius + sizePx / 2 + 4
  const centre = {
    x: Math.min(Math.max(stack.x, reach), width - reach),
    y: Math.max(stack.y, reach + sizePx / 2 + stemPx),
  }
  const places = fanOut(stack.pins.length, radius)
  // A focused pin beyond the fan's size takes the last place.
  const hidden = stack.pins.slice(places.length).find(({ trip }) => trip.id === focused)
  const shown = [...stack.pins.slice(0, places.length - (hidden ? 1 : 0)), ...(hidden ? [hidden] : [])]
  return shown.map((pin, n) => (
    <PinMark
      key={pin.trip.id}
      pin={{ ...pin, x: centre.x + (places[n]?.x ?? 0), y: centre.y + (places[n]?.y ?? 0) + sizePx / 2 }}
      today={today}
      sizePx={sizePx}
      count={1}
      isFocused={pin.trip.id === focused}
      isLoose
    />
  ))
}

interface PinMarkProps {
  pin: Pin
  today: PlainDate
  sizePx: number
  /** How many trips lie under this picture. */
  count: number
  isFocused: boolean
  /** Part of an open fan: no stem. */
  isLoose?: boolean
  onOpen?: () => void
}

function PinMark({ pin, today, sizePx, count, isFocused, isLoose = false, onOpen }: PinMarkProps) {
  const { trip, x, y } = pin
  const colour = statusColours[tripBadge(trip, today)]
  const look = {
    title: count > 1 ? `${count} trips` : trip.title,
    tabIndex: -1,
    style: { left: x, top: y, color: colour },
    className: cn(
      'absolute flex -translate-x-1/2 -translate-y-full flex-col items-center transition-[scale] duration-200 ease-glide hover:z-2 hover:scale-105 motion-reduce:scale-none',
      isFocused && 'z-3',
      isLoose && 'z-1 animate-pop',
    ),
  }
  const content = (
    <>
      <span
        className={cn(
          'hit-44 block rounded-full border-[3px] border-current bg-surface shadow-e2',
          isFocused && 'outline-3 outline-offset-3 outline-ring',
        )}
        style={{ width: sizePx, height: sizePx }}
      >
        <PinPicture trip={trip} />
        {count > 1 && (
          <span className="absolute -top-2 -right-2 inline-flex h-5 min-w-5 items-center justify-center rounded-full border-2 border-surface bg-foreground px-1 text-[0.6875rem] leading-none font-[700] text-surface tabular-nums">
            {count}
          </span>
        )}
      </span>
      {!isLoose && <span className="w-[3px] bg-current" style={{ height: stemPx }} />}
    </>
  )
  if (count > 1) {
    return (
      <button type="button" {...look} onClick={onOpen}>
        {content}
      </button>
    )
  }
  return (
    <Link href={`/trips/${trip.id}`} {...look}>
      {content}
    </Link>
  )
}

function PinPicture({ trip }: { trip: Trip }) {
  const evening = useTheme().theme === 'dark'
  return (
    <Postcard
      destination={trip.destination}
      place={terrainOf(trip)}
      width={100}
      height={100}
      month={startMonth(trip)}
      evening={evening}
      caption="none"
      className="size-full rounded-full"
    />
  )
}
