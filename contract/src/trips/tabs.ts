import { tripsTabsWords } from './words-tabs.ts'

export const tripTabs = [
  'plan',
  'packing',
  'budget',
  'suggestions',
  'ai-recommendations',
  'collaboration',
] as const
export type TripTab = (typeof tripTabs)[number]
export const defaultTab: TripTab = 'plan'

export const tabLabel = (tab: TripTab): string =>
  tripsTabsWords[tab === 'ai-recommendations' ? 'aiRecommendations' : tab]

/** The tab a query names; anything else opens the plan (C-084). */
export const toTripTab = (value: string | null): TripTab =>
  tripTabs.find((tab) => tab === value) ?? defaultTab

/** The global event that switches the tab of the open trip (U-010); `detail.tab` names it. */
export const navigateToTabEvent = 'navigate-to-tab'
