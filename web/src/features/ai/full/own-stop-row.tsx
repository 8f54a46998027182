import { aiWords } from '@sojourn/contract/ai/words'
import { typeLabel } from '@sojourn/contract/itinerary/item-types'
import { isPlaceOfTitle } from '@sojourn/contract/itinerary/place-of-title'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import Check from 'icon:check'
import { useFigures } from '../../../session/units.ts'
import { Badge } from '../../../ui/primitives/badge.tsx'
import { DayLine } from './day-line.tsx'

/** What the traveller planned for these hours, where the proposal left them free. */
export function OwnStopRow({ item, isLast }: { item: ItineraryItem; isLast: boolean }) {
  const { time, span } = useFigures()
  const start = item.time ?? ''
  const place = item.location !== null && !isPlaceOfTitle(item) ? item.location : typeLabel(item.type)
  return (
    <DayLine type={item.type} start={start} end={item.endTime} isLast={isLast}>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h4 dir="auto" className="min-w-0 flex-1 basis-32 text-start leading-snug font-bold">
          {item.title}
        </h4>
        <Badge shape="tag" tone="success" icon={Check}>
          {aiWords.inYourPlan}
        </Badge>
      </div>
      <p className="text-small text-muted-foreground">
        <span className="tabular-nums sm:hidden">
          {item.endTime ? span(start, item.endTime) : time(start)}
          {' · '}
        </span>
        <span dir="auto">{place}</span>
      </p>
    </DayLine>
  )
}
