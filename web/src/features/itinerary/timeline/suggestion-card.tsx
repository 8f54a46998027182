import type { DaySuggestion } from '@sojourn/contract/itinerary/day-suggestion'
import type { Currency } from '@sojourn/contract/values/currencies'
import Clock from 'icon:clock'
import Lightbulb from 'icon:lightbulb'
import MapPin from 'icon:map-pin'
import Sun from 'icon:sun'
import Ticket from 'icon:ticket'
import { money } from '../../../browser/format.ts'
import { IconFact } from '../../../ui/primitives/icon-fact.tsx'
import { PriorityBadge } from '../../../trip-parts/priority-badge.tsx'

interface SuggestionCardProps {
  suggestion: DaySuggestion
  currency: Currency
}

/** An idea that is not in the plan yet: the outline is dashed, as the route is where nobody has been. */
export function DayIdeaCard({ suggestion, currency }: SuggestionCardProps) {
  const { title, priority, estimatedCost, description, duration, location, timeOfDay, tips } = suggestion
  const [tip] = tips
  const cost = estimatedCost === null ? null : estimatedCost === 0 ? 'Free' : money(estimatedCost, currency)
  return (
    <div className="rounded-md border-[1.5px] border-dashed border-ai/40 bg-surface p-4 [overflow-wrap:anywhere]">
      <div className="flex items-start gap-2">
        <h4 className="min-w-0 flex-1 leading-snug font-bold">{title}</h4>
        <PriorityBadge priority={priority} />
      </div>
      {description && <p className="mt-1.5 text-small text-muted-foreground">{description}</p>}
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted-foreground">
        <IconFact icon={Ticket} name="Estimated cost" text={cost} />
        <IconFact icon={Clock} name="Duration" text={duration} />
        <IconFact icon={Sun} name="Time of day" text={timeOfDay} />
        <IconFact icon={MapPin} name="Location" text={location} />
      </ul>
      {tip && (
        <p className="mt-2 flex items-start gap-2 text-small text-ai">
          <Lightbulb size={16} className="mt-0.5 shrink-0" />
          {tip}
        </p>
      )}
    </div>
  )
}
