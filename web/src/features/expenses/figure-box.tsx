import type { FigureName } from '@sojourn/contract/expenses/figures'
import { expensesAnalyticsWords } from '@sojourn/contract/expenses/words-analytics'
import { expensesFiguresWords } from '@sojourn/contract/expenses/words-figures'
import type { Currency } from '@sojourn/contract/values/currencies'
import { say } from '@sojourn/contract/words/say'
import { moneyOf } from '../../trip-parts/money-of.ts'

interface NoteFacts {
  minor: number
  budgetMinor: number | null
  /** One's own part alone: there is no budget for that. */
  isOwn: boolean
  currency: Currency
}

const figureNotes: Record<FigureName, (facts: NoteFacts) => string> = {
  booked: ofBudget,
  perDayLeft: ({ minor }) =>
    minor > 0 ? expensesAnalyticsWords.asBudgetStands : expensesAnalyticsWords.allBooked,
  safeToday: ({ minor }) =>
    minor > 0 ? expensesAnalyticsWords.restFits : expensesAnalyticsWords.nothingLeft,
  pace: () => expensesAnalyticsWords.budgetPerDay,
  forecast: againstBudget,
  spent: againstBudget,
  spentPerDay: () => expensesAnalyticsWords.overTheDays,
}

function ofBudget({ budgetMinor, isOwn, currency }: NoteFacts): string {
  if (isOwn) return expensesAnalyticsWords.ownPart
  return budgetMinor
    ? say(expensesAnalyticsWords.ofBudget, { amount: moneyOf(budgetMinor, currency) })
    : expensesAnalyticsWords.noBudget
}

function againstBudget({ minor, budgetMinor, isOwn, currency }: NoteFacts): string {
  if (isOwn) return expensesAnalyticsWords.ownPart
  if (!budgetMinor) return expensesAnalyticsWords.noBudget
  const difference = budgetMinor - minor
  return difference >= 0
    ? say(expensesAnalyticsWords.underBudget, { amount: moneyOf(difference, currency) })
    : say(expensesAnalyticsWords.overBudget, { amount: moneyOf(-difference, currency) })
}

/** One figure of the analytics, and what it means. */
export function FigureBox({ name, facts }: { name: FigureName; facts: NoteFacts }) {
  return (
    <div className="rounded-md bg-surface-2 p-4">
      <dt className="text-small text-muted-foreground">{expensesFiguresWords[name]}</dt>
      <dd>
        <span className="mt-1 block type-card tabular-nums">{moneyOf(facts.minor, facts.currency)}</span>
        <span className="text-caption text-muted-foreground">{figureNotes[name](facts)}</span>
      </dd>
    </div>
  )
}
