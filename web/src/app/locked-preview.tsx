import { dayNumber, tripDays } from '@sojourn/contract/itinerary/timeline'
import { shellWords } from '@sojourn/contract/shell/words'
import type { Trip } from '@sojourn/contract/trips/schema'
import { shortDay } from '@sojourn/contract/values/date-text'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import { collectionQuery } from '../sync/cache/lists.ts'
import { itemTypeColor, itemTypeIcon } from '../trip-parts/item-type.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Frosted } from '../ui/layout/frosted.tsx'
import { IconTile } from '../ui/primitives/icon-tile.tsx'

const mostShown = 6

interface Shown {
  id: string
  type: string
  title: string
  date: PlainDate
  place: string
}

/**
 * Beneath a locked tab: the trip's own plan behind frosted glass, in the shape of what is locked. It is made of what the
 * traveller wrote; nothing of what the gate protects is asked for.
 */
export function LockedPreview({ trip }: { trip: Trip }) {
  const { data: items } = useQuery(collectionQuery(trip.id, 'itinerary'))
  const stops = (items ?? []).map(({ id, type, title, date, location }): Shown => ({
    id,
    type,
    title,
    date,
    place: location ?? trip.destination,
  }))
  const days = tripDays(trip).map((date): Shown => ({
    id: date,
    type: 'sightseeing',
    title: trip.destination,
    date,
    place: trip.title,
  }))
  return (
    <div className="mt-4">
      <Frosted>
        <div className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
          {[...stops, ...days].slice(0, mostShown).map((shown) => (
            <PreviewCard key={shown.id} shown={shown} day={dayNumber(trip, shown.date)} />
          ))}
        </div>
      </Frosted>
    </div>
  )
}

const PreviewCard = ({ shown: { type, title, date, place }, day }: { shown: Shown; day: number | null }) => (
  <Card className="flex flex-col gap-3">
    <div className="flex items-center gap-3">
      <IconTile icon={itemTypeIcon(type)} color={itemTypeColor(type)} />
      <div className="min-w-0">
        <p className="truncate type-card">{title}</p>
        <p className="truncate text-small text-muted-foreground">{place}</p>
      </div>
    </div>
    <p className="text-small text-muted-foreground">
      {day === null ? shortDay(date) : say(shellWords.dayAnd, { day, date: shortDay(date) })}
    </p>
    <div className="h-11 rounded-full bg-trip-wash" />
  </Card>
)
