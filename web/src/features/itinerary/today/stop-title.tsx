import { isPlaceOfTitle } from '@sojourn/contract/itinerary/place-of-title'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { LocalTime } from '@sojourn/contract/trips/local-clock'
import type { Trip } from '@sojourn/contract/trips/schema'
import { tripsTodayWords } from '@sojourn/contract/trips/words-today'
import Clock from 'icon:clock'
import MapPin from 'icon:map-pin'
import { Suspense } from 'react'
import { useAfterPaint } from '../../../browser/use-after-paint.ts'
import { useFigures } from '../../../session/units.ts'
import { ItemNumber } from '../../../trip-parts/item-type.tsx'
import { cn } from '../../../ui/primitives/cn.ts'
import { lazyPart } from '../../../ui/primitives/lazy-part.tsx'
import { timesText } from '../day-text.ts'

const Opening = lazyPart(() => import('./opening.tsx').then((m) => m.Opening))

interface StopTitleProps {
  trip: Trip
  item: ItineraryItem
  number: number
  now: LocalTime
  /** On a page that has more than this to say. */
  isShort?: boolean
}

/** What it is, when, whether it is open then, and where. */
export function StopTitle({ trip, item, number, now, isShort = false }: StopTitleProps) {
  const figures = useFigures()
  const isPainted = useAfterPaint()
  return (
    <div className="flex min-w-0 items-start gap-3 sm:gap-4">
      <ItemNumber number={number} type={item.type} />
      <div className="min-w-0 flex-1">
        <p
          dir="auto"
          title={isShort ? item.title : undefined}
          className={cn(
            'text-start type-section',
            isShort ? 'truncate pb-0.5 text-[1.25rem]' : 'text-[1.5rem] [overflow-wrap:anywhere]',
            'leading-tight',
          )}
        >
          {item.title}
        </p>
        {/* One line that holds both: the hours come later, and move nothing. */}
        <p className="mt-1 flex gap-x-4 text-small text-muted-foreground">
          <span className="inline-flex shrink-0 items-center gap-1.5 tabular-nums">
            <Clock size={15} className="shrink-0" />
            {timesText(item, figures) || tripsTodayWords.anyTime}
          </span>
          <Suspense>{isPainted && <Opening trip={trip} item={item} now={now} />}</Suspense>
        </p>
        {item.location && !isPlaceOfTitle(item) && !isShort && (
          <p className="mt-1 flex min-w-0 items-start gap-1.5 text-small text-muted-foreground">
            <MapPin size={15} className="mt-[0.2em] shrink-0" />
            <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
              {item.location}
            </span>
          </p>
        )}
      </div>
    </div>
  )
}
