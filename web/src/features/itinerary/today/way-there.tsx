import type { Departure, urgency, Way } from '@sojourn/contract/itinerary/next-stop'
import { durationText } from '@sojourn/contract/map/distance-text'
import { profileLabels, type RouteProfile } from '@sojourn/contract/map/route-profiles'
import type { Figures } from '@sojourn/contract/units/figures'
import Bike from 'icon:bike'
import Car from 'icon:car'
import Footprints from 'icon:footprints'
import { useFigures } from '../../../session/units.ts'
import { cn } from '../../../ui/primitives/cn.ts'
import type { Icon } from '../../../ui/primitives/icon.ts'

const icons: Record<RouteProfile, Icon> = { walking: Footprints, cycling: Bike, driving: Car }

interface WayThereProps {
  from: string
  to: string
  ways: readonly Way[]
  way: Way
  departure: Departure | null
  tone: ReturnType<typeof urgency>
  onChoose: (profile: RouteProfile) => void
}

/** When to leave, from where, and the ways to go. */
export function WayThere({ from, to, ways, way, departure, tone, onChoose }: WayThereProps) {
  const figures = useFigures()
  return (
    <div className="rounded-md bg-surface-2 p-3.5">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-6">
        {departure && <LeaveAt departure={departure} tone={tone} />}
        <div className="min-w-0 flex-1">
          <p aria-hidden="true" className="flex items-center gap-2">
            <span className="size-3 shrink-0 rounded-full bg-trip" />
            <span className="flex-1 border-t-2 border-dotted border-trip-line" />
            <span className="text-small tabular-nums">{durationText(way.durationS)}</span>
            <span className="flex-1 border-t-2 border-dotted border-trip-line" />
            <span className="size-3 shrink-0 rounded-full border-[3px] border-trip" />
          </p>
          <p className="mt-1.5 flex justify-between gap-4 text-small">
            <span className="min-w-0">
              <span className="block truncate font-semibold">{from}</span>
              <span className="text-muted-foreground">you are here by the plan</span>
            </span>
            <span className="min-w-0 text-right">
              <span className="block truncate font-semibold">{to}</span>
              {departure && (
                <span className="text-muted-foreground tabular-nums">{arrivalText(departure, figures)}</span>
              )}
            </span>
          </p>
        </div>
      </div>
      <fieldset className="mt-3 flex flex-wrap items-center gap-2 border-t border-border pt-3">
        <legend className="sr-only">How to get there</legend>
        {ways.map((one) => (
          <WayChip key={one.profile} way={one} isChosen={one.profile === way.profile} onChoose={onChoose} />
        ))}
        <span className="ml-auto text-small text-muted-foreground">estimate</span>
      </fieldset>
    </div>
  )
}

function LeaveAt({ departure, tone }: { departure: Departure; tone: WayThereProps['tone'] }) {
  const { leaveAt, minutesLeft } = departure
  const { time } = useFigures()
  const colour = { calm: 'text-trip', soon: 'text-warning', late: 'text-warning' }[tone]
  if (tone === 'late')
    return (
      <p className={cn('font-bold', colour)}>
        <span className="block type-stat text-[1.625rem]!">Leave now</span>
        <span className="tabular-nums">{-minutesLeft} min late</span>
      </p>
    )
  return (
    <p>
      <span className="block text-small">Leave at</span>
      <span className={cn('block type-stat text-[2rem]! tabular-nums', colour)}>{time(leaveAt)}</span>
      <span className={cn('text-small font-bold tabular-nums', tone === 'soon' && colour)}>
        {minutesLeft === 0 ? 'now' : `in ${durationText(minutesLeft * 60)}`}
      </span>
    </p>
  )
}

const arrivalText = ({ arriveAt, minutesEarly }: Departure, { time }: Figures): string =>
  minutesEarly > 0 ? `${time(arriveAt)}, ${minutesEarly} min early` : time(arriveAt)

interface WayChipProps {
  way: Way
  isChosen: boolean
  onChoose: (profile: RouteProfile) => void
}

function WayChip({ way: { profile, durationS, distanceM }, isChosen, onChoose }: WayChipProps) {
  const Glyph = icons[profile]
  const { distance } = useFigures()
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(profile)}
      className={cn(
        'hit-44 inline-flex min-h-9 items-center gap-2 rounded-full border-[1.5px] px-3.5 text-small tabular-nums',
        isChosen ? 'border-trip bg-trip-wash text-trip' : 'border-transparent bg-hover',
      )}
    >
      <Glyph size={17} className="shrink-0" />
      <span className="sr-only">{profileLabels[profile]}</span>
      <span className="font-bold">{durationText(durationS)}</span>
      <span className={isChosen ? undefined : 'text-muted-foreground'}>{distance(distanceM)}</span>
    </button>
  )
}
