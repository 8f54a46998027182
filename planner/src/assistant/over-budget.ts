// What exceeds a budget, by how much, and what would bring it down: from the guide's careful days.
import type { DetailedItinerary } from '@sojourn/contract/ai/plans'
import { counted } from '@sojourn/contract/trips/duration'
import type { Currency } from '@sojourn/contract/values/currencies'
import { numberFormat } from '@sojourn/contract/values/intl'
import { listed } from '@sojourn/contract/values/listed'
import type { PlannedStop } from './plan-days.ts'
import { inTripCurrency, plannedDates, type TripFacts, type Wishes } from './trip-facts.ts'

const amountIn = (currency: Currency) => (amount: number) =>
  numberFormat({
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount)

interface Saving {
  how: string
  amount: number
}

interface PlanCosts {
  breakdown: DetailedItinerary['budgetBreakdown']
  stops: readonly PlannedStop[]
  /** What eating costs on careful days; null where nobody knows. */
  carefulFood: number | null
}

/** Null where the plan keeps to the trip's budget, or there is none. */
export function planOverBudget({ budget, currency }: TripFacts, costs: PlanCosts): string | null {
  const { total } = costs.breakdown
  if (budget === null || total <= budget) return null
  const over = total - budget
  const money = amountIn(currency)
  const savings = savingsOf(costs)
  const most = savings.reduce((sum, { amount }) => sum + amount, 0)
  const said = `About ${money(over)} over the trip’s budget of ${money(budget)}, beds and the journey not counted.`
  if (most < over)
    return `${said} It cannot be done: even careful days cost about ${money(total - most)}. Fewer days or a larger budget would be needed.`
  const ways = enough(savings, over).map(({ how, amount }) => `${how} saves about ${money(amount)}`)
  return `${said} To keep to it: ${listed(ways)}.`
}

const mostNamed = 2

function savingsOf({ breakdown, stops, carefulFood }: PlanCosts): Saving[] {
  const paid = stops
    .filter(({ place, planItem }) => !place.icon && place.kind !== 'food' && planItem.estimatedCost > 0)
    .toSorted((a, b) => b.planItem.estimatedCost - a.planItem.estimatedCost)
  const visits = paid.filter(({ place }) => place.kind !== 'market')
  const dearest = visits.slice(0, mostNamed)
  const rest = visits.slice(mostNamed)
  const sum = (of: typeof paid) => of.reduce((all, { planItem }) => all + planItem.estimatedCost, 0)
  return [
    {
      how: 'eating at markets and from lunch menus',
      amount: breakdown.food - (carefulFood ?? breakdown.food),
    },
    { how: `leaving out ${listed(dearest.map(({ place }) => place.name))}`, amount: sum(dearest) },
    { how: 'choosing free sights for the other paid ones', amount: sum(rest) },
    { how: 'shopping for nothing', amount: breakdown.shopping },
  ]
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount)
}

/** As few as it takes, the largest first. */
function enough(savings: readonly Saving[], over: number): Saving[] {
  const chosen: Saving[] = []
  let left = over
  for (const saving of savings) {
    if (left <= 0) break
    chosen.push(saving)
    left -= saving.amount
  }
  return chosen
}

interface Wanted {
  budget: number
  spent: number
  /** A day for one person in dollars, as asked for and carefully; null where nobody knows. */
  daily: { usual: number; careful: number } | null
}

/** Whether the days as they are wished for fit into a budget; null when they do. */
export function daysOverBudget(facts: TripFacts, wishes: Wishes, wanted: Wanted): string | null {
  const { budget, spent } = wanted
  const notes = [
    spent > budget && `You have spent ${amountIn(facts.currency)(spent - budget)} more than this budget.`,
    costNote(facts, wishes, wanted),
  ].filter((note) => typeof note === 'string')
  return notes.length === 0 ? null : notes.join(' ')
}

function costNote(facts: TripFacts, { people }: Wishes, { budget, daily }: Wanted): string | null {
  if (!daily) return null
  const money = amountIn(facts.currency)
  const days = plannedDates(facts).length
  const usual = inTripCurrency(daily.usual * people * days, facts)
  const careful = inTripCurrency(daily.careful * people * days, facts)
  if (usual <= budget) return null
  const [who, long] = [counted(people, 'person', 'people'), counted(days, 'day')]
  if (careful <= budget)
    return `${who} for ${long} cost about ${money(usual)} here, ${money(usual - budget)} over this budget. With simple beds, markets and free sights it is about ${money(careful)}, which it pays for.`
  const paid = counted(Math.floor((budget / careful) * days), 'day')
  return `It cannot be done: even careful days cost ${who} about ${money(careful)} for ${long} here, ${money(careful - budget)} over this budget. It pays for about ${paid}.`
}
