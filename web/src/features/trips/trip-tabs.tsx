import { packingProgress } from '@sojourn/contract/packing/progress'
import { tabLabel, type TripTab, tripTabs } from '@sojourn/contract/trips/tabs'
import { tripsWords } from '@sojourn/contract/trips/words'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import Lightbulb from 'icon:lightbulb'
import Luggage from 'icon:luggage'
import MapIcon from 'icon:map'
import Sparkles from 'icon:sparkles'
import Users from 'icon:users'
import Wallet from 'icon:wallet'
import type { ReactNode } from 'react'
import { collectionQuery } from '../../sync/cache/lists.ts'
import type { Icon } from '../../ui/primitives/icon.ts'
import { TabPanel, Tabs } from '../../ui/primitives/tabs.tsx'

const tabIcons: Record<TripTab, Icon> = {
  plan: MapIcon,
  packing: Luggage,
  budget: Wallet,
  suggestions: Lightbulb,
  'ai-recommendations': Sparkles,
  collaboration: Users,
}

interface TripTabsProps {
  tripId: number
  tab: TripTab
  onTab: (tab: TripTab) => void
  /** Below the picture there is air; in the compact page every line above the content counts. */
  isRoomy: boolean
  children: ReactNode
}

export function TripTabs({ tripId, tab, onTab, isRoomy, children }: TripTabsProps) {
  const { data: items } = useQuery(collectionQuery(tripId, 'packing'))
  const { unpacked } = packingProgress(items ?? [])
  return (
    <Tabs
      label={tripsWords.tabs}
      value={tab}
      onValueChange={onTab}
      items={tripTabs.map((value) => ({
        value,
        label: tabLabel(value),
        icon: tabIcons[value],
        ...(value === 'packing' && {
          count: unpacked,
          countLabel: say(tripsWords.itemsLeft, { count: unpacked }),
        }),
      }))}
      listClassName="sticky top-[60px] z-9 -mx-4 bg-background px-4 sm:mx-0 sm:px-0"
    >
      <TabPanel value={tab} className={isRoomy ? 'pt-6' : 'pt-2.5 sm:pt-4'}>
        {children}
      </TabPanel>
    </Tabs>
  )
}
