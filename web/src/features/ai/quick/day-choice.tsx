import { aiWords } from '@sojourn/contract/ai/words'
import { say } from '@sojourn/contract/words/say'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { timelineDays } from '@sojourn/contract/itinerary/timeline'
import type { Trip } from '@sojourn/contract/trips/schema'
import { monthDay, weekday } from '@sojourn/contract/values/date-text'
import { useId } from 'react'

interface DayChoiceProps {
  trip: Trip
  items: readonly ItineraryItem[]
  value: string
  onChange: (date: string) => void
}

export function DayChoice({ trip, items, value, onChange }: DayChoiceProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 type-label">{aiWords.dayChoice}</legend>
      <div className="-m-1 grid max-h-64 grid-cols-4 gap-2 overflow-y-auto p-1">
        {timelineDays(trip, items).map(({ date, number, count }) => (
          <label
            key={date}
            className="group/day relative flex min-h-14 min-w-0 flex-col rounded-md border-[1.5px] border-border bg-surface px-2 py-1.5 transition-colors duration-[120ms] ease-glide hover:border-line-strong has-checked:border-trip has-checked:bg-trip-wash has-focus-visible:outline-3 has-focus-visible:outline-ring sm:px-3"
          >
            <input
              type="radio"
              name={name}
              value={date}
              checked={date === value}
              onChange={() => onChange(date)}
              className="sr-only"
            />
            <span className="font-display text-[1rem] leading-tight font-medium group-has-checked/day:text-trip">
              {say(aiWords.day, { number })}
            </span>
            <span className="text-caption leading-tight text-muted-foreground">
              {weekday(date)} <span className="block whitespace-nowrap">{monthDay(date)}</span>
            </span>
            <span className="mt-0.5 text-caption font-semibold tabular-nums">
              {count} <span className="max-sm:sr-only">{aiWords.planned}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
