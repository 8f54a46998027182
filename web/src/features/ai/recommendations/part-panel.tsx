import { aiWords } from '@sojourn/contract/ai/words'
import type { Trip } from '@sojourn/contract/trips/schema'
import Sparkles from 'icon:sparkles'
import type { ReactNode } from 'react'
import { noDatesText } from '@sojourn/contract/insights/destination'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { WithoutGuide } from '../without-guide.tsx'
import type { Part } from './stored-results.ts'
import type { Recommendations } from './use-recommendations.ts'

const emptyTexts: Record<Part, (trip: Trip) => string> = {
  personalized: () => aiWords.nothingMore,
  budget: () => aiWords.noBudget,
  events: ({ countryCode }) => noDatesText(countryCode),
}

interface PartPanelProps {
  part: Part
  trip: Trip
  recommendations: Recommendations
  children: ReactNode
}

/** A part that is waited for, that failed, that was never asked for, or that is empty. */
export function PartPanel({ part, trip, recommendations, children }: PartPanelProps) {
  const { results, failed, isWaiting } = recommendations
  if (isWaiting(part)) return <CardSkeletons />
  const result = results[part]
  if (failed.has(part))
    return (
      <EmptyState
        icon={Sparkles}
        headingLevel={3}
        title={aiWords.partFailed}
        text={aiWords.recommendationsFailed}
      />
    )
  if (result === null)
    return (
      <EmptyState icon={Sparkles} headingLevel={3} title={aiWords.nothingYet} text={aiWords.nothingYetText} />
    )
  if (!Array.isArray(result) || result.length > 0) return children
  const nothing = (
    <EmptyState icon={Sparkles} headingLevel={3} title={aiWords.nothingFound} text={emptyTexts[part](trip)} />
  )
  return part === 'personalized' ? <WithoutGuide trip={trip}>{nothing}</WithoutGuide> : nothing
}

function CardSkeletons() {
  return (
    <div aria-busy="true" className="grid gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3">
      <Skeleton className="h-64 rounded-lg" />
      <Skeleton className="h-64 rounded-lg max-sm:hidden" />
      <Skeleton className="h-64 rounded-lg max-xl:hidden" />
    </div>
  )
}
