import type { Trip } from '@sojourn/contract/trips/schema'
import { statusText, tripBadge } from '@sojourn/contract/trips/status'
import { tripsOverviewWords } from '@sojourn/contract/trips/words-overview'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import type { Sheet } from '@sojourn/postcards/picture'
import type { FocusEvent } from 'react'
import { Link } from 'wouter'
import { cn } from '../../../ui/primitives/cn.ts'
import { TripPostcard } from '../trip-postcard.tsx'
import type { Pixel } from '../../../base-map/pixel-frame.ts'
import { statusColours } from './status-colours.ts'

export const pinId = (tripId: number): string => `pin-${tripId}`

export const stemPx = 10

interface PinMarkProps {
  trip: Trip
  today: PlainDate
  sheet: Sheet | null
  sizePx: number
  /** Among very many a disc of the status' colour takes the picture's place: quicker to draw, and easier to tell apart. */
  isPlain: boolean
  /** How many trips lie under this picture; more than one open when it is pressed. */
  count: number
  /** Part of an open fan: away from its place, without a stem. */
  offset?: Pixel
  /** The one pin of the map that the Tab key stops at. */
  isStop: boolean
  onOpen: () => void
  onFocus: (event: FocusEvent) => void
}

/** A trip's picture in a ring of its status' colour, on a short stem: a link to the trip, or the button of a stack. */
export function PinMark(props: PinMarkProps) {
  const { trip, today, count, offset, isStop, onOpen, onFocus } = props
  const badge = tripBadge(trip, today)
  const isStack = count > 1
  const { destination: place, title } = trip
  const name = isStack
    ? say(tripsOverviewWords.aroundShows, { count, place })
    : say(tripsOverviewWords.pin, { place, status: statusText(badge), title })
  const look = {
    id: pinId(trip.id),
    'aria-label': name,
    title: isStack ? say(tripsOverviewWords.trips, { count }) : title,
    tabIndex: isStop ? 0 : -1,
    onFocus,
    style: { left: offset?.x ?? 0, top: offset?.y ?? 0, color: statusColours[badge] },
    className: cn(
      'group absolute flex -translate-x-1/2 flex-col items-center outline-none transition-[scale] duration-200 ease-glide hover:scale-105 motion-reduce:scale-none',
      offset ? '-translate-y-1/2 animate-pop' : '-translate-y-full',
    ),
  }
  const face = <PinFace {...props} />
  return isStack ? (
    <button type="button" aria-expanded={false} {...look} onClick={onOpen}>
      {face}
    </button>
  ) : (
    <Link href={`/trips/${trip.id}`} {...look}>
      {face}
    </Link>
  )
}

function PinFace({ trip, sheet, sizePx, isPlain, count, offset }: PinMarkProps) {
  return (
    <>
      <span
        className={cn(
          'hit-44 block rounded-full border-[3px] shadow-e2 group-focus-visible:outline-3 group-focus-visible:outline-offset-3 group-focus-visible:outline-ring',
          isPlain ? 'border-surface bg-current' : 'border-current bg-surface',
        )}
        style={{ width: sizePx, height: sizePx }}
      >
        {!isPlain && (
          <TripPostcard
            trip={trip}
            shape="thumb"
            sheet={sheet}
            caption="none"
            className="size-full rounded-full"
          />
        )}
        {count > 1 && (
          <span className="absolute -top-2 -right-2 inline-flex h-5 min-w-5 items-center justify-center rounded-full border-2 border-surface bg-foreground px-1 text-[0.6875rem] leading-none font-bold text-surface tabular-nums">
            {count}
          </span>
        )}
      </span>
      {!offset && <span className="w-[3px] bg-current" style={{ height: stemPx }} />}
    </>
  )
}
