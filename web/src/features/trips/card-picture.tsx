import { photoFor } from '@sojourn/contract/places/photo-lookup'
import { placeName } from '@sojourn/contract/trips/next-up'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { TripBadge } from '@sojourn/contract/trips/status'
import { placeholderFor } from '@sojourn/postcards/placeholder'
import { useTheme } from '../../browser/theme.ts'
import { Postmark } from '../../postcards/postmark.tsx'
import { StatusBadge } from './status-badge.tsx'
import { terrainOf } from './trip-place.ts'
import { TripPostcard } from './trip-postcard.tsx'

interface CardPictureProps {
  trip: Trip
  wide?: boolean
  badge: TripBadge
}

/** The postcard with its badge, stamped once the trip is over. */
export function CardPicture({ trip, wide = false, badge }: CardPictureProps) {
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
          className="absolute top-2 end-3 [@media(hover:none)]:end-16"
        />
      )}
      <StatusBadge status={badge} className="absolute top-3 start-3" />
    </>
  )
}
