import { SubscribePage } from '../features/billing/subscribe-page.tsx'
import { OfflineNotice } from './offline-notice.tsx'

export function SubscribeScreen() {
  return (
    <>
      <OfflineNotice />
      <SubscribePage />
    </>
  )
}
