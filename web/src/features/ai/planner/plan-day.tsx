import { aiWords } from '@sojourn/contract/ai/words'
import { say } from '@sojourn/contract/words/say'
import type { DayPlan } from '@sojourn/contract/ai/plans'
import type { Trip } from '@sojourn/contract/trips/schema'
import { monthDay, weekday } from '@sojourn/contract/values/date-text'
import type { Told } from '@sojourn/contract/words/tell-all'
import CheckCheck from 'icon:check-check'
import Info from 'icon:info'
import { roundMoney } from '../../../browser/format.ts'
import { Badge } from '../../../ui/primitives/badge.tsx'
import { cn } from '../../../ui/primitives/cn.ts'
import type { Planner } from './use-planner.ts'
import { CheckCard } from './check-card.tsx'

export function PlanDay({ plan, trip, planner }: { plan: Told<DayPlan>; trip: Trip; planner: Planner }) {
  const facts = [
    `${weekday(plan.date)}, ${monthDay(plan.date)}`,
    plan.totalDuration,
    plan.estimatedCost > 0 && say(aiWords.about, { amount: roundMoney(plan.estimatedCost, trip.currency) }),
  ]
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
          <h3 dir="auto" tabIndex={-1} className="text-start type-card outline-none sm:text-[1.375rem]">
            {plan.theme}
          </h3>
          <p className="text-small text-muted-foreground">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        {planner.isPreselected && (
          <Badge shape="tag" tone="ai" icon={CheckCheck}>
            {aiWords.preselected}
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
              {note}
            </p>
          ),
      )}
      {plan.activities.length === 0 && <p className="mt-4 text-muted-foreground">{aiWords.freeTime}</p>}
      <ul
        className={cn(
          'mt-4 flex flex-col gap-3 transition-opacity duration-200',
          planner.since !== null && 'opacity-60',
        )}
      >
        {plan.activities.map((item) => (
          <li key={item.id}>
            <CheckCard
              tripId={trip.id}
              item={item}
              currency={trip.currency}
              isSelected={planner.selected.has(item.id)}
              isAdded={planner.isAdded(item.title, plan.date)}
              onToggle={() => planner.toggle(item.id)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
