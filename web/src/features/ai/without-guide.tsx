import { aiWords } from '@sojourn/contract/ai/words'
import { say } from '@sojourn/contract/words/say'
import type { Trip } from '@sojourn/contract/trips/schema'
import { pointOf } from '@sojourn/contract/values/point'
import { useQuery } from '@tanstack/react-query'
import Compass from 'icon:compass'
import Lightbulb from 'icon:lightbulb'
import Sparkles from 'icon:sparkles'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { guideOf } from '../../guide/trip-guide.ts'
import { useConnectionLost } from '../../browser/use-connection-lost.ts'
import { useFigures } from '../../session/units.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'

/** The nearest guide where the trip's own place has none; null where it has one. */
async function gapOf(trip: Trip) {
  const { nearestGuide, offeredKm } = await import('@sojourn/planner/guide/guide-around')
  if (await guideOf(trip)) return null
  const at = pointOf(trip)
  const nearest = at && nearestGuide(at)
  return { nearest, isOffered: nearest !== null && nearest.km <= offeredKm }
}

interface WithoutGuideProps {
  trip: Trip
  /** Plans with a guide nearby; without it the guide is only named. */
  onChoose?: (guide: string) => void
  busy?: boolean
  /** Where no other button asks again. */
  onRetry?: () => void
  /** The plan is shown: whatever stands over it is closed. */
  onLeave?: () => void
  /** Where the place has a guide. */
  children?: ReactNode
}

/** What a plan lacks where no guide knows the place, and what helps instead. */
export function WithoutGuide({ children, ...props }: WithoutGuideProps) {
  const { trip } = props
  const isOffline = useConnectionLost()
  const read = useQuery({
    queryKey: ['guide', 'gap', trip.destination, trip.latitude, trip.longitude],
    queryFn: () => gapOf(trip),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })
  if (read.data === undefined)
    return (
      <QueryState
        read={read}
        loading={null}
        title={aiWords.guideFailed}
        text={isOffline ? aiWords.guideOffline : aiWords.guideFailedText}
        headingLevel={3}
      />
    )
  return read.data === null ? children : <Lacking {...props} gap={read.data} />
}

type Gap = NonNullable<Awaited<ReturnType<typeof gapOf>>>

function Lacking({ trip, gap, onChoose, busy = false, onRetry, onLeave }: WithoutGuideProps & { gap: Gap }) {
  const { distance } = useFigures()
  const { nearest, isOffered } = gap
  const away = nearest && distance(nearest.km * 1000)
  const isChoice = isOffered && onChoose !== undefined
  return (
    <EmptyState
      icon={Compass}
      headingLevel={3}
      title={say(aiWords.withoutGuide, { destination: trip.destination })}
      text={
        nearest && away && !isChoice
          ? `${aiWords.withoutGuideText} ${say(aiWords.nearestGuide, { name: nearest.name, distance: away })}`
          : aiWords.withoutGuideText
      }
      action={
        <>
          {isChoice && nearest && away && (
            <Button
              variant="sun"
              icon={Sparkles}
              busy={busy}
              className="h-auto min-h-11 whitespace-normal"
              onClick={() => onChoose(nearest.id)}
            >
              {say(aiWords.offerGuide, { name: nearest.name, distance: away })}
            </Button>
          )}
          <Button asChild icon={Lightbulb}>
            <Link href={`/trips/${trip.id}?tab=plan`} onClick={onLeave}>
              {aiWords.ownIdeas}
            </Link>
          </Button>
          <TryAgain busy={busy} onRetry={onRetry} />
        </>
      }
    />
  )
}

function TryAgain({ busy, onRetry }: Pick<WithoutGuideProps, 'busy' | 'onRetry'>) {
  if (!onRetry) return null
  return (
    <Button variant="ghost" busy={busy ?? false} onClick={onRetry}>
      {aiWords.tryAgain}
    </Button>
  )
}
