import { firstLater } from '@sojourn/contract/itinerary/next-stop'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { itineraryTodayWords } from '@sojourn/contract/itinerary/words-today'
import type { LocalTime } from '@sojourn/contract/trips/local-clock'
import { tripsTodayWords } from '@sojourn/contract/trips/words-today'
import { shortDay } from '@sojourn/contract/values/date-text'
import { useFigures } from '../../../session/units.ts'
import { Rich } from '../../../ui/primitives/rich.tsx'
import type { BookedPlan } from '../booked/booked-plan.ts'

interface NothingMoreProps {
  items: readonly ItineraryItem[]
  booked: BookedPlan | null
  now: LocalTime
  isLast: boolean
}

/** The day is done, or free; what comes after it. */
export function NothingMore({ items, booked, now, isLast }: NothingMoreProps) {
  const [planned, fixed] = [firstLater(items, now), booked?.later(now) ?? null]
  const later = planned && fixed && fixed.date > planned.date ? planned : (fixed ?? planned)
  const isEmpty = items.length === 0 && !booked
  const rest = isEmpty
    ? tripsTodayWords.planHint
    : isLast
      ? tripsTodayWords.lastDay
      : tripsTodayWords.freeDays
  return (
    <div className="p-4 sm:p-5">
      <p className="type-card">{isEmpty ? tripsTodayWords.nothingPlanned : tripsTodayWords.nothingMore}</p>
      <p className="mt-1 [overflow-wrap:anywhere] text-muted-foreground">
        {later ? <Later {...later} /> : rest}
      </p>
    </div>
  )
}

type LaterProps = Pick<ItineraryItem, 'date' | 'time' | 'title'>

function Later({ date, time, title }: LaterProps) {
  const figures = useFigures()
  const day = { date: shortDay(date), title }
  return time ? (
    <Rich
      text={itineraryTodayWords.laterDayAt}
      values={{ ...day, time: figures.time(time) }}
      parts={theirs}
    />
  ) : (
    <Rich text={itineraryTodayWords.laterDay} values={day} parts={theirs} />
  )
}

/** What somebody wrote. */
const theirs = { b: (title: string) => <bdi>{title}</bdi> }
