import { shellWords } from '@sojourn/contract/shell/words'
import type { TripTab } from '@sojourn/contract/trips/tabs'
import type { Trip } from '@sojourn/contract/trips/schema'
import { type ReactNode, Suspense, type ComponentType } from 'react'
import { FeatureGate } from '../features/billing/feature-gate.tsx'
import { lazyPart } from '../ui/primitives/lazy-part.tsx'
import { MissingPanel } from '../ui/states/missing-panel.tsx'
import { DelayedSkeleton, Skeleton } from '../ui/states/skeleton.tsx'
import { PlanScreen } from './plan-screen.tsx'

interface TabProps {
  trip: Trip
}

/** The content areas of a trip, each loaded when it is first opened; a trip opens on its plan. */
const screens: Record<TripTab, ComponentType<TabProps>> = {
  plan: PlanScreen,
  packing: lazyPart(
    () => import('../features/packing/packing-tab.tsx').then((m) => m.PackingTab),
    MissingPanel,
  ),
  budget: lazyPart(() => import('./budget-screen.tsx').then((m) => m.BudgetScreen), MissingPanel),
  suggestions: lazyPart(
    () => import('../features/ai/suggestions-tab.tsx').then((m) => m.SuggestionsTab),
    MissingPanel,
  ),
  'ai-recommendations': lazyPart(
    () => import('../features/ai/recommendations-tab.tsx').then((m) => m.RecommendationsTab),
    MissingPanel,
  ),
  collaboration: lazyPart(
    () => import('../features/members/collaboration-tab.tsx').then((m) => m.CollaborationTab),
    MissingPanel,
  ),
}

const LockedPreview = lazyPart(() => import('./locked-preview.tsx').then((m) => m.LockedPreview))

/**
 * A direct address is gated too, not only the way to it (C-008). Suggestions are metered: their tab locks what generates,
 * and keeps what was generated. Collaboration locks what invites, and shows the members to everyone.
 */
const gates: Partial<Record<TripTab, (content: ReactNode, trip: Trip) => ReactNode>> = {
  'ai-recommendations': (content, trip) => (
    <FeatureGate
      feature="ai_pro"
      title={shellWords.unlockAi}
      preview={
        <Suspense fallback={null}>
          <LockedPreview trip={trip} />
        </Suspense>
      }
    >
      {content}
    </FeatureGate>
  ),
}

export function TripTabContent({ tab, trip }: { tab: TripTab; trip: Trip }) {
  const Screen = screens[tab]
  const content = (
    <Suspense
      fallback={
        <DelayedSkeleton>
          <Skeleton className="h-64 rounded-lg" />
        </DelayedSkeleton>
      }
    >
      <Screen trip={trip} />
    </Suspense>
  )
  return gates[tab]?.(content, trip) ?? content
}
