import { Suspense } from 'react'
import { useEmailConfirmation } from '../features/auth/use-email-confirmation.ts'
import { DashboardPage } from '../features/trips/dashboard-page.tsx'
import { LocalWeatherCard } from '../features/weather/local-weather-card.tsx'
import { lazyPart } from '../ui/primitives/lazy-part.tsx'
import { DashboardHeader } from './dashboard-header.tsx'
import { PageFrame } from './page-frame.tsx'

/** Only who is on the way needs it. */
const RunningStop = lazyPart(() =>
  import('../features/itinerary/today/running-stop.tsx').then((m) => m.RunningStop),
)

export function DashboardScreen() {
  useEmailConfirmation()
  return (
    <PageFrame openTripId={null} header={<DashboardHeader />}>
      <DashboardPage
        renderWeather={(trip) => <LocalWeatherCard trip={trip} />}
        renderToday={(trip) => (
          <Suspense>
            <RunningStop trip={trip} />
          </Suspense>
        )}
      />
    </PageFrame>
  )
}
