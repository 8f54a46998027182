import { aiWords } from '@sojourn/contract/ai/words'
import { say } from '@sojourn/contract/words/say'
import type { Trip } from '@sojourn/contract/trips/schema'
import CalendarPlus from 'icon:calendar-plus'
import CheckCheck from 'icon:check-check'
import RefreshCw from 'icon:refresh-cw'
import { roundMoney } from '../../../browser/format.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { SourceLabel } from '../origin.tsx'
import type { Planner } from './use-planner.ts'

export function PlannerSummary({ planner, trip }: { planner: Planner; trip: Trip }) {
  const { items, days, cost } = planner.summary
  const [source] = planner.plans.flatMap((plan) => plan.activities.map((item) => item.source))
  return (
    <div className="flex min-w-0 items-center gap-3 text-small">
      <Button size="sm" variant="soft" icon={CheckCheck} inert={planner.isAllTaken} onClick={planner.takeAll}>
        {aiWords.takeAll}
      </Button>
      <div className="min-w-0">
        <output className="block font-bold">{say(aiWords.selected, { count: items })}</output>
        <p className="flex flex-wrap gap-x-3 text-muted-foreground">
          {items > 0 ? (
            <span>{say(aiWords.across, { count: days, cost: roundMoney(cost, trip.currency) })}</span>
          ) : (
            <span>{aiWords.chooseLiked}</span>
          )}
          {source && <SourceLabel source={source} />}
        </p>
      </div>
    </div>
  )
}

export function PlannerActions({ planner }: { planner: Planner }) {
  const isBusy = planner.since !== null || planner.isAdding
  return (
    <>
      <Button variant="ghost" disabled={isBusy} onClick={planner.clear}>
        {aiWords.clearSuggestions}
      </Button>
      <Button variant="line" icon={RefreshCw} busy={planner.since !== null} onClick={planner.generate}>
        {aiWords.regenerate}
      </Button>
      <Button
        variant="sun"
        icon={CalendarPlus}
        busy={planner.isAdding}
        busyLabel={aiWords.adding}
        inert={planner.selected.size === 0}
        onClick={planner.add}
      >
        {aiWords.addToItinerary}
      </Button>
    </>
  )
}
