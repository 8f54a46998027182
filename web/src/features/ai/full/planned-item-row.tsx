import { aiWords } from '@sojourn/contract/ai/words'
import { say } from '@sojourn/contract/words/say'
import type { Currency } from '@sojourn/contract/values/currencies'
import CalendarDays from 'icon:calendar-days'
import Check from 'icon:check'
import Footprints from 'icon:footprints'
import Lightbulb from 'icon:lightbulb'
import MapPin from 'icon:map-pin'
import Plus from 'icon:plus'
import Wallet from 'icon:wallet'
import type { DetailedItinerary } from '@sojourn/contract/ai/plans'
import type { Told } from '@sojourn/contract/words/tell-all'
import { costText } from '../../../browser/format.ts'
import { useFigures } from '../../../session/units.ts'
import { Badge } from '../../../ui/primitives/badge.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { IconFact } from '../../../ui/primitives/icon-fact.tsx'
import { PriorityBadge } from '../../../trip-parts/priority-badge.tsx'
import { SaveIdea } from '../../../trip-parts/save-idea.tsx'
import { placeText } from '../../../trip-parts/place-text.ts'
import { DayLine } from './day-line.tsx'
import { plannedIdea } from '../planned-idea.ts'
import { guideLanguage, hasPrice, ModelWords, NotVerified, Reason } from '../origin.tsx'

interface PlannedItemRowProps {
  tripId: number
  item: Told<DetailedItinerary>['dailyItineraries'][number]['activities'][number]
  currency: Currency
  isLast: boolean
  wayOn: string | null
  isAdded: boolean
  busy: boolean
  onAdd: () => void
}

/** A proposed stop, and the way to the next one. */
export function PlannedItemRow(props: PlannedItemRowProps) {
  const { item, tripId, currency, isLast, wayOn, isAdded, busy, onAdd } = props
  const { title, description, startTime, endTime, type, reason, location, estimatedCost } = item
  const [tip] = item.tips
  const { span } = useFigures()
  return (
    <DayLine type={type} start={startTime} end={endTime} isLast={isLast}>
      <p className="text-small font-bold tabular-nums sm:hidden">{span(startTime, endTime)}</p>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h4 dir="auto" className="min-w-0 flex-1 basis-40 text-start leading-snug font-bold">
          {title}
        </h4>
        {item.bookingRequired && (
          <Badge shape="tag" tone="info" icon={CalendarDays}>
            {aiWords.bookingRequired}
          </Badge>
        )}
        <NotVerified of={item} />
        <PriorityBadge priority={item.priority} />
        <SaveIdea tripId={tripId} idea={plannedIdea(item)} />
        <AddItem title={title} isAdded={isAdded} busy={busy} onAdd={onAdd} />
      </div>
      {description && (
        <p lang={guideLanguage(item)} className="mt-0.5 text-small text-muted-foreground">
          {description}
        </p>
      )}
      <Reason text={reason} className="mt-2" />
      <ModelWords text={item.said} className="mt-2" />
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted-foreground">
        <IconFact
          icon={Wallet}
          name={aiWords.estimatedCost}
          text={hasPrice(item) ? costText(estimatedCost, currency) : null}
        />
        <IconFact icon={MapPin} name={aiWords.location} text={placeText(title, location)} isWritten />
        <IconFact icon={Lightbulb} name={aiWords.tip} text={tip ?? null} lang={guideLanguage(item)} />
      </ul>
      {wayOn && (
        <p className="mt-2 flex items-center gap-1.5 text-small text-muted-foreground">
          <Footprints size={16} className="shrink-0" />
          <span className="sr-only">{aiWords.onward} </span>
          {wayOn}
        </p>
      )}
    </DayLine>
  )
}

type AddItemProps = Pick<PlannedItemRowProps, 'isAdded' | 'busy' | 'onAdd'> & { title: string }

function AddItem({ title, isAdded, busy, onAdd }: AddItemProps) {
  return isAdded ? (
    <IconButton
      icon={Check}
      size="sm"
      variant="done"
      label={say(aiWords.isAddedSpoken, { title })}
      aria-disabled
    />
  ) : (
    <IconButton
      icon={Plus}
      size="sm"
      variant="soft"
      label={say(aiWords.addTitle, { title })}
      busy={busy}
      onClick={onAdd}
    />
  )
}
