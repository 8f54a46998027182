import type { DaySuggestion } from '@sojourn/contract/itinerary/day-suggestion'
import { itineraryTimelineWords } from '@sojourn/contract/itinerary/words-timeline'
import type { Currency } from '@sojourn/contract/values/currencies'
import Clock from 'icon:clock'
import CircleX from 'icon:circle-x'
import Lightbulb from 'icon:lightbulb'
import MapPin from 'icon:map-pin'
import Plus from 'icon:plus'
import Sun from 'icon:sun'
import Ticket from 'icon:ticket'
import { type ReactNode, useState } from 'react'
import { money } from '../../../browser/format.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { IconFact } from '../../../ui/primitives/icon-fact.tsx'
import { placeText } from '../../../trip-parts/place-text.ts'
import { PriorityBadge } from '../../../trip-parts/priority-badge.tsx'
import { Rich } from '../../../ui/primitives/rich.tsx'

export interface IdeaActions {
  /** Into the plan, at the time it is meant for. */
  add: (idea: DaySuggestion) => Promise<void>
  /** Offered nowhere any more. */
  putAside: (idea: DaySuggestion) => void
  /** To keep it without a day. */
  renderSave: (idea: DaySuggestion) => ReactNode
}

interface SuggestionCardProps {
  suggestion: DaySuggestion
  currency: Currency
  actions: IdeaActions
}

/** An idea that is not in the plan yet: the outline is dashed, as the route is where nobody has been. */
export function DayIdeaCard({ suggestion, currency, actions }: SuggestionCardProps) {
  const { title, priority, estimatedCost, description, duration, location, timeOfDay, tips } = suggestion
  const [tip] = tips
  const price = estimatedCost === 0 ? itineraryTimelineWords.free : money(estimatedCost ?? 0, currency)
  return (
    <div className="rounded-md border-[1.5px] border-dashed border-ai/40 bg-surface p-4 [overflow-wrap:anywhere]">
      <div className="flex items-start gap-2">
        <h4 className="min-w-0 flex-1 leading-snug font-bold">{title}</h4>
        <PriorityBadge priority={priority} />
      </div>
      {description && <p className="mt-1.5 text-small text-muted-foreground">{description}</p>}
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted-foreground">
        <IconFact
          icon={Ticket}
          name={itineraryTimelineWords.estimatedCost}
          text={estimatedCost === null ? null : price}
        />
        <IconFact icon={Clock} name={itineraryTimelineWords.duration} text={duration} />
        <IconFact icon={Sun} name={itineraryTimelineWords.timeOfDay} text={timeOfDay} />
        <IconFact
          icon={MapPin}
          name={itineraryTimelineWords.location}
          text={location && placeText(title, location)}
        />
      </ul>
      {tip && (
        <p className="mt-2 flex items-start gap-2 text-small text-ai">
          <Lightbulb size={16} className="mt-0.5 shrink-0" />
          {tip}
        </p>
      )}
      <IdeaButtons idea={suggestion} actions={actions} />
    </div>
  )
}

const hidden = (text: string) => <span className="sr-only">{text}</span>

function IdeaButtons({ idea, actions }: { idea: DaySuggestion; actions: IdeaActions }) {
  const [isBusy, setIsBusy] = useState(false)
  async function add() {
    setIsBusy(true)
    await actions.add(idea)
    setIsBusy(false)
  }
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button size="sm" variant="trip-soft" icon={Plus} busy={isBusy} onClick={() => void add()}>
        <Rich text={itineraryTimelineWords.add} values={{ title: idea.title }} parts={{ hidden }} />
      </Button>
      {actions.renderSave(idea)}
      <Button size="sm" variant="ghost" icon={CircleX} onClick={() => actions.putAside(idea)}>
        <Rich text={itineraryTimelineWords.putAside} values={{ title: idea.title }} parts={{ hidden }} />
      </Button>
    </div>
  )
}
