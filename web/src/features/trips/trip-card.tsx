import { can } from '@sojourn/contract/members/permissions'
import type { Trip } from '@sojourn/contract/trips/schema'
import { tripBadge } from '@sojourn/contract/trips/status'
import { tripsWords } from '@sojourn/contract/trips/words'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import Trash2 from 'icon:trash-2'
import { memo, useId } from 'react'
import { Link } from 'wouter'
import { Card } from '../../ui/layout/card.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { CardFacts } from './card-facts.tsx'
import { CardPicture } from './card-picture.tsx'
import { inkOfTrip } from './trip-place.ts'

interface TripCardProps {
  trip: Trip
  today: PlainDate
  /** Spans two columns, so its picture is drawn wider. */
  featured?: boolean
  onDelete: (trip: Trip) => void
}

/** The card of a trip: its postcard, what and when, how far along, and the way in. */
export const TripCard = memo(function TripCard({ trip, today, featured, onDelete }: TripCardProps) {
  const titleId = useId()
  const badge = tripBadge(trip, today)
  return (
    <Card
      padding="inset"
      data-ink={inkOfTrip(trip)}
      className="group/card flex h-full flex-col transition-[translate,box-shadow] duration-200 ease-glide has-[[data-cover]:hover]:-translate-y-0.5 has-[[data-cover]:hover]:shadow-e2 motion-reduce:translate-none"
    >
      <div className="relative h-[190px] shrink-0 overflow-hidden rounded-[12px] bg-muted sm:h-[238px]">
        <CardPicture trip={trip} wide={featured} badge={badge} />
      </div>
      <div className="flex flex-1 flex-col px-3 pt-4 pb-3">
        <h3
          id={titleId}
          dir="auto"
          className="type-card line-clamp-2 text-start leading-[1.32] [overflow-wrap:anywhere]"
        >
          <Link
            href={`/trips/${trip.id}`}
            title={trip.title}
            data-cover
            className="link-cover outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-ring after:rounded-lg"
          >
            {trip.title}
          </Link>
        </h3>
        <CardFacts trip={trip} today={today} badge={badge} titleId={titleId} />
      </div>
      {can(trip.role, 'trip.delete') && (
        <div className="absolute top-4 end-4 flex">
          <IconButton
            icon={Trash2}
            variant="danger"
            label={say(tripsWords.deleteNamed, { title: trip.title })}
            tooltip={false}
            className="opacity-0 group-hover/card:opacity-100 group-focus-within/card:opacity-100 [@media(hover:none)]:opacity-100"
            onClick={() => onDelete(trip)}
          />
        </div>
      )}
    </Card>
  )
})
