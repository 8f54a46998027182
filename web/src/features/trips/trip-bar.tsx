import type { Trip } from '@sojourn/contract/trips/schema'
import { tripsWords } from '@sojourn/contract/trips/words'
import { addressOf } from '@sojourn/postcards/picture'
import ArrowLeft from 'icon:arrow-left'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { useTheme } from '../../browser/theme.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import { pictureFor } from '../../postcards/picture-for.ts'
import { useHeadTrip } from '../../queries/where.ts'
import { cn } from '../../ui/primitives/cn.ts'
import { ThemeToggle } from './theme-toggle.tsx'
import { picturedTrip, HeadPostcard } from './trip-postcard.tsx'

interface TripBarProps {
  trip: Trip
  isCollapsed: boolean
  /** Only what is no longer on the page is repeated here. */
  isTitleAway: boolean
  /** Title and dates, where they stand in the bar and nowhere else. */
  head?: ReactNode
  /** Whether everything is saved. */
  chip: ReactNode
  bell: ReactNode
  settings: ReactNode
}

/** What stands on a trip's page shares its edges. */
export const tripColumn = 'mx-auto max-w-[1280px] min-[90rem]:max-w-[1428px]'

/** In the bar the chip lies flat; on a phone it gives way to the trip's name while there is nothing to say. */
const inBar = '[&_[data-sync]]:shadow-none max-sm:[&_[data-sync=saved][aria-expanded=false]]:hidden'

/** How far down the round buttons reach on the picture. */
export const buttonsEndPx = 76

/** The controls over the picture; as soon as the page reaches them, a bar, which later has the trip's name. */
export function TripBar({ trip, isCollapsed, isTitleAway, head, ...controls }: TripBarProps) {
  useThumbAhead(trip)
  return (
    <div
      data-page-controls
      className={cn(
        'sticky top-0 z-10 h-[60px] px-4 transition-colors duration-200 sm:px-6 lg:px-10',
        !head && '-mb-[60px]',
        isCollapsed && 'border-b border-border bg-surface',
      )}
    >
      <div
        className={cn(
          tripColumn,
          'flex h-full items-center gap-2',
          !isCollapsed && '*:translate-y-2 lg:*:translate-y-3.5',
        )}
      >
        <Link
          href="/"
          aria-label={tripsWords.backToDashboard}
          className={cn(
            'inline-flex h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-full bg-surface font-bold',
            isCollapsed ? '-ms-2.5 hover:bg-hover' : 'shadow-e2 sm:px-4',
          )}
        >
          <ArrowLeft size={20} />
          <span className={isCollapsed ? 'sr-only' : 'max-sm:sr-only'}>{tripsWords.dashboard}</span>
        </Link>
        {head ?? (isCollapsed && isTitleAway && <BarTitle trip={trip} />)}
        <BarControls isCollapsed={isCollapsed} hasHead={Boolean(head)} {...controls} />
      </div>
    </div>
  )
}

interface BarControlsProps extends Pick<TripBarProps, 'isCollapsed' | 'chip' | 'bell' | 'settings'> {
  hasHead: boolean
}

function BarControls({ isCollapsed, hasHead, chip, bell, settings }: BarControlsProps) {
  return (
    <div
      className={cn(
        'ms-auto flex shrink-0 items-center',
        isCollapsed && inBar,
        hasHead ? '-me-2.5 sm:me-0 sm:gap-2' : 'gap-2',
      )}
    >
      {chip}
      {bell}
      <ThemeToggle
        variant={isCollapsed ? 'ghost' : 'surface'}
        tooltipSide="bottom"
        className={isCollapsed && !hasHead ? 'max-sm:hidden' : ''}
      />
      {settings}
    </div>
  )
}

function BarTitle({ trip }: { trip: Trip }) {
  return (
    <div aria-hidden="true" className="flex min-w-0 animate-fade-in items-center gap-3">
      <HeadPostcard trip={trip} shape="thumb" caption="none" className="size-9 shrink-0 rounded-[10px]" />
      <span dir="auto" className="truncate py-1 type-card text-[1.125rem]">
        {trip.title}
      </span>
    </div>
  )
}

/** The bar's picture is first seen when one scrolls, and the connection may be gone by then. */
function useThumbAhead(trip: Trip): void {
  const { theme } = useTheme()
  const head = useHeadTrip(trip)
  const address = addressOf(pictureFor({ ...picturedTrip(head, theme), shape: 'thumb' }))
  useEffect(
    () =>
      whenIdle(() => {
        new Image().src = address
      }),
    [address],
  )
}
