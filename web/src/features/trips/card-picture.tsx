import { photoFor } from '@sojourn/contract/places/photo-lookup'
import { placeName } from '@sojourn/contract/trips/next-up'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { TripBadge } from '@sojourn/contract/trips/status'
import { placeholderFor } from '@sojourn/postcards/placeholder'
import { tripsWords } from '@sojourn/contract/trips/words'
import { say } from '@sojourn/contract/words/say'
import Route from 'icon:route'
import { useTheme } from '../../browser/theme.ts'
import { Postmark } from '../../postcards/postmark.tsx'
import { StatusBadge } from './status-badge.tsx'
import { terrainOf } from './trip-place.ts'
import { isRouted } from './trip-where.tsx'
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
      {isRouted(trip) && (
        <span className="absolute end-3 bottom-3 flex items-center gap-1.5 rounded-full bg-[rgb(10_16_40/0.62)] px-2.5 py-1 text-caption font-medium text-white">
          <Route size={14} strokeWidth={2.2} aria-hidden className="shrink-0" />
          {say(tripsWords.places, { count: trip.route.length })}
        </span>
      )}
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
