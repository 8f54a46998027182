import { Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../browser/when-idle.ts'
import { whenUsed } from '../browser/when-used.ts'
import { lazyPart } from '../ui/primitives/lazy-part.tsx'

const NotificationBell = lazyPart(() => import('./notification-bell.tsx').then((m) => m.NotificationBell))

/**
 * The notifications of a trip's page. Nobody opens a trip for them: its plan comes first, their place is kept, and how
 * many are new is asked when somebody does something on the page.
 */
export function TripBell({ onImage }: { onImage: boolean }) {
  const [isDue, setIsDue] = useState(false)
  const [isUsed, setIsUsed] = useState(false)
  useEffect(() => whenIdle(() => setIsDue(true)), [])
  useEffect(() => whenUsed(() => setIsUsed(true)), [])
  return (
    <span className="inline-flex min-h-11 min-w-11">
      <Suspense fallback={null}>{isDue && <NotificationBell onImage={onImage} isAsking={isUsed} />}</Suspense>
    </span>
  )
}
