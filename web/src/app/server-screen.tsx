import { ServerPage } from '../features/operator/server-page.tsx'
import { DashboardHeader } from './dashboard-header.tsx'
import { PageFrame } from './page-frame.tsx'

export function ServerScreen() {
  return (
    <PageFrame openTripId={null} header={<DashboardHeader />}>
      <ServerPage />
    </PageFrame>
  )
}
