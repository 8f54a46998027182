import {
  departureFor,
  firstLater,
  nextStop,
  urgency,
  type Way,
  waysBetween,
} from '@sojourn/contract/itinerary/next-stop'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { isSamePlace } from '@sojourn/contract/map/distance-text'
import { mapsAppOf, openDayUrl, openStopUrl } from '@sojourn/contract/map/open-in-maps'
import type { RouteProfile } from '@sojourn/contract/map/route-profiles'
import type { LocalTime } from '@sojourn/contract/trips/local-clock'
import { type Phase, phaseText } from '@sojourn/contract/trips/phase'
import { pointOf } from '@sojourn/contract/values/point'
import { shortDay } from '@sojourn/contract/values/date-text'
import ChevronRight from 'icon:chevron-right'
import Clock from 'icon:clock'
import MapIcon from 'icon:map'
import MapPin from 'icon:map-pin'
import Navigation from 'icon:navigation'
import { useState } from 'react'
import { useFigures } from '../../../session/units.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ItemNumber } from '../../../trip-parts/item-type.tsx'
import { timesText } from '../day-text.ts'
import { BookingNote } from './booking-note.tsx'
import { WayThere } from './way-there.tsx'

interface NextStopCardProps {
  /** In their order. */
  items: readonly ItineraryItem[]
  now: LocalTime
  phase: Extract<Phase, { kind: 'running' }>
  onShowMap: (id: string) => void
}

/** What comes next today: the first thing seen of a trip that runs. */
export function NextStopCard({ items, now, phase, onShowMap }: NextStopCardProps) {
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set())
  const figures = useFigures()
  const next = nextStop(items, now, skipped)
  const skip = (id: string) => setSkipped((before) => new Set([...before, id]))
  const after = next && nextStop(items, now, new Set([...skipped, next.item.id]))
  return (
    <Card padding="none" className="overflow-clip">
      <header className="flex items-center gap-2 border-b border-border px-4 py-3 text-small sm:px-5">
        <span aria-hidden="true" className="size-2.5 rounded-full bg-trip" />
        <h2 className="min-w-0 flex-1">
          <span className="font-bold text-trip">{next ? 'Next stop' : 'Today'}</span>{' '}
          <span className="text-muted-foreground">· {phaseText(phase)}</span>
        </h2>
        <span className="text-muted-foreground tabular-nums">{figures.time(now.time)}</span>
      </header>
      {next ? (
        <Next
          key={next.item.id}
          item={next.item}
          from={next.from}
          number={items.indexOf(next.item) + 1}
          now={now}
          skipTo={after?.item.title ?? null}
          onSkip={() => skip(next.item.id)}
          onShowMap={onShowMap}
        />
      ) : (
        <NothingMore items={items} now={now} isLast={phase.isLast} />
      )}
    </Card>
  )
}

interface NextProps {
  item: ItineraryItem
  from: ItineraryItem | null
  number: number
  now: LocalTime
  /** The stop after it; null when there is none. */
  skipTo: string | null
  onSkip: () => void
  onShowMap: (id: string) => void
}

function Next({ item, from, number, now, skipTo, onSkip, onShowMap }: NextProps) {
  const [profile, setProfile] = useState<RouteProfile | null>(null)
  const ways = waysTo(item, from)
  const way = ways.find((one) => one.profile === profile) ?? ways[0]
  const departure = way ? departureFor(item, way.durationS, now) : null
  return (
    <div className="flex animate-rise flex-col gap-4 p-4 sm:p-5">
      <StopTitle item={item} number={number} />
      {way && from && (
        <WayThere
          from={from.title}
          to={item.title}
          ways={ways}
          way={way}
          departure={departure}
          tone={departure ? urgency(departure) : 'calm'}
          onChoose={setProfile}
        />
      )}
      {item.notes && <BookingNote text={item.notes} />}
      <div className="flex flex-wrap items-center gap-2">
        <Directions item={item} from={way ? from : null} />
        <Button
          icon={MapIcon}
          onClick={() => onShowMap(item.id)}
          className="whitespace-nowrap max-sm:flex-1 max-sm:px-3"
        >
          Show on map
        </Button>
        {skipTo && (
          <Button variant="ghost" iconEnd={ChevronRight} onClick={onSkip} className="sm:ml-auto">
            <span className="min-w-0 truncate">Skip to {skipTo}</span>
          </Button>
        )}
      </div>
    </div>
  )
}

/** None where a place is not known or there is no way to go. */
function waysTo(item: ItineraryItem, from: ItineraryItem | null): Way[] {
  const [start, end] = [from && pointOf(from), pointOf(item)]
  return start && end ? waysBetween(start, end).filter(({ distanceM }) => !isSamePlace(distanceM)) : []
}

function StopTitle({ item, number }: { item: ItineraryItem; number: number }) {
  const figures = useFigures()
  return (
    <div className="flex items-start gap-3 sm:gap-4">
      <ItemNumber number={number} type={item.type} />
      <div className="min-w-0">
        <p dir="auto" className="type-section text-[1.5rem] leading-tight [overflow-wrap:anywhere]">
          {item.title}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted-foreground">
          <span className="inline-flex items-center gap-1.5 tabular-nums">
            <Clock size={15} className="shrink-0" />
            {timesText(item, figures) || 'Any time today'}
          </span>
          {item.location && item.location !== item.title && (
            <span className="inline-flex min-w-0 items-center gap-1.5">
              <MapPin size={15} className="shrink-0" />
              <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
                {item.location}
              </span>
            </span>
          )}
        </p>
      </div>
    </div>
  )
}

/** The maps app of the device with the way from here, or with the place alone. */
function Directions({ item, from }: { item: ItineraryItem; from: ItineraryItem | null }) {
  const [start, end] = [from && pointOf(from), pointOf(item)]
  if (!end) return null
  const app = mapsAppOf(navigator.platform)
  const link = (start && openDayUrl([start, end], app)) ?? openStopUrl(end, item.title, app)
  return (
    <Button asChild variant="sun" icon={Navigation} className="max-sm:flex-1">
      <a href={link} target="_blank" rel="noopener noreferrer">
        Directions
      </a>
    </Button>
  )
}

type NothingMoreProps = Pick<NextStopCardProps, 'items' | 'now'> & { isLast: boolean }

function NothingMore({ items, now, isLast }: NothingMoreProps) {
  const { time } = useFigures()
  const later = firstLater(items, now)
  return (
    <div className="p-4 sm:p-5">
      <p className="type-card">Nothing more today</p>
      <p className="mt-1 text-muted-foreground">
        {later
          ? `${shortDay(later.date)}${later.time ? `, ${time(later.time)}` : ''}: ${later.title}`
          : isLast
            ? 'It is the last day. Have a good way home.'
            : 'The days to come are free.'}
      </p>
    </div>
  )
}
