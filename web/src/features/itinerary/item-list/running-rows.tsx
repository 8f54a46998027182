import { dayNumber, itemCount } from '@sojourn/contract/itinerary/timeline'
import { itineraryWords } from '@sojourn/contract/itinerary/words'
import type { Trip } from '@sojourn/contract/trips/schema'
import { monthDay } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import Check from 'icon:check'
import ChevronDown from 'icon:chevron-down'
import { useFigures } from '../../../session/units.ts'
import { cn } from '../../../ui/primitives/cn.ts'
import { dayName } from '../day-text.ts'
import type { ListRow } from './list-rows.ts'

interface PastDaysProps {
  trip: Trip
  row: Extract<ListRow, { kind: 'past' }>
  onToggle: () => void
}

/** 'Days 1 – 4' */
function daysText(trip: Trip, { from, to }: PastDaysProps['row']): string {
  const [first, last] = [dayName(trip, from), dayName(trip, to)]
  if (first === last) return first
  const [firstNumber, lastNumber] = [dayNumber(trip, from), dayNumber(trip, to)]
  return firstNumber === null || lastNumber === null
    ? say(itineraryWords.range, { first, last })
    : say(itineraryWords.days, { first: firstNumber, last: lastNumber })
}

/** The days that are over, in one row. */
export function PastDays({ trip, row, onToggle }: PastDaysProps) {
  const [first, last] = [monthDay(row.from), monthDay(row.to)]
  const dates = row.from === row.to ? first : say(itineraryWords.range, { first, last })
  return (
    <button
      type="button"
      aria-expanded={row.isOpen}
      onClick={onToggle}
      className="flex min-h-15 w-full items-center gap-3 border-t border-border px-4 py-2 text-start text-small -outline-offset-4 sm:px-5"
    >
      <span className="inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-sunken text-muted-foreground">
        <Check size={17} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="font-bold">{daysText(trip, row)}</span>
        <span className="text-muted-foreground tabular-nums">
          {' '}
          · {dates} · {itemCount(row.count)}
        </span>
      </span>
      <span className="text-muted-foreground max-sm:sr-only">
        {row.isOpen ? itineraryWords.hidePast : itineraryWords.showPast}
      </span>
      <ChevronDown size={20} className={cn('shrink-0', row.isOpen && 'rotate-180')} />
    </button>
  )
}

/** Where the day stands. */
export function NowLine({ time }: { time: string }) {
  const figures = useFigures()
  return (
    <div className="relative flex h-6.5 items-center border-t border-border">
      <span aria-hidden="true" className="absolute inset-x-0 top-1/2 border-t-2 border-trip" />
      <span className="relative ms-auto rounded-full bg-trip-fill px-2.5 py-0.5 text-caption font-bold text-on-trip tabular-nums max-sm:me-3 sm:me-4">
        {say(itineraryWords.now, { time: figures.time(time) })}
      </span>
    </div>
  )
}
