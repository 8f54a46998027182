import { typeLabel } from '@sojourn/contract/itinerary/item-types'
import { isPlaceOfTitle } from '@sojourn/contract/itinerary/place-of-title'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import Check from 'icon:check'
import { useFigures } from '../../../session/units.ts'
import { itemTypeColor, itemTypeIcon } from '../../../trip-parts/item-type.tsx'
import { Badge } from '../../../ui/primitives/badge.tsx'
import { cn } from '../../../ui/primitives/cn.ts'
import { IconTile } from '../../../ui/primitives/icon-tile.tsx'

/** What the traveller planned for these hours, where the proposal left them free. */
export function OwnStopRow({ item, isLast }: { item: ItineraryItem; isLast: boolean }) {
  const { time, span, units } = useFigures()
  const start = item.time ?? ''
  const place = item.location !== null && !isPlaceOfTitle(item) ? item.location : typeLabel(item.type)
  return (
    <li
      className={cn(
        'relative grid grid-cols-[40px_minmax(0,1fr)] gap-x-3 pb-5',
        units.clock === '12'
          ? 'sm:grid-cols-[64px_40px_minmax(0,1fr)]'
          : 'sm:grid-cols-[44px_40px_minmax(0,1fr)]',
      )}
    >
      <span className="hidden flex-col text-right text-small leading-tight tabular-nums sm:flex">
        <span className="font-bold">{time(start)}</span>
        {item.endTime && <span className="text-muted-foreground">{time(item.endTime)}</span>}
      </span>
      <span className="relative">
        <IconTile icon={itemTypeIcon(item.type)} color={itemTypeColor(item.type)} />
        {!isLast && (
          <span
            aria-hidden="true"
            className="absolute top-11 -bottom-4 left-1/2 -translate-x-1/2 border-l-2 border-dotted border-trip-line"
          />
        )}
      </span>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h4 dir="auto" className="min-w-0 flex-1 basis-32 leading-snug font-bold">
            {item.title}
          </h4>
          <Badge shape="tag" tone="success" icon={Check}>
            In your plan
          </Badge>
        </div>
        <p className="text-small text-muted-foreground">
          <span className="tabular-nums sm:hidden">
            {item.endTime ? span(start, item.endTime) : time(start)}
            {' · '}
          </span>
          <span dir="auto">{place}</span>
        </p>
      </div>
    </li>
  )
}
