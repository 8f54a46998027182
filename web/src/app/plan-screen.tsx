import type { DayPlan } from '@sojourn/contract/ai/plans'
import { shellWords } from '@sojourn/contract/shell/words'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, Suspense, useMemo } from 'react'
import { savedQuery } from '../queries/ai.ts'
import { putAside, usePutAside } from '../features/ai/put-aside.ts'
import { mapBleed, mapHeight } from '../features/map/map-sizes.ts'
import { besideMap, besideMapHeight, glanceAside } from '../features/itinerary/wide.ts'
import { PlanTab } from '../features/itinerary/plan-tab.tsx'
import { collectionQuery } from '../sync/cache/lists.ts'
import { useAfterPaint } from '../browser/use-after-paint.ts'
import { useMedia } from '../browser/use-media.ts'
import { cn } from '../ui/primitives/cn.ts'
import { lazyPart, MissingDialog } from '../ui/primitives/lazy-part.tsx'
import { MissingPanel } from '../ui/states/missing-panel.tsx'
import { DelayedSkeleton, Skeleton } from '../ui/states/skeleton.tsx'
import { useIdeasBesideMap } from './ideas-beside-map.tsx'
import { TodayPart } from './today-part.tsx'

const MapView = lazyPart(() => import('../features/map/map-view.tsx').then((m) => m.MapView), MissingPanel)
const DestinationPart = lazyPart(
  () => import('./destination-part.tsx').then((m) => m.DestinationPart),
  MissingPanel,
)
const PlanGlance = lazyPart(() => import('./plan-glance.tsx').then((m) => m.PlanGlance))
const IdeasDoor = lazyPart(() => import('../features/ideas/ideas-door.tsx').then((m) => m.IdeasDoor))
const BookingsView = lazyPart(
  () => import('../features/bookings/bookings-view.tsx').then((m) => m.BookingsView),
  MissingPanel,
)
const BookingDialog = lazyPart(
  () => import('../features/bookings/booking-dialog.tsx').then((m) => m.BookingDialog),
  MissingDialog,
)
const MakeBooking = lazyPart(
  () => import('../features/bookings/make-booking.tsx').then((m) => m.MakeBooking),
  MissingDialog,
)
const SaveProposed = lazyPart(() => import('../features/ai/save-proposed.tsx').then((m) => m.SaveProposed))
const PlannerDialog = lazyPart(
  () => import('../features/ai/planner/planner-dialog.tsx').then((m) => m.PlannerDialog),
  MissingDialog,
)

/** The plan with its four views and the planner: itinerary, map, insights, bookings and AI know nothing of each other. */
export function PlanScreen({ trip }: { trip: Trip }) {
  const ideas = useIdeas(trip)
  const ideasBesideMap = useIdeasBesideMap(trip)
  return (
    <PlanTab
      trip={trip}
      destination={
        <Suspense fallback={<DestinationSkeleton />}>
          <DestinationPart trip={trip} />
        </Suspense>
      }
      bookings={
        <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
          <BookingsView trip={trip} />
        </Suspense>
      }
      renderBooking={(props) => (
        <Suspense>
          <BookingDialog key={props.booking.id} trip={trip} {...props} />
        </Suspense>
      )}
      renderMakeBooking={(props) => (
        <Suspense>
          <MakeBooking key={props.item.id} trip={trip} {...props} />
        </Suspense>
      )}
      renderMap={({ choice, onAdd, writes }) => (
        <Suspense fallback={<MapSkeleton />}>
          <MapView
            trip={trip}
            day={choice.day}
            onDay={choice.setDay}
            stopId={choice.stopId}
            onStop={choice.revealStop}
            placing={choice.placing}
            onAdd={onAdd}
            onDelete={writes.deleteItem}
            ideas={ideasBesideMap}
          />
        </Suspense>
      )}
      suggestions={ideas}
      ideaActions={{
        add: async ({ id }) => (await import('../features/ai/add-planned.ts')).addOfPlanner(trip.id, id),
        putAside: ({ title }) => putAside(trip.id, title),
        renderSave: ({ id }) => (
          <Suspense fallback={null}>
            <SaveProposed trip={trip} id={id} />
          </Suspense>
        ),
      }}
      renderPlanner={(props) => (
        <Suspense>
          <PlannerDialog trip={trip} {...props} />
        </Suspense>
      )}
      ideasDoor={<Ideas trip={trip} />}
      renderToday={(props) => <TodayPart trip={trip} {...props} />}
      renderGlance={(props) => <Glance trip={trip} {...props} />}
    />
  )
}

const DestinationSkeleton = () => (
  <DelayedSkeleton label={shellWords.loadingDestination} className="flex flex-col gap-5">
    <Skeleton className="h-[196px] rounded-lg" />
    <Skeleton className="h-96 rounded-lg" />
  </DelayedSkeleton>
)

/** The list is what one came for: what has its place beside it, where there is room, comes when it stands. */
function Glance(props: ComponentProps<typeof PlanGlance>) {
  const [hasRoom, isWide] = [useMedia(glanceAside), useMedia(besideMap)]
  const isPainted = useAfterPaint()
  if (!hasRoom) return null
  const map = <div className={cn('rounded-lg bg-map-water', isWide ? besideMapHeight : 'h-[188px]')} />
  return <Suspense fallback={map}>{isPainted ? <PlanGlance {...props} /> : map}</Suspense>
}

/** As do the ideas. */
function Ideas({ trip }: { trip: Trip }) {
  const { data } = useQuery(collectionQuery(trip.id, 'ideas'))
  const hasRoom = useMedia(glanceAside)
  const isPainted = useAfterPaint()
  const count = data?.length ?? 0
  return (
    <Suspense fallback={null}>
      {isPainted && data && <IdeasDoor trip={trip} count={count} isBeside={hasRoom && count > 0} />}
    </Suspense>
  )
}

const noPlans: readonly DayPlan[] = []

/** What the planner proposed and is not in the plan yet (C-128). */
function useIdeas(trip: Trip) {
  const { data: saved } = useQuery(savedQuery(trip.id))
  const { data: items } = useQuery(collectionQuery(trip.id, 'itinerary'))
  const { offered } = usePutAside(trip.id)
  const dayPlans = saved?.dayPlans ?? noPlans
  // With all that plans may say: only a trip that has some loads it.
  const { data: part } = useQuery({
    queryKey: ['ideas-of-plans'],
    queryFn: async () => ({
      ideasOf: (await import('../features/ai/planner/ideas-of-plans.ts')).ideasOfPlans,
    }),
    enabled: dayPlans.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })
  const ideas = useMemo(() => part?.ideasOf(dayPlans, items ?? []) ?? [], [part, dayPlans, items])
  return offered(ideas)
}

function MapSkeleton() {
  return (
    <DelayedSkeleton
      label={shellWords.loadingMap}
      className={cn('grid gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-5', mapBleed)}
    >
      <Skeleton className={cn('rounded-lg max-sm:rounded-none', mapHeight)} />
      <Skeleton className="h-64 rounded-lg max-sm:hidden lg:h-[640px]" />
    </DelayedSkeleton>
  )
}
