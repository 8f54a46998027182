import { packingProgress } from '@sojourn/contract/packing/progress'
import { counted } from '@sojourn/contract/trips/duration'
import type { Trip } from '@sojourn/contract/trips/schema'
import { tabLabels, type TripTab, tripTabs } from '@sojourn/contract/trips/tabs'
import { useQuery } from '@tanstack/react-query'
import Lightbulb from 'icon:lightbulb'
import Luggage from 'icon:luggage'
import MapIcon from 'icon:map'
import Sparkles from 'icon:sparkles'
import Users from 'icon:users'
import Wallet from 'icon:wallet'
import { type ReactNode, useEffect, useRef } from 'react'
import { ApiError } from '../../sync/http/api-error.ts'
import { collectionQuery } from '../../sync/cache/lists.ts'
import { useLiveTrip } from '../../sync/live/use-live-trip.ts'
import { usePageTitle } from '../../browser/use-page-title.ts'
import type { Icon } from '../../ui/primitives/icon.ts'
import { DelayedSkeleton, Skeleton } from '../../ui/states/skeleton.tsx'
import { TabPanel, Tabs } from '../../ui/primitives/tabs.tsx'
import { isLoading } from '../../ui/states/query-state.tsx'
import { LoadingIssue } from './loading-issue.tsx'
import { tripQuery } from '../../queries/trips.ts'
import { type RenderPrint, TripSettings } from './settings/trip-settings.tsx'
import { type RenderShare, useShare } from './settings/use-share.tsx'
import { TripGone } from './trip-gone.tsx'
import { buttonsEndPx, TripBar, tripColumn, useScrolledAway } from './trip-bar.tsx'
import { TripBand, TripHeader } from './trip-header.tsx'
import { useTripTab } from './use-trip-tab.ts'

const tabIcons: Record<TripTab, Icon> = {
  plan: MapIcon,
  packing: Luggage,
  budget: Wallet,
  suggestions: Lightbulb,
  'ai-recommendations': Sparkles,
  collaboration: Users,
}

interface TripPageProps {
  tripId: number
  /** Whether everything is saved. */
  chip: ReactNode
  renderTab: (tab: TripTab, trip: Trip) => ReactNode
  /** The trip on paper, once it is asked for. */
  renderPrint: RenderPrint
  renderShare: RenderShare
  /** Who else is here. */
  presence: ReactNode
}

export function TripPage({ tripId, ...parts }: TripPageProps) {
  const query = useQuery(tripQuery(tripId))
  const { data: trip, error, isFetching, refetch } = query
  usePageTitle(trip?.title ?? null)
  if (isLoading(query)) return <TripSkeleton />
  const isGone = error instanceof ApiError && error.status === 404
  if (trip && isGone) return <TripGone title={trip.title} />
  if (!trip) {
    // A refused read is "no data": what is missing here is the session.
    const message = trip === null ? 'Unauthorized' : (error?.message ?? '')
    return <LoadingIssue message={message} busy={isFetching} onRetry={() => void refetch()} />
  }
  return <OpenTrip trip={trip} {...parts} />
}

interface OpenTripProps extends Omit<TripPageProps, 'tripId'> {
  trip: Trip
}

function OpenTrip({ trip, renderTab, renderPrint, renderShare, presence, chip }: OpenTripProps) {
  const [tab, chooseTab] = useTripTab()
  useLiveTrip(trip.id, tab)
  const [sheet, isCollapsed] = useScrolledAway(buttonsEndPx)
  const [header, isTitleAway] = useScrolledAway()
  const { share, dialog } = useShare(trip, renderShare)
  const { data: items } = useQuery(collectionQuery(trip.id, 'packing'))
  const { unpacked } = packingProgress(items ?? [])
  const top = useTopOnChange(tab)
  return (
    <div className="relative">
      <TripBar
        trip={trip}
        isCollapsed={isCollapsed}
        isTitleAway={isTitleAway}
        chip={chip}
        settings={
          <TripSettings trip={trip} onImage={!isCollapsed} onShare={share} renderPrint={renderPrint} />
        }
      />
      <TripBand trip={trip} />
      <div className="relative -mt-8 rounded-t-xl bg-background px-4 pt-6 pb-10 sm:px-6 sm:pt-7 lg:-mt-9 lg:px-10">
        <div ref={sheet} className="absolute top-0 h-px" />
        <div className={tripColumn}>
          <div ref={header}>
            <TripHeader trip={trip} presence={presence} onShare={share} />
          </div>
          <div ref={top} className="h-5" />
          <Tabs
            label="Trip"
            value={tab}
            onValueChange={chooseTab}
            items={tripTabs.map((value) => ({
              value,
              label: tabLabels[value],
              icon: tabIcons[value],
              ...(value === 'packing' && {
                count: unpacked,
                countLabel: `${counted(unpacked, 'item')} left`,
              }),
            }))}
            listClassName="sticky top-[60px] z-9 -mx-4 bg-background px-3 sm:mx-0 sm:px-0"
          >
            <TabPanel value={tab} className="pt-6">
              {renderTab(tab, trip)}
            </TabPanel>
          </Tabs>
        </div>
      </div>
      {dialog}
    </div>
  )
}

/** A new tab starts at its beginning: when the page was scrolled past the tabs, it goes back to them. */
function useTopOnChange(tab: TripTab) {
  const top = useRef<HTMLDivElement>(null)
  const before = useRef(tab)
  useEffect(() => {
    if (before.current === tab) return
    before.current = tab
    const box = top.current?.getBoundingClientRect()
    if (box && box.bottom < 60) window.scrollBy({ top: box.bottom - 60, behavior: 'instant' })
  }, [tab])
  return top
}

function TripSkeleton() {
  return (
    <DelayedSkeleton label="Loading your trip…">
      <Skeleton className="h-[232px] rounded-none lg:h-[264px]" />
      <div className="relative -mt-8 rounded-t-xl bg-background px-4 pt-6 sm:px-6 lg:-mt-9 lg:px-10">
        <div className={tripColumn}>
          <Skeleton className="h-6 w-24 rounded-full" />
          <Skeleton className="mt-4 h-10 w-2/3 max-w-md" />
          <Skeleton className="mt-4 h-5 w-1/2 max-w-sm" />
          <Skeleton className="mt-8 h-12" />
          <Skeleton className="mt-6 h-64 rounded-lg" />
        </div>
      </div>
    </DelayedSkeleton>
  )
}
