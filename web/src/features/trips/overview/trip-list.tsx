import type { Trip } from '@sojourn/contract/trips/schema'
import { tripBadge } from '@sojourn/contract/trips/status'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { type KeyboardEvent, useState } from 'react'
import { Link } from 'wouter'

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  ArrowUp: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
}

interface TripListProps {
  trips: readonly Trip[]
  today: PlainDate
  onFocus: (tripId: number | null) => void
}

/**
 * The map in words, seen by screen readers only. It is one stop for the Tab key however many trips there are: arrows
 * move between them, and the pin of the one in focus shows it.
 */
export function TripList({ trips, today, onFocus }: TripListProps) {
  const [current, setCurrent] = useState(0)
  const at = Math.min(current, trips.length - 1)

  function move(event: KeyboardEvent<HTMLUListElement>) {
    const next = moves[event.key]?.(at, trips.length - 1)
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    event.currentTarget.querySelectorAll('a')[next]?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links inside take the keys
    <ul aria-label="Trips on the map" className="sr-only" onKeyDown={move}>
      {trips.map((trip, n) => (
        <li key={trip.id}>
          <Link
            href={`/trips/${trip.id}`}
            tabIndex={n === at ? 0 : -1}
            onFocus={() => {
              setCurrent(n)
              onFocus(trip.id)
            }}
            onBlur={() => onFocus(null)}
          >
            {trip.title}, {trip.destination}, {tripBadge(trip, today)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
