import { groupSizes, paceText } from '@sojourn/contract/ai/preferences'
import type { DetailedItinerary } from '@sojourn/contract/ai/schema'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import Clock from 'icon:clock'
import Lightbulb from 'icon:lightbulb'
import Sparkles from 'icon:sparkles'
import type { ReactNode } from 'react'
import { roundMoney } from '../../../browser/format.ts'
import { Badge } from '../../../ui/primitives/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { IconTile } from '../../../ui/primitives/icon-tile.tsx'
import type { useAddPlanned } from '../add-planned.ts'
import { ModelWords } from '../origin.tsx'
import { BudgetCard } from './budget-card.tsx'
import { PlannedDayCard } from './day-card.tsx'
import { EmergencyCard } from './emergency-card.tsx'
import { PackingCard } from './packing-card.tsx'

interface ItineraryResultProps {
  trip: Trip
  itinerary: DetailedItinerary
  items: readonly ItineraryItem[]
  adding: ReturnType<typeof useAddPlanned>
  /** In place of days, where there are none. */
  children: ReactNode
}

/** The days on the left; money, tips, packing and emergency beside them, on a phone after them. */
export function ItineraryResult({ trip, itinerary, items, adding, children }: ItineraryResultProps) {
  const { dailyItineraries: days } = itinerary
  return (
    <div className="grid items-start gap-4 sm:gap-5 xl:grid-cols-[minmax(0,1fr)_340px] xl:gap-7">
      <div className="flex min-w-0 flex-col gap-4 sm:gap-5">
        <Overview trip={trip} itinerary={itinerary} />
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
            Opening hours and ways were checked for every stop of our guide. Costs and ways are estimates.
          </p>
        )}
      </div>
    </div>
  )
}

function Overview({ trip, itinerary }: { trip: Trip; itinerary: DetailedItinerary }) {
  const { totalDays, destination, overview, preferences, dailyItineraries, budgetBreakdown } = itinerary
  const stops = dailyItineraries.reduce((sum, { activities }) => sum + activities.length, 0)
  const group = groupSizes.find(({ size }) => size === preferences.groupSize)
  const tags = [
    paceText(preferences.pace),
    group && `${group.label}, ${group.hint.toLowerCase()}`,
    ...preferences.interests,
    preferences.accessibility && 'accessible',
    preferences.localExperiences && 'local experiences',
  ].filter((tag) => typeof tag === 'string')
  return (
    <Card className="[overflow-wrap:anywhere]">
      <div className="flex items-start gap-3 sm:gap-4">
        <IconTile icon={Sparkles} size={44} night />
        <div className="min-w-0">
          <h3 tabIndex={-1} className="type-card outline-none sm:text-[1.375rem]">
            {totalDays === 1 ? 'One day' : `${totalDays} days`} in {destination}
          </h3>
          <p className="mt-1 text-muted-foreground">{overview}</p>
        </div>
      </div>
      <ModelWords text={itinerary.said} className="mt-4" />
      <dl className="mt-4 grid grid-cols-3 gap-3 border-t border-border pt-4">
        <Figure name={totalDays === 1 ? 'day' : 'days'} value={String(totalDays)} />
        <Figure name={stops === 1 ? 'activity' : 'activities'} value={String(stops)} />
        <Figure
          name={preferences.groupSize === 1 ? 'for one' : `for ${group?.label ?? preferences.groupSize}`}
          value={roundMoney(budgetBreakdown.total, trip.currency)}
        />
      </dl>
      <ul aria-label="Made for" className="mt-4 flex flex-wrap gap-1.5">
        {tags.map((tag, index) => (
          <li key={tag}>
            <Badge shape="tag" tone={index === 0 ? 'trip' : 'neutral'}>
              {tag}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex min-w-0 flex-col-reverse">
      <dt className="text-small text-muted-foreground">{name}</dt>
      <dd className="font-display text-[1.375rem] leading-tight font-medium tabular-nums">{value}</dd>
    </div>
  )
}

function Tips({ tips }: { tips: readonly string[] }) {
  if (tips.length === 0) return null
  return (
    <Card>
      <h3 className="font-bold">Local tips</h3>
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
