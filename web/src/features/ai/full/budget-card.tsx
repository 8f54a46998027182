import { aiWords } from '@sojourn/contract/ai/words'
import { say } from '@sojourn/contract/words/say'
import { peopleInGroup } from '@sojourn/contract/ai/group-size'
import type { DetailedItinerary } from '@sojourn/contract/ai/plans'
import { budgetMinorOf, budgetOf, totalSpent } from '@sojourn/contract/expenses/budget'
import type { Trip } from '@sojourn/contract/trips/schema'
import { shellUiWords } from '@sojourn/contract/shell/words-ui'
import { fromMinor } from '@sojourn/contract/values/money'
import type { Told } from '@sojourn/contract/words/tell-all'
import { useQuery } from '@tanstack/react-query'
import Camera from 'icon:camera'
import ShoppingBag from 'icon:shopping-bag'
import Ticket from 'icon:ticket'
import TrainFront from 'icon:train-front'
import Utensils from 'icon:utensils'
import { roundMoney } from '../../../browser/format.ts'
import { collectionQuery } from '../../../sync/cache/lists.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { IconTile } from '../../../ui/primitives/icon-tile.tsx'
import type { Icon } from '../../../ui/primitives/icon.ts'
import { toCounted } from '../../../queries/expenses.ts'

type Part = Exclude<keyof DetailedItinerary['budgetBreakdown'], 'total'>

const looks: Record<Part, { icon: Icon; color: string }> = {
  food: { icon: Utensils, color: 'var(--cat-food)' },
  attractions: { icon: Camera, color: 'var(--type-attraction)' },
  activities: { icon: Ticket, color: 'var(--cat-activities)' },
  transportation: { icon: TrainFront, color: 'var(--cat-transport)' },
  shopping: { icon: ShoppingBag, color: 'var(--cat-shopping)' },
}

const labelOf = (part: Part): string =>
  ({
    food: aiWords.food,
    attractions: aiWords.attractions,
    activities: aiWords.activities,
    transportation: aiWords.transportation,
    shopping: aiWords.shopping,
  })[part]

export function BudgetCard({ trip, itinerary }: { trip: Trip; itinerary: Told<DetailedItinerary> }) {
  const { budgetBreakdown: amounts, totalDays, preferences } = itinerary
  const parts = (Object.keys(looks) as Part[]).toSorted((a, b) => amounts[b] - amounts[a])
  const share = (part: Part) => (amounts.total > 0 ? (amounts[part] / amounts.total) * 100 : 0)
  return (
    <Card>
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h3 className="font-bold">{aiWords.breakdown}</h3>
        <span className="ms-auto text-small text-muted-foreground">
          {say(aiWords.peopleDays, {
            people: say(aiWords.people, { count: peopleInGroup(preferences.groupSize, trip) }),
            days: say(aiWords.dayCount, { count: totalDays }),
          })}
        </span>
      </div>
      <p className="mt-1 font-display text-[1.75rem] leading-tight font-medium tabular-nums">
        {roundMoney(amounts.total, trip.currency)}
      </p>
      <AgainstBudget trip={trip} total={amounts.total} />
      {itinerary.budgetNote && <p className="mt-1 text-small">{itinerary.budgetNote}</p>}
      <div aria-hidden="true" className="mt-3 flex h-3.5 gap-0.5 overflow-hidden rounded-full">
        {parts.map((part) => (
          <span key={part} style={{ width: `${share(part)}%`, background: looks[part].color }} />
        ))}
      </div>
      <ul className="mt-3 flex flex-col gap-2">
        {parts.map((part) => (
          <li key={part} className="flex items-center gap-2.5 text-small">
            <IconTile icon={looks[part].icon} size={28} color={looks[part].color} />
            <span className="flex-1">{labelOf(part)}</span>
            <span className="font-semibold tabular-nums">{roundMoney(amounts[part], trip.currency)}</span>
            <span className="w-10 text-end text-muted-foreground tabular-nums">
              {say(shellUiWords.percent, { percent: Math.round(share(part)) })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Against what is left of the trip's budget; nothing where none is set. */
function AgainstBudget({ trip, total }: { trip: Trip; total: number }) {
  const { data: expenses } = useQuery(collectionQuery(trip.id, 'expenses'))
  const { remainingMinor } = budgetOf(totalSpent((expenses ?? []).map(toCounted)), budgetMinorOf(trip))
  if (!expenses || remainingMinor === null) return null
  const left = fromMinor(remainingMinor, trip.currency) - total
  return left < 0 ? (
    <p className="text-small font-semibold text-destructive-text">
      {say(aiWords.overBudget, { amount: roundMoney(-left, trip.currency) })}
    </p>
  ) : (
    <p className="text-small text-success">
      {say(aiWords.underBudget, { amount: roundMoney(left, trip.currency) })}
    </p>
  )
}
