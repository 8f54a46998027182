import { useQuery } from '@tanstack/react-query'
import { OthersChanges } from '../features/members/others-changes.tsx'
import { Presence } from '../features/members/presence.tsx'
import { tripQuery } from '../features/trips/queries.ts'
import { TripPage } from '../features/trips/trip-page.tsx'
import { inkOfTrip } from '../features/trips/trip-place.ts'
import { PageFrame } from './page-frame.tsx'
import { TripTabContent } from './trip-tabs.tsx'
import { useNavigation } from './use-navigation.ts'

export function TripScreen({ tripId }: { tripId: number }) {
  const navigation = useNavigation(tripId)
  const { data: trip } = useQuery(tripQuery(tripId))
  return (
    <PageFrame navigation={navigation} {...(trip && { ink: inkOfTrip(trip) })}>
      <TripPage
        key={tripId}
        tripId={tripId}
        presence={<Presence tripId={tripId} />}
        renderTab={(tab, openTrip) => <TripTabContent tab={tab} trip={openTrip} />}
      />
      <OthersChanges tripId={tripId} />
    </PageFrame>
  )
}
