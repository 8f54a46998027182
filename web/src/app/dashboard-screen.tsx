import { useEmailConfirmation } from '../features/auth/use-email-confirmation.ts'
import { DashboardPage } from '../features/trips/dashboard-page.tsx'
import { LocalWeatherCard } from '../features/weather/local-weather-card.tsx'
import { DashboardHeader } from './dashboard-header.tsx'
import { PageFrame } from './page-frame.tsx'
import { useNavigation } from './use-navigation.ts'

export function DashboardScreen() {
  const navigation = useNavigation(null)
  useEmailConfirmation()
  return (
    <PageFrame navigation={navigation} header={<DashboardHeader />}>
      <DashboardPage weather={<LocalWeatherCard />} />
    </PageFrame>
  )
}
