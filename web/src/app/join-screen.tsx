import { photoFor } from '@sojourn/contract/places/photo-lookup'
import type { TripFace } from '@sojourn/contract/trips/face'
import { dateRange } from '@sojourn/contract/values/date-text'
import { useMedia } from '../browser/use-media.ts'
import { JoinForm } from '../features/auth/join-form.tsx'
import { logOut } from '../features/auth/log-out.ts'
import { useAuth } from '../queries/auth.ts'
import { JoinPage } from '../features/members/join-page.tsx'
import { DatesFact, ModeFact, PlaceFact } from '../features/trips/trip-facts.tsx'
import { inkOfTrip, terrainOf } from '../features/trips/trip-place.ts'
import { TripPostcard } from '../features/trips/trip-postcard.tsx'

/** An invitation or a share link, with and without an account. */
export function JoinScreen({ token }: { token: string }) {
  const { user } = useAuth()
  const isWide = useMedia('(width >= 64rem)')
  const face = (trip: TripFace) => ({
    ink: inkOfTrip(trip),
    poster: {
      picture: (
        <TripPostcard
          trip={trip}
          shape={isWide ? 'half-page' : 'page-strip'}
          caption="none"
          className="absolute! inset-0 size-full"
        />
      ),
      caption: photoFor(trip.destination, terrainOf(trip)).caption,
      place: trip.destination,
    },
    facts: (
      <>
        <PlaceFact destination={trip.destination} />
        <DatesFact text={dateRange(trip.startDate, trip.endDate)} />
        <ModeFact mode={trip.travelMode} />
      </>
    ),
  })
  return (
    <JoinPage
      key={user?.id ?? ''}
      token={token}
      user={user}
      faceOf={face}
      renderSignIn={(props) => <JoinForm {...props} returnTo={location.pathname + location.search} />}
      onSwitchAccount={() => void logOut({ to: location.pathname + location.search })}
    />
  )
}
