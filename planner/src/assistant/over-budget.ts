// What exceeds a budget, by how much, and what would bring it down: from the guide's careful days.
import type { DetailedItinerary } from '@sojourn/contract/ai/plans'
import type { Currency } from '@sojourn/contract/values/currencies'
import { type Meaning, meaningsOf } from '@sojourn/contract/words/meaning'
import type { PlannedStop } from './plan-days.ts'
import { inTripCurrency, plannedDates, type TripFacts, type Wishes } from './trip-facts.ts'

const ofBudget = meaningsOf('ai-savings')
const amountIn = (currency: Currency) => (amount: number) => ({ amount, currency })
const inSentences = (notes: readonly Meaning[]): Meaning =>
  ofBudget('notes', { notes: { joined: 'sentences', parts: notes } })

interface Saving {
  how: Meaning
  amount: number
}

interface PlanCosts {
  breakdown: DetailedItinerary['budgetBreakdown']
  stops: readonly PlannedStop[]
  /** What eating costs on careful days; null where nobody knows. */
  carefulFood: number | null
}

/** Null where the plan keeps to the trip's budget, or there is none. */
export function planOverBudget({ budget, currency }: TripFacts, costs: PlanCosts): Meaning | null {
  const { total } = costs.breakdown
  if (budget === null || total <= budget) return null
  const over = total - budget
  const money = amountIn(currency)
  const savings = savingsOf(costs)
  const most = savings.reduce((sum, { amount }) => sum + amount, 0)
  const said = ofBudget('over', { over: money(over), budget: money(budget) })
  if (most < over) return inSentences([said, ofBudget('cannot', { careful: money(total - most) })])
  const ways = enough(savings, over).map(({ how, amount }) =>
    ofBudget('saves', { how, amount: money(amount) }),
  )
  return inSentences([said, ofBudget('toKeep', { ways: { joined: 'and', parts: ways } })])
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
      how: ofBudget('eating'),
      amount: breakdown.food - (carefulFood ?? breakdown.food),
    },
    {
      how: ofBudget('leavingOut', {
        places: { joined: 'and', parts: dearest.map(({ place }) => place.name) },
      }),
      amount: sum(dearest),
    },
    { how: ofBudget('freeSights'), amount: sum(rest) },
    { how: ofBudget('noShopping'), amount: breakdown.shopping },
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
export function daysOverBudget(facts: TripFacts, wishes: Wishes, wanted: Wanted): Meaning | null {
  const { budget, spent } = wanted
  const notes = [
    spent > budget ? ofBudget('spentMore', { amount: amountIn(facts.currency)(spent - budget) }) : null,
    costNote(facts, wishes, wanted),
  ].filter((note) => note !== null)
  return notes.length === 0 ? null : inSentences(notes)
}

function costNote(facts: TripFacts, { people }: Wishes, { budget, daily }: Wanted): Meaning | null {
  if (!daily) return null
  const money = amountIn(facts.currency)
  const days = plannedDates(facts).length
  const usual = inTripCurrency(daily.usual * people * days, facts)
  const careful = inTripCurrency(daily.careful * people * days, facts)
  if (usual <= budget) return null
  const all = {
    people: ofBudget('people', { count: people }),
    days: ofBudget('days', { count: days }),
    careful: money(careful),
  }
  if (careful <= budget)
    return ofBudget('daysOver', { ...all, usual: money(usual), over: money(usual - budget) })
  const paid = ofBudget('days', { count: Math.floor((budget / careful) * days) })
  return ofBudget('daysCannot', { ...all, over: money(careful - budget), paid })
}
