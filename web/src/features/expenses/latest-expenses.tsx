import { previewCount } from '@sojourn/contract/expenses/budget'
import { expensesWords } from '@sojourn/contract/expenses/words'
import { say } from '@sojourn/contract/words/say'
import ChevronDown from 'icon:chevron-down'
import ChevronUp from 'icon:chevron-up'
import Receipt from 'icon:receipt'
import { useState } from 'react'
import { useToday } from '../../browser/use-today.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ExpenseRow } from './expense-row.tsx'
import type { CountedExpense } from '../../queries/expenses.ts'
import type { OwnShares } from '../../queries/own-shares.ts'

interface LatestExpensesProps {
  expenses: CountedExpense[]
  own: OwnShares | null
  onEdit: (expense: CountedExpense) => void
  onDelete: (expense: CountedExpense) => void
}

/** Enough for a screen; thousands of rows are laid out only when asked for, a page at a time. */
const pageSize = 200

export function LatestExpenses({ expenses, own, onEdit, onDelete }: LatestExpensesProps) {
  const [shownCount, setShownCount] = useState(previewCount)
  const today = useToday()
  const shown = expenses.slice(0, shownCount)
  const isExpanded = shownCount > previewCount
  const hasMore = shownCount < expenses.length
  return (
    <Card padding="none" className="min-w-0 self-start">
      <div className="flex items-baseline justify-between gap-3 px-4 py-2 sm:px-5 sm:py-2.5">
        <h3 className="type-card">{expensesWords.latest}</h3>
        <span className="text-small text-muted-foreground">
          {say(expensesWords.count, { count: expenses.length })}
        </span>
      </div>
      {expenses.length === 0 ? (
        <div className="px-4 pb-4 sm:px-5 sm:pb-5">
          <EmptyState
            headingLevel={4}
            icon={Receipt}
            title={expensesWords.none}
            text={expensesWords.noneText}
          />
        </div>
      ) : (
        <ul className="divide-y divide-border border-t border-border">
          {shown.map((expense) => (
            <ExpenseRow
              key={expense.id}
              expense={expense}
              today={today}
              own={own}
              onEdit={() => onEdit(expense)}
              onDelete={() => onDelete(expense)}
            />
          ))}
        </ul>
      )}
      {expenses.length > previewCount && (
        <div className="flex flex-wrap justify-center gap-2 border-t border-border p-2.5">
          {hasMore && (
            <Button
              variant="ghost-trip"
              iconEnd={ChevronDown}
              onClick={() =>
                setShownCount(isExpanded ? shownCount + pageSize : Math.max(pageSize, previewCount))
              }
            >
              {isExpanded ? expensesWords.showMore : say(expensesWords.showAll, { total: expenses.length })}
            </Button>
          )}
          {isExpanded && (
            <Button variant="ghost-trip" iconEnd={ChevronUp} onClick={() => setShownCount(previewCount)}>
              {expensesWords.showLess}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}
