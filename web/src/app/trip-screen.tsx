import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Redirect } from 'wouter'
import { OthersChanges } from '../features/members/others-changes.tsx'
import { useAfterPaint } from '../browser/use-after-paint.ts'
import { tripQuery } from '../queries/trips.ts'
import { useHeadTrip } from '../queries/where.ts'
import { SyncChip } from '../features/sync-tray/sync-chip.tsx'
import { TripPage } from '../features/trips/trip-page.tsx'
import { inkOfTrip } from '../features/trips/trip-place.ts'
import { useServerTripId } from '../sync/queue/queued.ts'
import { lazyPart, MissingDialog } from '../ui/primitives/lazy-part.tsx'
import { PageFrame } from './page-frame.tsx'
import { TripBell } from './trip-bell.tsx'
import { TripTabContent } from './trip-tabs.tsx'
import { useTripGuide } from './use-trip-guide.ts'

export { bringPlanParts } from '../features/itinerary/plan-parts.ts'

const Presence = lazyPart(() => import('../features/members/presence.tsx').then((m) => m.Presence))
const PrintTrip = lazyPart(() => import('./print/print-trip.tsx').then((m) => m.PrintTrip), MissingDialog)

const ShareDialog = lazyPart(
  () => import('../features/members/share-dialog.tsx').then((m) => m.ShareDialog),
  MissingDialog,
)

/** Whoever has stayed this long may print by the browser's menu, which waits for no code to come. */
const printAheadMs = 8_000

/** A trip that was created without a connection goes on under the id that the server gave it. */
export function TripScreen({ tripId }: { tripId: number }) {
  const real = useServerTripId(tripId)
  if (real !== undefined) return <Redirect to={`/trips/${real}${location.search}`} replace />
  return <OpenTripScreen tripId={tripId} />
}

function OpenTripScreen({ tripId }: { tripId: number }) {
  const { data: trip } = useQuery(tripQuery(tripId))
  const head = useHeadTrip(trip)
  useEffect(() => {
    const ahead = setTimeout(() => void PrintTrip.preload(), printAheadMs)
    return () => clearTimeout(ahead)
  }, [])
  useTripGuide(trip)
  // Who else is here is known when the connection for news stands, which comes later.
  const isPainted = useAfterPaint()
  return (
    <PageFrame openTripId={tripId} {...(head && { ink: inkOfTrip(head) })}>
      <TripPage
        key={tripId}
        tripId={tripId}
        presence={<Suspense>{isPainted && <Presence tripId={tripId} />}</Suspense>}
        chip={<SyncChip onImage />}
        renderBell={(onImage) => <TripBell onImage={onImage} />}
        renderPrint={(openTrip, { opensDialog }, close) => (
          <PrintTrip trip={openTrip} opensDialog={opensDialog} onClose={close} />
        )}
        renderShare={(openTrip, open, close) => (
          <Suspense fallback={null}>
            <ShareDialog trip={openTrip} open={open} onClose={close} />
          </Suspense>
        )}
        renderTab={(tab, openTrip) => <TripTabContent tab={tab} trip={openTrip} />}
      />
      <OthersChanges tripId={tripId} />
    </PageFrame>
  )
}
