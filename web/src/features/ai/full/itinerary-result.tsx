import { aiWords } from '@sojourn/contract/ai/words'
import type { DetailedItinerary } from '@sojourn/contract/ai/plans'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { Told } from '@sojourn/contract/words/tell-all'
import Clock from 'icon:clock'
import Lightbulb from 'icon:lightbulb'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/layout/card.tsx'
import type { useAddPlanned } from '../add-planned.ts'
import { BudgetCard } from './budget-card.tsx'
import { PlannedDayCard } from './day-card.tsx'
import { EmergencyCard } from './emergency-card.tsx'
import { PackingCard } from './packing-card.tsx'
import { ItineraryOverview } from './itinerary-overview.tsx'

interface ItineraryResultProps {
  trip: Trip
  itinerary: Told<DetailedItinerary>
  items: readonly ItineraryItem[]
  adding: ReturnType<typeof useAddPlanned>
  /** In place of days, where there are none. */
  children: ReactNode
}

export function ItineraryResult({ trip, itinerary, items, adding, children }: ItineraryResultProps) {
  const { dailyItineraries: days } = itinerary
  return (
    <div className="grid items-start gap-4 sm:gap-5 xl:grid-cols-[minmax(0,1fr)_340px] xl:gap-7">
      <div className="flex min-w-0 flex-col gap-4 sm:gap-5">
        <ItineraryOverview trip={trip} itinerary={itinerary} />
        {days.length === 0 && children}
        {days.map((day, index) => (
          <PlannedDayCard
            key={day.day}
            day={day}
            trip={trip}
            items={items}
            adding={adding}
            defaultOpen={index === 0}
          />
        ))}
      </div>
      <div className="grid min-w-0 gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-1">
        <BudgetCard trip={trip} itinerary={itinerary} />
        <Tips tips={itinerary.localTips} />
        <PackingCard trip={trip} recommendations={itinerary.packingRecommendations} />
        <EmergencyCard info={itinerary.emergencyInfo} />
        {days.length > 0 && (
          <p className="flex items-start gap-2 px-1 text-small text-muted-foreground sm:col-span-full">
            <Clock size={16} className="mt-0.5 shrink-0" />
            {aiWords.checkedNote}
          </p>
        )}
      </div>
    </div>
  )
}

function Tips({ tips }: { tips: readonly string[] }) {
  if (tips.length === 0) return null
  return (
    <Card>
      <h3 className="font-bold">{aiWords.localTips}</h3>
      <ul className="mt-3 flex flex-col gap-2.5">
        {tips.map((tip) => (
          <li key={tip} className="flex items-start gap-2.5 text-small text-muted-foreground">
            <Lightbulb size={16} className="mt-0.5 shrink-0 text-ai" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{tip}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
