import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { type Night, tonight } from '@sojourn/contract/itinerary/tonight'
import { mapsAppOf, openStopUrl } from '@sojourn/contract/map/open-in-maps'
import type { Trip } from '@sojourn/contract/trips/schema'
import { tripsTodayWords } from '@sojourn/contract/trips/words-today'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { pointOf } from '@sojourn/contract/values/point'
import type { BookedPlan } from '../booked/booked-plan.ts'
import { say } from '@sojourn/contract/words/say'
import BedDouble from 'icon:bed-double'
import Navigation from 'icon:navigation'

interface TonightProps {
  trip: Trip
  items: readonly ItineraryItem[]
  booked: BookedPlan | null
  date: PlainDate
  /** What is told already. */
  nextId: string | null
}

/** Where one sleeps, as the plan says: the last line of the day. */
export function Tonight({ trip, items, booked, date, nextId }: TonightProps) {
  const night = booked?.night(date) ?? plannedNight(tonight(trip, items, date))
  if (!night || night.id === nextId) return null
  const { name, number, of, at } = night
  return (
    <div className="flex items-center gap-3 border-t border-border bg-[color-mix(in_srgb,var(--type-hotel)_7%,transparent)] px-4 py-2.5 sm:px-5">
      <BedDouble size={20} className="shrink-0 text-(--type-hotel)" />
      <p className="min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">
        <span className="text-small text-muted-foreground tabular-nums">
          {say(tripsTodayWords.tonight, { number, of })}
        </span>
        <span dir="auto" className="block text-start font-semibold">
          {name}
        </span>
      </p>
      {at && (
        <a
          href={openStopUrl(at, name, mapsAppOf(navigator.platform))}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={say(tripsTodayWords.wayTo, { name })}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-trip hover:bg-hover"
        >
          <Navigation size={20} />
        </a>
      )}
    </div>
  )
}

const plannedNight = (night: Night<ItineraryItem> | null) =>
  night && { ...night, id: night.bed.id, at: pointOf(night.bed) }
