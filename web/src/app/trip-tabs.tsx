import type { TripTab } from '@sojourn/contract/trips/tabs'
import type { Trip } from '@sojourn/contract/trips/schema'
import { lazy, type ReactNode, Suspense, type ComponentType, type LazyExoticComponent } from 'react'
import { FeatureGate } from '../features/billing/feature-gate.tsx'
import { DelayedSkeleton, Skeleton } from '../ui/skeleton.tsx'

interface TabProps {
  trip: Trip
}

type Screen = LazyExoticComponent<ComponentType<TabProps>>

/** The content areas of a trip, each loaded when it is first opened. */
const screens: Record<TripTab, Screen> = {
  plan: lazy(() => import('./plan-screen.tsx').then((m) => ({ default: m.PlanScreen }))),
  packing: lazy(() => import('../features/packing/packing-tab.tsx').then((m) => ({ default: m.PackingTab }))),
  budget: lazy(() => import('./budget-screen.tsx').then((m) => ({ default: m.BudgetScreen }))),
  suggestions: lazy(() =>
    import('../features/ai/suggestions-tab.tsx').then((m) => ({ default: m.SuggestionsTab })),
  ),
  'ai-recommendations': lazy(() =>
    import('../features/ai/recommendations-tab.tsx').then((m) => ({ default: m.RecommendationsTab })),
  ),
  collaboration: lazy(() =>
    import('../features/members/collaboration-tab.tsx').then((m) => ({ default: m.CollaborationTab })),
  ),
}

/** A direct address is gated too, not only the way to it (C-008). */
const gates: Partial<Record<TripTab, (content: ReactNode) => ReactNode>> = {
  'ai-recommendations': (content) => (
    <FeatureGate feature="ai_pro" title="Unlock AI Pro Features">
      {content}
    </FeatureGate>
  ),
  suggestions: (content) => <FeatureGate feature="ai_suggestions">{content}</FeatureGate>,
  collaboration: (content) => <FeatureGate feature="collaboration">{content}</FeatureGate>,
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
  return gates[tab]?.(content) ?? content
}
