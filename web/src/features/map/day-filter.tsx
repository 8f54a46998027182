import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { dayNumber } from '@sojourn/contract/itinerary/timeline'
import { mapWords } from '@sojourn/contract/map/words'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { shortDay } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import CalendarDays from 'icon:calendar-days'
import { useMemo } from 'react'
import { Select } from '../../ui/forms/select.tsx'
import { WeekOptions } from '../../trip-parts/week-options.tsx'

interface DayFilterProps {
  trip: Trip
  items: readonly ItineraryItem[]
  day: PlainDate | null
  onDay: (day: PlainDate | null) => void
}

export function DayFilter({ trip, items, day, onDay }: DayFilterProps) {
  const days = useMemo(
    () => [...new Set(items.map(({ date }) => date))].toSorted().map((date) => ({ date })),
    [items],
  )
  return (
    <div className="min-w-40 flex-1 sm:min-w-52">
      <Select
        icon={CalendarDays}
        aria-label={mapWords.dayShown}
        value={day ?? ''}
        onChange={(event) => onDay(event.target.value || null)}
        low
      >
        <option value="">{mapWords.allDays}</option>
        <WeekOptions days={days}>
          {({ date }) => {
            const number = dayNumber(trip, date)
            return number === null ? shortDay(date) : `${say(mapWords.day, { number })} · ${shortDay(date)}`
          }}
        </WeekOptions>
      </Select>
    </div>
  )
}
