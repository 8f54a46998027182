import { useEmailConfirmation } from '../features/auth/use-email-confirmation.ts'
import { DashboardPage } from '../features/trips/dashboard-page.tsx'
import { LocalWeatherCard } from '../features/weather/local-weather-card.tsx'
import { DashboardHeader } from './dashboard-header.tsx'
import { PageFrame } from './page-frame.tsx'

export function DashboardScreen() {
  useEmailConfirmation()
  return (
    <PageFrame openTripId={null} header={<DashboardHeader />}>
      <DashboardPage weather={<LocalWeatherCard />} />
    </PageFrame>
  )
}
