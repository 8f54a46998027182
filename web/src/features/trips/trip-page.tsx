import type { Trip } from '@sojourn/contract/trips/schema'
import { toTripTab, type TripTab } from '@sojourn/contract/trips/tabs'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'wouter'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { tripQuery } from './queries.ts'

const labels: Record<TripTab, string> = {
  plan: 'Plan',
  packing: 'Packing',
  budget: 'Budget',
  suggestions: 'Suggestions',
  'ai-recommendations': 'AI Recommendations',
  collaboration: 'Collaboration',
}

interface TripPageProps {
  tripId: number
  renderTab: (tab: TripTab, trip: Trip) => ReactNode
}

export function TripPage({ tripId, renderTab }: TripPageProps) {
  const { data: trip } = useQuery(tripQuery(tripId))
  const [search, setSearch] = useSearchParams()
  const tab = toTripTab(search.get('tab'))
  if (!trip) return null
  return (
    <div className="mx-auto max-w-[1280px] px-4 py-6 sm:px-6 lg:px-10">
      <Link href="/">Dashboard</Link>
      <h1 className="type-trip">{trip.title}</h1>
      <Tabs
        label="Trip"
        value={tab}
        onValueChange={(next) => setSearch({ tab: next }, { replace: true })}
        items={(Object.keys(labels) as TripTab[]).map((value) => ({ value, label: labels[value] }))}
      >
        <TabPanel value={tab}>{renderTab(tab, trip)}</TabPanel>
      </Tabs>
    </div>
  )
}
