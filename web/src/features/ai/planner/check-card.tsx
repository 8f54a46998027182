import { aiWords } from '@sojourn/contract/ai/words'
import { say } from '@sojourn/contract/words/say'
import type { DayPlan } from '@sojourn/contract/ai/plans'
import type { Currency } from '@sojourn/contract/values/currencies'
import type { Told } from '@sojourn/contract/words/tell-all'
import Clock from 'icon:clock'
import Lightbulb from 'icon:lightbulb'
import MapPin from 'icon:map-pin'
import Wallet from 'icon:wallet'
import { useId } from 'react'
import { costText } from '../../../browser/format.ts'
import { useFigures } from '../../../session/units.ts'
import { Badge } from '../../../ui/primitives/badge.tsx'
import { Checkbox } from '../../../ui/primitives/checkbox.tsx'
import { cn } from '../../../ui/primitives/cn.ts'
import { IconFact } from '../../../ui/primitives/icon-fact.tsx'
import { IconTile } from '../../../ui/primitives/icon-tile.tsx'
import { itemTypeColor, itemTypeIcon } from '../../../trip-parts/item-type.tsx'
import { PriorityBadge } from '../../../trip-parts/priority-badge.tsx'
import { SaveIdea } from '../../../trip-parts/save-idea.tsx'
import { placeText } from '../../../trip-parts/place-text.ts'
import { plannedIdea } from '../planned-idea.ts'
import { guideLanguage, hasPrice, ModelWords, NotVerified } from '../origin.tsx'

interface CheckCardProps {
  tripId: number
  item: Told<DayPlan>['activities'][number]
  currency: Currency
  isSelected: boolean
  isAdded: boolean
  onToggle: () => void
}

export function CheckCard({ tripId, item, currency, isSelected, isAdded, onToggle }: CheckCardProps) {
  const id = useId()
  const { title, description, type, priority, estimatedCost, location, startTime, endTime } = item
  const line = item.reason || item.tips[0]
  const { span } = useFigures()
  return (
    <div
      className={cn(
        'relative flex items-start gap-2 rounded-md border-[1.5px] p-3 transition-colors duration-[120ms] ease-glide [overflow-wrap:anywhere] sm:gap-3 sm:p-4',
        isSelected ? 'border-trip bg-trip-wash' : 'border-border bg-surface hover:border-line-strong',
      )}
    >
      <Checkbox
        checked={isSelected || isAdded}
        disabled={isAdded}
        onChange={onToggle}
        aria-label={isAdded ? say(aiWords.isAdded, { title }) : title}
        aria-describedby={id}
        className="min-h-10 min-w-8 items-center after:absolute after:inset-0"
        boxClassName="relative"
      />
      <IconTile icon={itemTypeIcon(type)} color={itemTypeColor(type)} className="max-[399px]:hidden" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h4 dir="auto" className="min-w-0 flex-1 basis-32 text-start leading-snug font-bold">
            {title}
          </h4>
          <NotVerified of={item} />
          {isAdded ? (
            <Badge shape="tag" tone="success">
              {aiWords.added}
            </Badge>
          ) : (
            <PriorityBadge priority={priority} />
          )}
        </div>
        <div id={id}>
          {description && (
            <p lang={guideLanguage(item)} className="mt-0.5 text-small text-muted-foreground">
              {description}
            </p>
          )}
          {line && (
            <p className="mt-1.5 flex items-start gap-2 text-small text-ai">
              <Lightbulb size={16} className="mt-0.5 shrink-0" />
              {line}
            </p>
          )}
          <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted-foreground">
            <IconFact icon={Clock} name={aiWords.time} text={span(startTime, endTime)} />
            <IconFact
              icon={Wallet}
              name={aiWords.estimatedCost}
              text={hasPrice(item) ? costText(estimatedCost, currency) : null}
            />
            <IconFact icon={MapPin} name={aiWords.location} text={placeText(title, location)} isWritten />
          </ul>
          <ModelWords text={item.said} className="mt-2" />
        </div>
      </div>
      {/* Over the card, which is a checkbox as a whole. */}
      <span className="relative z-1 -my-1 -me-1">
        <SaveIdea tripId={tripId} idea={plannedIdea(item)} />
      </span>
    </div>
  )
}
