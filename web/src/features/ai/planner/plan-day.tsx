import type { DayPlan, PlannedActivity } from '@sojourn/contract/ai/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { Currency } from '@sojourn/contract/values/currencies'
import { monthDay, weekday } from '@sojourn/contract/values/date-text'
import CheckCheck from 'icon:check-check'
import Clock from 'icon:clock'
import Info from 'icon:info'
import Lightbulb from 'icon:lightbulb'
import MapPin from 'icon:map-pin'
import Wallet from 'icon:wallet'
import { useId } from 'react'
import { costText, roundMoney } from '../../../browser/format.ts'
import { useFigures } from '../../../session/units.ts'
import { Badge } from '../../../ui/primitives/badge.tsx'
import { Checkbox } from '../../../ui/primitives/checkbox.tsx'
import { cn } from '../../../ui/primitives/cn.ts'
import { IconFact } from '../../../ui/primitives/icon-fact.tsx'
import { IconTile } from '../../../ui/primitives/icon-tile.tsx'
import { itemTypeColor, itemTypeIcon } from '../../../trip-parts/item-type.tsx'
import { PriorityBadge } from '../../../trip-parts/priority-badge.tsx'
import { placeText } from '../place-text.ts'
import { hasPrice, ModelWords, NotVerified } from '../origin.tsx'
import type { Planner } from './use-planner.ts'

export function PlanDay({ plan, trip, planner }: { plan: DayPlan; trip: Trip; planner: Planner }) {
  const { written } = useFigures()
  const facts = [
    `${weekday(plan.date)}, ${monthDay(plan.date)}`,
    plan.totalDuration,
    plan.estimatedCost > 0 && `about ${roundMoney(plan.estimatedCost, trip.currency)}`,
  ]
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
          <h3 tabIndex={-1} className="type-card outline-none sm:text-[1.375rem]">
            {plan.theme}
          </h3>
          <p className="text-small text-muted-foreground">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        {planner.isPreselected && (
          <Badge shape="tag" tone="ai" icon={CheckCheck}>
            High priority preselected
          </Badge>
        )}
      </div>
      {[planner.notice, plan.note].map(
        (note) =>
          note && (
            <p
              key={note}
              className="mt-3 flex items-start gap-2 rounded-sm bg-info-wash px-3 py-2 text-small text-info"
            >
              <Info size={16} className="mt-0.5 shrink-0" />
              {written(note)}
            </p>
          ),
      )}
      {plan.activities.length === 0 && <p className="mt-4 text-muted-foreground">Free time.</p>}
      <ul
        className={cn(
          'mt-4 flex flex-col gap-3 transition-opacity duration-200',
          planner.since !== null && 'opacity-60',
        )}
      >
        {plan.activities.map((activity) => (
          <li key={activity.id}>
            <CheckCard
              activity={activity}
              currency={trip.currency}
              isSelected={planner.selected.has(activity.id)}
              isAdded={planner.isAdded(activity.title, plan.date)}
              onToggle={() => planner.toggle(activity.id)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

interface CheckCardProps {
  activity: PlannedActivity
  currency: Currency
  isSelected: boolean
  isAdded: boolean
  onToggle: () => void
}

/** A press anywhere on the card ticks it. */
function CheckCard({ activity, currency, isSelected, isAdded, onToggle }: CheckCardProps) {
  const id = useId()
  const { title, description, type, priority, estimatedCost, location, startTime, endTime } = activity
  const line = activity.reason || activity.tips[0]
  const { span, written } = useFigures()
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
        aria-label={isAdded ? `${title}, Added` : title}
        aria-describedby={id}
        className="min-h-10 min-w-8 items-center after:absolute after:inset-0"
        boxClassName="relative"
      />
      <IconTile icon={itemTypeIcon(type)} color={itemTypeColor(type)} className="max-[399px]:hidden" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h4 className="min-w-0 flex-1 basis-32 leading-snug font-bold">{title}</h4>
          <NotVerified of={activity} />
          {isAdded ? (
            <Badge shape="tag" tone="success">
              Added
            </Badge>
          ) : (
            <PriorityBadge priority={priority} />
          )}
        </div>
        <div id={id}>
          {description && <p className="mt-0.5 text-small text-muted-foreground">{description}</p>}
          {line && (
            <p className="mt-1.5 flex items-start gap-2 text-small text-ai">
              <Lightbulb size={16} className="mt-0.5 shrink-0" />
              {written(line)}
            </p>
          )}
          <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted-foreground">
            <IconFact icon={Clock} name="Time" text={span(startTime, endTime)} />
            <IconFact
              icon={Wallet}
              name="Estimated cost"
              text={hasPrice(activity) ? costText(estimatedCost, currency) : null}
            />
            <IconFact icon={MapPin} name="Location" text={placeText(title, location)} />
          </ul>
          <ModelWords text={activity.said} className="mt-2" />
        </div>
      </div>
    </div>
  )
}
