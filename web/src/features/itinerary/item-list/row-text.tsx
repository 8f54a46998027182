import { isPlaceOfTitle } from '@sojourn/contract/itinerary/place-of-title'
import { typeLabel } from '@sojourn/contract/itinerary/item-types'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { itineraryWords } from '@sojourn/contract/itinerary/words'
import MapPinOff from 'icon:map-pin-off'
import { useFigures } from '../../../session/units.ts'
import { cn } from '../../../ui/primitives/cn.ts'
import { ItemTypeIcon } from '../../../trip-parts/item-type.tsx'
import { OverlapNote } from '../../../trip-parts/overlap-note.tsx'
import { markedValue } from '../../../trip-parts/row-mark.tsx'
import { WaitingMark } from '../../../trip-parts/waiting-mark.tsx'
import type { useRowMark } from '../../../queries/members.ts'
import { timesText } from '../day-text.ts'

interface RowTextProps {
  item: ItineraryItem
  isDone: boolean
  /** What is still going on when this one begins. */
  overlap: ItineraryItem | undefined
  /** What is booked for its hour, in words. */
  booked?: string | undefined
  mark: ReturnType<typeof useRowMark>
}

/** Title, place and time of a stop. */
export function RowText({ item, isDone, overlap, booked, mark }: RowTextProps) {
  const figures = useFigures()
  const isLost = item.location !== null && item.latitude === null
  const isNamed = isPlaceOfTitle(item)
  return (
    <span className="min-w-0 flex-1">
      <span
        dir="auto"
        className={cn(
          'block truncate leading-snug',
          markedValue(mark, 'title') ?? (!isDone && 'font-semibold'),
        )}
      >
        {item.title}
      </span>
      <span
        className={cn(
          'mt-0.5 flex items-center gap-1.5 text-small text-muted-foreground',
          isDone && 'sr-only',
        )}
      >
        <ItemTypeIcon type={item.type} size={15} className="shrink-0" />
        {isLost && <MapPinOff size={15} className="shrink-0" />}
        <span dir="auto" className={cn('truncate', markedValue(mark, 'location'))}>
          {/* A place that the title names already is not said twice. */}
          {isNamed ? typeLabel(item.type) : (item.location ?? itineraryWords.noLocation)}
        </span>
        {/* On a phone the sign alone says it, or no letter of the place would be left. */}
        {isLost && <span className="shrink-0 max-sm:sr-only">· {itineraryWords.notOnMap}</span>}
        {item.time && (
          <span className={cn('shrink-0 tabular-nums', markedValue(mark, 'time'))}>
            {' '}
            · {timesText(item, figures)}
          </span>
        )}
      </span>
      <OverlapNote overlap={overlap} booked={booked} />
      <WaitingMark id={item.id} />
    </span>
  )
}
