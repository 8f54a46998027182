import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { itineraryTodayWords } from '@sojourn/contract/itinerary/words-today'
import type { LocalTime } from '@sojourn/contract/trips/local-clock'
import type { Trip } from '@sojourn/contract/trips/schema'
import { say } from '@sojourn/contract/words/say'
import ChevronRight from 'icon:chevron-right'
import MapIcon from 'icon:map'
import { Button } from '../../../ui/primitives/button.tsx'
import { BookingNote } from './booking-note.tsx'
import { Directions } from './directions.tsx'
import { StopTitle } from './stop-title.tsx'
import type { NextStopChoice } from './use-next-stop.ts'
import { useWayTo } from './use-way.ts'
import { WayThere } from './way-there.tsx'

interface NextStopProps {
  trip: Trip
  item: ItineraryItem
  from: ItineraryItem | null
  number: number
  now: LocalTime
  choice: Pick<NextStopChoice, 'skipTo' | 'skip'>
  onShowMap: (id: string) => void
}

/** The stop, when to leave for it, and the ways there. */
export function NextStop({ trip, item, from, number, now, choice, onShowMap }: NextStopProps) {
  const way = useWayTo(item, from, now)
  return (
    <div className="flex animate-rise flex-col gap-4 p-4 sm:p-5">
      <StopTitle trip={trip} item={item} number={number} now={now} />
      {way && from && <WayThere from={from.title} to={item.title} way={way} />}
      {item.notes && <BookingNote text={item.notes} />}
      <div className="flex flex-wrap items-center gap-2">
        <Directions item={item} from={way ? from : null} variant="sun" />
        <Button
          icon={MapIcon}
          onClick={() => onShowMap(item.id)}
          className="whitespace-nowrap max-sm:flex-1 max-sm:px-3"
        >
          {itineraryTodayWords.showOnMap}
        </Button>
        {choice.skipTo && (
          <Button variant="ghost" iconEnd={ChevronRight} onClick={choice.skip} className="sm:ms-auto">
            <span className="min-w-0 truncate">
              {say(itineraryTodayWords.skipTo, { title: choice.skipTo })}
            </span>
          </Button>
        )}
      </div>
    </div>
  )
}
