import { formFor, say } from '@sojourn/contract/words/say'
import { aiWords } from '@sojourn/contract/ai/words'
import { groupLabel, groupText, interestText, paceText } from '@sojourn/contract/ai/preferences'
import type { DetailedItinerary } from '@sojourn/contract/ai/plans'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { Told } from '@sojourn/contract/words/tell-all'
import Sparkles from 'icon:sparkles'
import { roundMoney } from '../../../browser/format.ts'
import { Badge } from '../../../ui/primitives/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { IconTile } from '../../../ui/primitives/icon-tile.tsx'
import { ModelWords } from '../origin.tsx'

export function ItineraryOverview({ trip, itinerary }: { trip: Trip; itinerary: Told<DetailedItinerary> }) {
  const { totalDays, destination, overview, preferences, dailyItineraries, budgetBreakdown } = itinerary
  const stops = dailyItineraries.reduce((sum, { activities }) => sum + activities.length, 0)
  const { label } = groupLabel(preferences.groupSize)
  const tags = [
    paceText(preferences.pace),
    groupText(preferences.groupSize),
    ...preferences.interests.map(interestText),
    preferences.accessibility && aiWords.accessibleTag,
    preferences.localExperiences && aiWords.localTag,
  ].filter((tag): tag is string => Boolean(tag))
  return (
    <Card className="[overflow-wrap:anywhere]">
      <div className="flex items-start gap-3 sm:gap-4">
        <IconTile icon={Sparkles} size={44} night />
        <div className="min-w-0">
          <h3 tabIndex={-1} className="type-card outline-none sm:text-[1.375rem]">
            {say(aiWords.inDestination, { count: totalDays, destination })}
          </h3>
          <p className="mt-1 text-muted-foreground">{overview}</p>
        </div>
      </div>
      <ModelWords text={itinerary.said} className="mt-4" />
      <dl className="mt-4 grid grid-cols-3 gap-3 border-t border-border pt-4">
        <Figure name={formFor(aiWords.dayFigure, totalDays)} value={String(totalDays)} />
        <Figure name={formFor(aiWords.activityFigure, stops)} value={String(stops)} />
        <Figure
          name={preferences.groupSize === 1 ? aiWords.forOne : say(aiWords.forMany, { people: label })}
          value={roundMoney(budgetBreakdown.total, trip.currency)}
        />
      </dl>
      <ul aria-label={aiWords.madeFor} className="mt-4 flex flex-wrap gap-1.5">
        {tags.map((tag, index) => (
          <li key={tag}>
            <Badge shape="tag" wraps tone={index === 0 ? 'trip' : 'neutral'}>
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
