import { aiWords } from '@sojourn/contract/ai/words'
import { say } from '@sojourn/contract/words/say'
import type { DayPlan } from '@sojourn/contract/ai/plans'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { Told } from '@sojourn/contract/words/tell-all'
import Sparkles from 'icon:sparkles'
import { Button } from '../../../ui/primitives/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { DelayedSkeleton, Skeleton } from '../../../ui/states/skeleton.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { LimitedByPlan } from '../limited-by-plan.tsx'
import { useQuota } from '../use-quota.ts'
import { WithoutGuide } from '../without-guide.tsx'
import { PlanDay } from './plan-day.tsx'
import type { Planner } from './use-planner.ts'

interface DayContentProps {
  planner: Planner
  plan: Told<DayPlan> | null
  trip: Trip
  number: number
  onClose: () => void
}

export function DayContent({ planner, plan, trip, number, onClose }: DayContentProps) {
  if (!planner.isRead)
    return (
      <QueryState
        read={planner.read}
        loading={<DaySkeleton />}
        title={aiWords.suggestionsNotLoaded}
        headingLevel={3}
      />
    )
  if (plan) return <PlanDay plan={plan} trip={trip} planner={planner} />
  if (planner.plans.length > 0)
    return (
      <EmptyState
        icon={Sparkles}
        headingLevel={3}
        title={say(aiWords.noIdeas, { number })}
        text={aiWords.noIdeasText}
      />
    )
  if (!planner.isNothingKnown) return <Start planner={planner} />
  return (
    <WithoutGuide
      trip={trip}
      onChoose={planner.generateWith}
      busy={planner.since !== null}
      onRetry={planner.generate}
      onLeave={onClose}
    >
      <Start planner={planner} />
    </WithoutGuide>
  )
}

function Start({ planner }: { planner: Planner }) {
  const quota = useQuota()
  return (
    <LimitedByPlan>
      <EmptyState
        icon={Sparkles}
        headingLevel={3}
        title={aiWords.plannerTitle}
        text={aiWords.plannerText}
        action={
          <Button
            variant="sun"
            icon={Sparkles}
            busy={planner.since !== null}
            busyLabel={aiWords.generatingBusy}
            data-autofocus
            onClick={planner.generate}
          >
            {aiWords.generateItinerary}
          </Button>
        }
      />
      {quota && <p className="mt-3 text-center text-small text-muted-foreground">{quota}</p>}
    </LimitedByPlan>
  )
}

function DaySkeleton() {
  return (
    <DelayedSkeleton label={aiWords.loadingSuggestions} className="flex flex-col gap-3">
      <Skeleton className="h-24 rounded-md" />
      <Skeleton className="h-24 rounded-md" />
      <Skeleton className="h-24 rounded-md" />
    </DelayedSkeleton>
  )
}
