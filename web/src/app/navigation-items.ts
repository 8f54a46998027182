import { shellWords } from '@sojourn/contract/shell/words'
import { shellNavigationWords } from '@sojourn/contract/shell/words-navigation'
import type { TripTab } from '@sojourn/contract/trips/tabs'
import { say } from '@sojourn/contract/words/say'
import House from 'icon:house'
import Luggage from 'icon:luggage'
import MapIcon from 'icon:map'
import Sparkles from 'icon:sparkles'
import Wallet from 'icon:wallet'

import type { Icon } from '../ui/primitives/icon.ts'

export type NavigationId = 'home' | 'plan' | 'ai' | 'pack' | 'budget'

export const navigationItems: readonly { id: NavigationId; icon: Icon }[] = [
  { id: 'home', icon: House },
  { id: 'plan', icon: MapIcon },
  { id: 'ai', icon: Sparkles },
  { id: 'pack', icon: Luggage },
  { id: 'budget', icon: Wallet },
]

/** Which tab of a trip an item opens. */
export const tabByItem: Record<Exclude<NavigationId, 'home'>, TripTab> = {
  plan: 'plan',
  ai: 'ai-recommendations',
  pack: 'packing',
  budget: 'budget',
}

/** The item that is marked on a tab: who plans belongs to the plan; ideas belong to none. */
export function itemOf(tab: TripTab): NavigationId | null {
  if (tab === 'collaboration') return 'plan'
  return (Object.keys(tabByItem) as (keyof typeof tabByItem)[]).find((id) => tabByItem[id] === tab) ?? null
}

/** The badge at most says 99+. */
export function badgeText(count: number): string {
  return count > 99 ? '99+' : String(count)
}

export function packName(count: number): string {
  return count > 0 ? say(shellWords.packLeft, { count }) : shellNavigationWords.pack
}
