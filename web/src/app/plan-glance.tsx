import { shellWords } from '@sojourn/contract/shell/words'
import { phaseOf } from '@sojourn/contract/trips/phase'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { PlanChoice } from '../features/itinerary/use-plan-choice.ts'
import { besideMap, besideMapHeight } from '../features/itinerary/wide.ts'
import { MiniMap } from '../features/map/mini-map.tsx'
import { KeepTrip } from '../features/trips/keep/keep-trip.tsx'
import { useMedia } from '../browser/use-media.ts'
import { useTripTime } from '../queries/where.ts'
import { collectionQuery } from '../sync/cache/lists.ts'
import { Card } from '../ui/layout/card.tsx'
import { cn } from '../ui/primitives/cn.ts'
import { lazyPart } from '../ui/primitives/lazy-part.tsx'
import { MissingPanel } from '../ui/states/missing-panel.tsx'
import { BudgetGlance, PackingGlance, WeatherGlance } from './glance-cards.tsx'
import { TodayPart } from './today-part.tsx'

const BesideMap = lazyPart(
  () => import('../features/map/beside-map.tsx').then((m) => m.BesideMap),
  MissingPanel,
)
const IdeasCard = lazyPart(() => import('../features/ideas/ideas-card.tsx').then((m) => m.IdeasCard))
const SideSwitch = lazyPart(() => import('../features/ideas/side-switch.tsx').then((m) => m.SideSwitch))

const KeepGlance = ({ trip }: { trip: Trip }) => (
  <Card>
    <KeepTrip trip={trip} />
  </Card>
)

interface PlanGlanceProps {
  trip: Trip
  choice: PlanChoice
  onShowMap: () => void
}

/**
 * The trip at a glance; every part of it leads to its own place. What has not been read is left out: nothing packed and
 * nothing spent would be said of it otherwise.
 */
export function PlanGlance({ trip, choice, onShowMap }: PlanGlanceProps) {
  const isWide = useMedia(besideMap)
  const { date: today } = useTripTime(trip)
  const isRunning = phaseOf(trip, today).kind === 'running'
  const count = useQuery(collectionQuery(trip.id, 'ideas')).data?.length ?? 0
  if (isWide)
    return (
      <aside aria-label={shellWords.mapAndMore} className="sticky top-[124px] flex flex-col gap-4">
        <BesideList trip={trip} choice={choice} count={count} />
        <div className={cn('grid gap-4', isRunning ? 'grid-cols-2' : 'grid-cols-3')}>
          <PackingGlance trip={trip} />
          <BudgetGlance trip={trip} />
          {!isRunning && <WeatherGlance trip={trip} />}
        </div>
      </aside>
    )
  // What has code of its own to fetch comes together, so that nothing is pushed down.
  return (
    <aside aria-label={shellWords.atAGlance} className="sticky top-20 flex flex-col gap-4">
      {count > 0 && <IdeasCard trip={trip} count={count} className="max-h-[60vh]" />}
      <MiniMap trip={trip} onOpen={onShowMap} />
      {isRunning ? (
        <TodayPart trip={trip} today={today} />
      ) : (
        <>
          <PackingGlance trip={trip} />
          <BudgetGlance trip={trip} />
          <WeatherGlance trip={trip} />
        </>
      )}
      <KeepGlance trip={trip} />
    </aside>
  )
}

interface BesideListProps extends Pick<PlanGlanceProps, 'trip' | 'choice'> {
  count: number
}

/** The map, or the ideas of a trip that has some. */
function BesideList({ trip, choice, count }: BesideListProps) {
  const [side, setSide] = useState<'map' | 'ideas'>('map')
  return (
    <>
      {count > 0 && (
        <Suspense fallback={<div className="h-11" />}>
          <SideSwitch side={side} count={count} onSide={setSide} />
        </Suspense>
      )}
      {count > 0 && side === 'ideas' ? (
        <Suspense>
          <IdeasCard trip={trip} count={count} className="h-[calc(100vh-316px)] min-h-[420px]" />
        </Suspense>
      ) : (
        <Suspense fallback={<div className={cn('rounded-lg bg-map-water', besideMapHeight)} />}>
          <BesideMap
            trip={trip}
            day={choice.day}
            stopId={choice.stopId}
            onStop={choice.revealStop}
            placing={choice.placing}
          />
        </Suspense>
      )}
    </>
  )
}
