import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { tripDays } from '@sojourn/contract/itinerary/timeline'
import { itineraryWords } from '@sojourn/contract/itinerary/words'
import type { Trip } from '@sojourn/contract/trips/schema'
import { startsWeek } from '@sojourn/contract/units/week'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { weekday } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import { Fragment, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react'
import { useFigures } from '../../session/units.ts'
import { cn } from '../../ui/primitives/cn.ts'

interface DayChipsProps {
  trip: Trip
  items: readonly ItineraryItem[]
  day: PlainDate | null
  /** The day at the destination while the trip runs. */
  today: PlainDate | null
  onDay: (day: PlainDate | null) => void
  className?: string
}

/** More than fill a screen; those of a year follow when the page stands. */
const firstDays = 21

/** The days of a trip above its list and its map. */
export function DayChips({ trip, items, day, today, onDay, className }: DayChipsProps) {
  const all = useMemo(() => tripDays(trip), [trip])
  const days = useDeferredValue(all, all.slice(0, Math.max(all.indexOf(day ?? ''), 0) + firstDays))
  const { units } = useFigures()
  const row = useChosenInView(day)
  return (
    <fieldset
      ref={row}
      className={cn(
        'relative flex min-w-0 scrollbar-none gap-1.5 overflow-x-auto mask-[linear-gradient(90deg,black_calc(100%-1.5rem),transparent)] pe-6 sm:gap-2',
        className,
      )}
    >
      <legend className="sr-only">{itineraryWords.dayShown}</legend>
      <Chip
        date={null}
        name={itineraryWords.allDays}
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
            date={date}
            name={say(itineraryWords.day, { number: index + 1 })}
            note={date === today ? itineraryWords.today : `${weekday(date)} ${Number(date.slice(8))}`}
            isChosen={date === day}
            onChoose={() => onDay(date)}
          />
        </Fragment>
      ))}
    </fieldset>
  )
}

/** Of many days, the chosen one is seen. */
function useChosenInView(day: PlainDate | null) {
  const row = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(() => {
    const [chips, chosen] = [
      row.current,
      row.current?.querySelector<HTMLElement>(`[data-day="${day ?? ''}"]`),
    ]
    if (!chips || !chosen) return undefined
    // The observer calls before the next paint, after the layout; asking here would force one more.
    const sizes = new ResizeObserver(() => {
      sizes.disconnect()
      chips.scrollTo({ left: chosen.offsetLeft + chosen.offsetWidth / 2 - chips.clientWidth / 2 })
    })
    sizes.observe(chips)
    return () => sizes.disconnect()
  }, [day])
  return row
}

interface ChipProps {
  date: PlainDate | null
  name: string
  note: string
  isChosen: boolean
  onChoose: () => void
}

function Chip({ date, name, note, isChosen, onChoose }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      data-day={date ?? ''}
      onClick={onChoose}
      className={cn(
        'hit-44 inline-flex min-h-9 shrink-0 items-center gap-2 rounded-full px-3 text-small -outline-offset-2 tabular-nums',
        isChosen ? 'bg-trip-fill text-on-trip' : 'bg-hover lift:brightness-97 dark:lift:brightness-125',
      )}
    >
      <span className="font-bold">{name}</span>
      <span className={isChosen ? undefined : 'text-muted-foreground'}>{note}</span>
    </button>
  )
}
