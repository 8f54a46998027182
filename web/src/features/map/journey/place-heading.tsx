import { nightsOf } from '@sojourn/contract/legs/place-of-day'
import { legsWords } from '@sojourn/contract/legs/words'
import { mapWords } from '@sojourn/contract/map/words'
import { placeName } from '@sojourn/contract/trips/next-up'
import { say } from '@sojourn/contract/words/say'
import { countedStops } from '../legs.ts'
import type { HeadedPlace } from './stop-rows.ts'

/** Above the stops of a place, in its ink. */
export const PlaceHeading = ({ row: { leg, ink, count } }: { row: HeadedPlace }) => (
  <div data-ink={ink} className="flex items-center gap-2.5 border-t border-border bg-surface-2 px-4 py-2.5">
    {leg && <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-trip-fill" />}
    {leg ? (
      <h3 dir="auto" className="min-w-0 flex-1 truncate text-start font-display font-bold text-trip">
        {placeName(leg.destination)}
      </h3>
    ) : (
      <h3 className="min-w-0 flex-1 font-display font-bold">{mapWords.onTheWay}</h3>
    )}
    <span className="text-small text-muted-foreground tabular-nums">
      {[leg && say(legsWords.nights, { count: nightsOf(leg) }), countedStops(count)]
        .filter(Boolean)
        .join(' · ')}
    </span>
  </div>
)
