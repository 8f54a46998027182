import { itemCount } from '@sojourn/contract/itinerary/timeline'
import { itineraryWords } from '@sojourn/contract/itinerary/words'
import { itineraryMovesWords } from '@sojourn/contract/itinerary/words-moves'
import { byWeek } from '@sojourn/contract/units/week'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { monthDay, shortDay } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import { Fragment, type ReactNode } from 'react'
import { useFigures } from '../session/units.ts'

interface WeekOptionsProps<T> {
  days: readonly T[]
  children: (day: T) => ReactNode
}

/** Days to choose from, week by week where there are more than one. */
export function WeekOptions<T extends { date: PlainDate }>({ days, children }: WeekOptionsProps<T>) {
  const { units } = useFigures()
  const weeks = byWeek(days, units.weekStart)
  const options = weeks.map((week) =>
    week.map((day) => (
      <option key={day.date} value={day.date}>
        {children(day)}
      </option>
    )),
  )
  if (weeks.length < 2) return options
  return weeks.map((week, nth) => {
    const [first, last] = [week[0]!.date, week.at(-1)!.date]
    return (
      <optgroup
        key={first}
        label={first === last ? monthDay(first) : `${monthDay(first)} – ${monthDay(last)}`}
      >
        <Fragment>{options[nth]}</Fragment>
      </optgroup>
    )
  })
}

interface CountedDay {
  number: number
  date: PlainDate
  count: number
}

/** A day as it is offered for something to go to: its number, its date, and how much it holds. */
export const dayWithCount = ({ number, date, count }: CountedDay): string =>
  [
    say(itineraryWords.day, { number }),
    shortDay(date),
    count === 0 ? itineraryMovesWords.free : itemCount(count),
  ].join(' · ')
