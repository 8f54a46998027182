import { TripPage } from '../features/trips/trip-page.tsx'
import { PageFrame } from './page-frame.tsx'
import { TripTabContent } from './trip-tabs.tsx'
import { useNavigation } from './use-navigation.ts'

export function TripScreen({ tripId }: { tripId: number }) {
  const navigation = useNavigation(tripId)
  return (
    <PageFrame navigation={navigation}>
      <TripPage
        key={tripId}
        tripId={tripId}
        renderTab={(tab, trip) => <TripTabContent tab={tab} trip={trip} />}
      />
    </PageFrame>
  )
}
