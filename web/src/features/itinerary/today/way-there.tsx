import type { Departure, Way } from '@sojourn/contract/itinerary/next-stop'
import { itineraryTodayWords } from '@sojourn/contract/itinerary/words-today'
import { durationText } from '@sojourn/contract/map/distance-text'
import type { RouteProfile } from '@sojourn/contract/map/route-profiles'
import { mapProfilesWords } from '@sojourn/contract/map/words-profiles'
import type { Figures } from '@sojourn/contract/units/figures'
import { say } from '@sojourn/contract/words/say'
import Bike from 'icon:bike'
import Car from 'icon:car'
import Footprints from 'icon:footprints'
import { useFigures } from '../../../session/units.ts'
import { cn } from '../../../ui/primitives/cn.ts'
import type { Icon } from '../../../ui/primitives/icon.ts'
import { LeaveAt } from './leave-at.tsx'
import type { WayToStop } from './use-way.ts'

export const wayIcons: Record<RouteProfile, Icon> = { walking: Footprints, cycling: Bike, driving: Car }

interface WayThereProps {
  from: string
  to: string
  way: WayToStop
}

/** When to leave, from where, and the ways to go. */
export function WayThere({ from, to, way: { ways, way, departure, tone, choose } }: WayThereProps) {
  const figures = useFigures()
  return (
    <div className="rounded-md bg-surface-2 p-3.5">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-6">
        <div className="flex items-end justify-between gap-4">
          <LeaveAt departure={departure} tone={tone} />
          <p className="text-small text-muted-foreground tabular-nums sm:hidden">
            {say(itineraryTodayWords.distanceEstimate, { distance: figures.distance(way.distanceM) })}
          </p>
        </div>
        <div className="min-w-0 flex-1">
          <WayLine way={way} />
          <p className="mt-1.5 flex justify-between gap-4 text-small">
            <span className="min-w-0">
              <span dir="auto" className="block truncate text-start font-semibold">
                {from}
              </span>
              <span className="block text-muted-foreground">{itineraryTodayWords.youAreHere}</span>
            </span>
            <span className="min-w-0 text-end">
              <span className="block truncate font-semibold">
                <bdi>{to}</bdi>
              </span>
              {departure && (
                <span className="text-muted-foreground tabular-nums">{arrivalText(departure, figures)}</span>
              )}
            </span>
          </p>
        </div>
      </div>
      <fieldset className="mt-3 flex flex-wrap items-center gap-1 border-t border-border pt-3 sm:gap-2">
        <legend className="sr-only">{itineraryTodayWords.howToGet}</legend>
        {ways.map((one) => (
          <WayChip key={one.profile} way={one} isChosen={one.profile === way.profile} onChoose={choose} />
        ))}
        <span className="ms-auto text-small text-muted-foreground max-sm:hidden">
          {itineraryTodayWords.estimate}
        </span>
      </fieldset>
    </div>
  )
}

function WayLine({ way: { profile, durationS } }: { way: Way }) {
  const Glyph = wayIcons[profile]
  return (
    <p aria-hidden="true" className="flex items-center gap-2">
      <span className="size-3 shrink-0 rounded-full bg-trip" />
      <span className="flex-1 border-t-2 border-dotted border-trip-line" />
      <span className="inline-flex items-center gap-1.5 rounded-full border border-border bg-surface px-2.5 py-0.5 text-small tabular-nums">
        <Glyph size={16} className="shrink-0" />
        {durationText(durationS)}
      </span>
      <span className="flex-1 border-t-2 border-dotted border-trip-line" />
      <span className="size-3 shrink-0 rounded-full border-[3px] border-trip" />
    </p>
  )
}

const arrivalText = ({ arriveAt, minutesEarly }: Departure, { time }: Figures): string =>
  minutesEarly > 0
    ? say(itineraryTodayWords.arrivesEarly, { time: time(arriveAt), minutes: minutesEarly })
    : time(arriveAt)

interface WayChipProps {
  way: Way
  isChosen: boolean
  onChoose: (profile: RouteProfile) => void
}

function WayChip({ way: { profile, durationS, distanceM }, isChosen, onChoose }: WayChipProps) {
  const Glyph = wayIcons[profile]
  const { distance } = useFigures()
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(profile)}
      className={cn(
        'hit-44 inline-flex min-h-9 items-center justify-center gap-1 rounded-full border-[1.5px] px-1.5 text-small whitespace-nowrap tabular-nums max-sm:flex-auto sm:gap-2 sm:px-3.5',
        isChosen ? 'border-trip bg-trip-wash text-trip' : 'border-transparent bg-hover',
      )}
    >
      <Glyph size={17} className="shrink-0" />
      <span className="sr-only">{mapProfilesWords[profile]}</span>
      <span className="font-bold">{durationText(durationS)}</span>
      <span className={cn('max-sm:hidden', !isChosen && 'text-muted-foreground')}>{distance(distanceM)}</span>
    </button>
  )
}
