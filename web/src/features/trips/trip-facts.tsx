import type { TravelMode } from '@sojourn/contract/trips/modes'
import { tripsModesWords } from '@sojourn/contract/trips/words-modes'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { dateRange, monthDayRange } from '@sojourn/contract/values/date-text'
import Briefcase from 'icon:briefcase'
import CalendarDays from 'icon:calendar-days'
import MapPin from 'icon:map-pin'
import Palmtree from 'icon:palmtree'
import Route from 'icon:route'
import User from 'icon:user'
import Users from 'icon:users'
import UsersRound from 'icon:users-round'
import type { ReactNode } from 'react'
import { cn } from '../../ui/primitives/cn.ts'
import type { Icon } from '../../ui/primitives/icon.ts'

export const modeIcons: Record<TravelMode, Icon> = {
  family: Users,
  solo: User,
  business: Briefcase,
  leisure: Palmtree,
  group: UsersRound,
}

/** An icon and a few words of a trip's meta line. */
export function Fact({
  icon: Glyph,
  className,
  children,
}: {
  icon: Icon
  className?: string
  children: ReactNode
}) {
  return (
    <span className={cn('inline-flex min-w-0 items-center gap-1.5', className)}>
      <Glyph size={16} className="shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </span>
  )
}

/** Where it goes, or of a trip with several places where it leads from one to the next. */
export const PlaceFact = ({
  destination,
  isRoute = false,
}: {
  destination: ReactNode
  isRoute?: boolean
}) => (
  <Fact icon={isRoute ? Route : MapPin}>
    <bdi>{destination}</bdi>
  </Fact>
)

export const DatesFact = ({ text }: { text: string }) => (
  <Fact icon={CalendarDays} className="tabular-nums">
    {text}
  </Fact>
)

export const ModeFact = ({ mode }: { mode: TravelMode }) => (
  <Fact icon={modeIcons[mode]}>{tripsModesWords[mode]}</Fact>
)

/** 'Apr 18 – 25'; the year only when it is not this one. */
export function shortDates(start: PlainDate, end: PlainDate, today: PlainDate): string {
  const year = today.slice(0, 4)
  if (start.slice(0, 4) !== year || end.slice(0, 4) !== year) return dateRange(start, end)
  return monthDayRange(start, end)
}
