import { Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../browser/when-idle.ts'
import { lazyPart } from '../ui/primitives/lazy-part.tsx'

const NotificationBell = lazyPart(() => import('./notification-bell.tsx').then((m) => m.NotificationBell))

/** The notifications of a trip's page. Nobody opens a trip for them: its plan comes first, and their place is kept. */
export function TripBell({ onImage }: { onImage: boolean }) {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => whenIdle(() => setIsDue(true)), [])
  return (
    <span className="inline-flex min-h-11 min-w-11">
      <Suspense fallback={null}>{isDue && <NotificationBell onImage={onImage} />}</Suspense>
    </span>
  )
}
