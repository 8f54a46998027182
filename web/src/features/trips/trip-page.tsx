import type { Trip } from '@sojourn/contract/trips/schema'
import type { TripTab } from '@sojourn/contract/trips/tabs'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { ApiError } from '../../sync/http/api-error.ts'
import { useLiveTrip } from '../../sync/live/use-live-trip.ts'
import { useMedia } from '../../browser/use-media.ts'
import { usePageTitle } from '../../browser/use-page-title.ts'
import { cn } from '../../ui/primitives/cn.ts'
import { isLoading } from '../../ui/states/query-state.tsx'
import { CompactHead } from './compact-head.tsx'
import { useFirstVisit } from './first-visit.ts'
import { LoadingIssue } from './loading-issue.tsx'
import { tripQuery } from '../../queries/trips.ts'
import { type RenderPrint, TripSettings } from './settings/trip-settings.tsx'
import { type RenderShare, useShare } from './settings/use-share.tsx'
import { TripGone } from './trip-gone.tsx'
import { buttonsEndPx, TripBar, tripColumn } from './trip-bar.tsx'
import { ShareButton, TripBand, TripHeader } from './trip-header.tsx'
import { TripSkeleton } from './trip-skeleton.tsx'
import { TripTabs } from './trip-tabs.tsx'
import { useScrolledAway } from './use-scrolled-away.ts'
import { useTripTab } from './use-trip-tab.ts'

/** The page is a sheet that overlaps the picture. */
const sheetLook = 'relative -mt-8 rounded-t-xl bg-background pt-6 sm:pt-7 lg:-mt-9'

interface TripPageProps {
  tripId: number
  /** Whether everything is saved. */
  chip: ReactNode
  renderBell: (onImage: boolean) => ReactNode
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
  const isVisitedFirst = useFirstVisit(tripId, Boolean(trip))
  // At 200%, or on a phone held sideways, the picture would leave no room for the tabs.
  const isLow = useMedia('(height < 32rem)')
  const isFirstVisit = isVisitedFirst && !isLow
  if (isLoading(query)) return <TripSkeleton isFirstVisit={isFirstVisit} />
  const isGone = error instanceof ApiError && error.status === 404
  if (trip && isGone) return <TripGone title={trip.title} />
  if (!trip) {
    // A refused read is "no data": what is missing here is the session.
    const message = trip === null ? 'Unauthorized' : (error?.message ?? '')
    return <LoadingIssue message={message} busy={isFetching} onRetry={() => void refetch()} />
  }
  return <OpenTrip trip={trip} isFirstVisit={isFirstVisit} {...parts} />
}

interface OpenTripProps extends Omit<TripPageProps, 'tripId'> {
  trip: Trip
  isFirstVisit: boolean
}

function OpenTrip(props: OpenTripProps) {
  const { trip, isFirstVisit, renderTab, renderPrint, renderShare, renderBell, presence, chip } = props
  const [tab, chooseTab] = useTripTab()
  useLiveTrip(trip.id, tab)
  const [sheet, isSheetAway] = useScrolledAway(buttonsEndPx)
  const isCollapsed = isSheetAway || !isFirstVisit
  const [header, isTitleAway] = useScrolledAway()
  const { share, dialog } = useShare(trip, renderShare)
  const top = useTopOnChange(tab)
  return (
    <div className="relative">
      <TripBar
        trip={trip}
        isCollapsed={isCollapsed}
        isTitleAway={isTitleAway}
        {...(!isFirstVisit && { head: <CompactHead trip={trip} /> })}
        chip={chip}
        bell={renderBell(!isCollapsed)}
        settings={
          <>
            {!isFirstVisit && <ShareButton onShare={share} className="max-lg:hidden" />}
            <TripSettings trip={trip} onImage={!isCollapsed} onShare={share} renderPrint={renderPrint} />
          </>
        }
      />
      {isFirstVisit && <TripBand trip={trip} />}
      <div className={cn('px-4 pb-10 sm:px-6 lg:px-10', isFirstVisit && sheetLook)}>
        <div ref={sheet} className="absolute top-0 h-px" />
        <div className={tripColumn}>
          <div ref={header}>
            {isFirstVisit ? (
              <TripHeader trip={trip} presence={presence} onShare={share} />
            ) : (
              <div className="has-[[data-presence]]:pt-2">{presence}</div>
            )}
          </div>
          <div ref={top} className={isFirstVisit ? 'h-5' : undefined} />
          <TripTabs tripId={trip.id} tab={tab} onTab={chooseTab} isRoomy={isFirstVisit}>
            {renderTab(tab, trip)}
          </TripTabs>
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
