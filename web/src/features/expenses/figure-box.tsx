import type { FigureName } from '@sojourn/contract/expenses/figures'
import { spendTodayText } from '@sojourn/contract/expenses/spend-today'
import type { Currency } from '@sojourn/contract/values/currencies'
import { moneyOf } from './money-text.ts'

const figureLabels: Record<FigureName, string> = {
  booked: 'Booked so far',
  perDayLeft: 'Left for each day',
  safeToday: spendTodayText.safe,
  pace: 'Daily pace',
  forecast: 'Forecast at the end',
  spent: 'Spent in all',
  spentPerDay: 'Spent per day',
}

interface NoteFacts {
  minor: number
  budgetMinor: number | null
  currency: Currency
}

const figureNotes: Record<FigureName, (facts: NoteFacts) => string> = {
  booked: ofBudget,
  perDayLeft: ({ minor }) => (minor > 0 ? 'of the trip, as the budget stands' : 'the budget is booked'),
  safeToday: ({ minor }) => (minor > 0 ? 'and the rest of the trip still fits' : 'nothing is left for today'),
  pace: () => 'budget per day',
  forecast: againstBudget,
  spent: againstBudget,
  spentPerDay: () => 'over the days of the trip',
}

function ofBudget({ budgetMinor, currency }: NoteFacts): string {
  return budgetMinor ? `of ${moneyOf(budgetMinor, currency)}` : 'no budget set'
}

function againstBudget({ minor, budgetMinor, currency }: NoteFacts): string {
  if (!budgetMinor) return 'no budget set'
  const difference = budgetMinor - minor
  return difference >= 0
    ? `${moneyOf(difference, currency)} under budget`
    : `${moneyOf(-difference, currency)} over budget`
}

/** One figure of the analytics, and what it means. */
export function FigureBox({ name, facts }: { name: FigureName; facts: NoteFacts }) {
  return (
    <div className="rounded-md bg-surface-2 p-4">
      <dt className="text-small text-muted-foreground">{figureLabels[name]}</dt>
      <dd>
        <span className="mt-1 block type-card tabular-nums">{moneyOf(facts.minor, facts.currency)}</span>
        <span className="text-caption text-muted-foreground">{figureNotes[name](facts)}</span>
      </dd>
    </div>
  )
}
