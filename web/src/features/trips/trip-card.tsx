import { departureMessage } from '@sojourn/contract/trips/departure-message'
import { tripDurationText } from '@sojourn/contract/trips/duration'
import { can } from '@sojourn/contract/members/permissions'
import { placeName } from '@sojourn/contract/trips/next-up'
import type { Trip } from '@sojourn/contract/trips/schema'
import { type TripBadge, badgeFacts, tripBadge } from '@sojourn/contract/trips/status'
import { photoFor } from '@sojourn/contract/places/photo-lookup'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import ArrowRight from 'icon:arrow-right'
import Clock from 'icon:clock'
import Trash2 from 'icon:trash-2'
import { memo, useId } from 'react'
import { Link } from 'wouter'
import { useTheme } from '../../browser/theme.ts'
import { placeholderFor } from '@sojourn/postcards/placeholder'
import { Postmark } from '../../postcards/postmark.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { RouteProgress } from '../../ui/primitives/route-progress.tsx'
import { StatusBadge } from './status-badge.tsx'
import { DatesFact, Fact, ModeFact, PlaceFact, shortDates } from './trip-facts.tsx'
import { inkOfTrip, terrainOf } from './trip-place.ts'
import { TripPostcard } from './trip-postcard.tsx'

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
          className="type-card line-clamp-2 text-left leading-[1.32] [overflow-wrap:anywhere]"
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
        <div className="absolute top-4 right-4 flex">
          <IconButton
            icon={Trash2}
            variant="danger"
            label={`Delete ${trip.title}`}
            tooltip={false}
            className="opacity-0 group-hover/card:opacity-100 group-focus-within/card:opacity-100 [@media(hover:none)]:opacity-100"
            onClick={() => onDelete(trip)}
          />
        </div>
      )}
    </Card>
  )
})

interface CardFactsProps {
  trip: Trip
  today: PlainDate
  badge: TripBadge
  titleId: string
}

function CardFacts({ trip, today, badge, titleId }: CardFactsProps) {
  const { progress } = badgeFacts[badge]
  const message = departureMessage(trip, today)
  return (
    <>
      <div className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted-foreground">
        <PlaceFact destination={trip.destination} />
        <DatesFact text={shortDates(trip.startDate, trip.endDate, today)} />
      </div>
      <div className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted-foreground">
        <Fact icon={Clock} className="tabular-nums">
          {tripDurationText(trip)}
        </Fact>
        <ModeFact mode={trip.travelMode} />
      </div>
      <div className="mt-auto pt-4">
        <div className="mb-1.5 flex items-baseline justify-between gap-3 text-small font-semibold tabular-nums">
          <span className={badge === 'Completed' ? 'text-muted-foreground' : 'text-trip'}>{message}</span>
          <span>{progress}%</span>
        </div>
        <RouteProgress label="Trip phase" value={progress} valueText={`${progress}%, ${message}`} />
        <Button asChild variant="trip-soft" iconEnd={ArrowRight} className="relative mt-3 w-full">
          <Link href={`/trips/${trip.id}`} aria-describedby={titleId}>
            View Details
          </Link>
        </Button>
      </div>
    </>
  )
}

interface CardPictureProps {
  trip: Trip
  wide?: boolean
  badge: TripBadge
}

function CardPicture({ trip, wide = false, badge }: CardPictureProps) {
  const evening = useTheme().theme === 'dark'
  const { dark } = placeholderFor(photoFor(trip.destination, terrainOf(trip)), evening)
  return (
    <>
      <TripPostcard
        trip={trip}
        shape={wide ? 'wide' : 'card'}
        caption="shown"
        className="size-full transition-[scale] duration-(--t-slow) ease-glide group-has-[[data-cover]:hover]/card:scale-[1.02] motion-reduce:scale-none"
      />
      {badge === 'Completed' && (
        <Postmark
          city={placeName(trip.destination)}
          date={trip.endDate}
          onDark={dark}
          className="absolute top-2 right-3 [@media(hover:none)]:right-16"
        />
      )}
      <StatusBadge status={badge} className="absolute top-3 left-3" />
    </>
  )
}
