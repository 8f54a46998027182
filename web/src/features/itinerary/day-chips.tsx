import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { tripDays } from '@sojourn/contract/itinerary/timeline'
import type { Trip } from '@sojourn/contract/trips/schema'
import { startsWeek } from '@sojourn/contract/units/week'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { weekday } from '@sojourn/contract/values/date-text'
import { Fragment, useMemo } from 'react'
import { useFigures } from '../../session/units.ts'
import { cn } from '../../ui/primitives/cn.ts'

interface DayChipsProps {
  trip: Trip
  items: readonly ItineraryItem[]
  day: PlainDate | null
  /** The day at the destination while the trip runs. */
  today: PlainDate | null
  onDay: (day: PlainDate | null) => void
}

/** The days of a trip above its list and its map. */
export function DayChips({ trip, items, day, today, onDay }: DayChipsProps) {
  const days = useMemo(() => tripDays(trip), [trip])
  const { units } = useFigures()
  return (
    <fieldset className="flex gap-2 overflow-x-auto mask-[linear-gradient(90deg,black_calc(100%-1.5rem),transparent)] pr-6">
      <legend className="sr-only">Day shown</legend>
      <Chip
        name="All days"
        note={String(items.length)}
        isChosen={day === null}
        onChoose={() => onDay(null)}
      />
      {days.map((date, index) => (
        <Fragment key={date}>
          {index > 0 && startsWeek(date, units.weekStart) && (
            <span aria-hidden="true" data-week className="my-2 w-px shrink-0 bg-line-strong" />
          )}
          <Chip
            name={`Day ${index + 1}`}
            note={date === today ? 'Today' : `${weekday(date)} ${Number(date.slice(8))}`}
            isChosen={date === day}
            onChoose={() => onDay(date)}
          />
        </Fragment>
      ))}
    </fieldset>
  )
}

interface ChipProps {
  name: string
  note: string
  isChosen: boolean
  onChoose: () => void
}

function Chip({ name, note, isChosen, onChoose }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cn(
        'inline-flex min-h-10 shrink-0 items-center gap-2 rounded-full px-3.5 text-small -outline-offset-2 tabular-nums',
        isChosen ? 'bg-trip-fill text-on-trip' : 'bg-hover lift:brightness-97 dark:lift:brightness-125',
      )}
    >
      <span className="font-bold">{name}</span>
      <span className={isChosen ? undefined : 'text-muted-foreground'}>{note}</span>
    </button>
  )
}
