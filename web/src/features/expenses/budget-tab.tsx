import type { PlannedCost } from '@sojourn/contract/expenses/planned-costs'
import { budgetMinorOf, budgetOf, totalSpent } from '@sojourn/contract/expenses/budget'
import { expensesWords } from '@sojourn/contract/expenses/words'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import Plus from 'icon:plus'
import Trash2 from 'icon:trash-2'
import { Suspense, useMemo, useState } from 'react'
import { useToday } from '../../browser/use-today.ts'
import { collectionQuery } from '../../sync/cache/lists.ts'
import { savedToast } from '../../sync/queue/queued.ts'
import { tripRows } from '../../sync/writes/rows.ts'
import { inBackground } from '../../sync/writes/write-rows.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { lazyPart, MissingDialog } from '../../ui/primitives/lazy-part.tsx'
import { toast } from '../../toasts/toast-store.ts'
import { QueryState } from '../../ui/states/query-state.tsx'
import { FeatureGate } from '../billing/feature-gate.tsx'
import { useIsShared } from '../../queries/is-shared.ts'
import { type CountedExpense, toCounted } from '../../queries/expenses.ts'
import { ownSharesOf } from '../../queries/own-shares.ts'
import { useBalances } from '../../queries/balances.ts'
import { AnalyticsCard } from './analytics-card.tsx'
import { BudgetSkeleton } from './budget-skeleton.tsx'
import { CategoriesCard } from './categories-card.tsx'
import { LatestExpenses } from './latest-expenses.tsx'
import { Overview } from './overview.tsx'
import { OwnStat } from './own-stat.tsx'
import { useProposedCurrency } from './use-proposed-currency.ts'

const ExpenseDialog = lazyPart(
  () => import('./expense-dialog.tsx').then((m) => m.ExpenseDialog),
  MissingDialog,
)
const SplitCards = lazyPart(() => import('./split/split-cards.tsx').then((m) => m.SplitCards))
const SetBudgetDialog = lazyPart(
  () => import('./set-budget-dialog.tsx').then((m) => m.SetBudgetDialog),
  MissingDialog,
)

type OpenDialog =
  | { kind: 'expense'; expense: CountedExpense | null }
  | { kind: 'delete'; expense: CountedExpense }
  | { kind: 'budget' }

interface BudgetTabProps {
  trip: Trip
  /** Costs of the itinerary, in the trip's currency; null while nobody knows them. */
  planned: readonly PlannedCost[] | null
}

export function BudgetTab({ trip, planned }: BudgetTabProps) {
  const query = useQuery(collectionQuery(trip.id, 'expenses'))
  const { data: rows } = query
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const today = useToday()
  const currency = useProposedCurrency(trip, today)
  const isShared = useIsShared(trip.id)
  const expenses = useMemo(() => (rows ?? []).map(toCounted), [rows])
  const balances = useBalances(trip, expenses)
  const own = useMemo(() => (isShared ? ownSharesOf(balances) : null), [isShared, balances])
  const close = () => setDialog(null)

  if (!rows) {
    return (
      <QueryState
        read={query}
        loading={<BudgetSkeleton />}
        title={expensesWords.notLoaded}
        text={expensesWords.notLoadedText}
      />
    )
  }

  const budget = budgetOf(totalSpent(expenses), budgetMinorOf(trip))
  return (
    <section aria-labelledby="budget-title" className="flex flex-col gap-2.5 sm:gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="budget-title" tabIndex={-1} className="type-section outline-none max-sm:text-[1.1875rem]">
          {expensesWords.title}
        </h2>
        <Button
          variant="sun"
          icon={Plus}
          aria-keyshortcuts="n"
          onClick={() => setDialog({ kind: 'expense', expense: null })}
          className="max-sm:px-3"
        >
          {expensesWords.add}
        </Button>
      </div>
      <Overview
        trip={trip}
        today={today}
        budget={budget}
        stand={own && <OwnStat trip={trip} balances={balances} />}
        onSetBudget={() => setDialog({ kind: 'budget' })}
      />
      {isShared && (
        <Suspense>
          <SplitCards trip={trip} balances={balances} expenses={expenses} />
        </Suspense>
      )}
      <div className="grid items-start gap-3 sm:gap-4 lg:grid-cols-2">
        <LatestExpenses
          expenses={expenses}
          own={own}
          onEdit={(expense) => setDialog({ kind: 'expense', expense })}
          onDelete={(expense) => setDialog({ kind: 'delete', expense })}
        />
        <CategoriesCard expenses={expenses} currency={trip.currency} own={own} />
      </div>
      <FeatureGate feature="advanced_analytics">
        <AnalyticsCard trip={trip} expenses={expenses} own={own} planned={planned} />
      </FeatureGate>
      <Suspense>
        {dialog?.kind === 'expense' && (
          <ExpenseDialog
            trip={trip}
            today={today}
            currency={currency}
            expense={dialog.expense}
            onClose={close}
          />
        )}
        {dialog?.kind === 'budget' && <SetBudgetDialog trip={trip} onClose={close} />}
      </Suspense>
      <ConfirmDialog
        open={dialog?.kind === 'delete'}
        onOpenChange={(open) => !open && close()}
        title={expensesWords.deleteExpense}
        description={expensesWords.deleteQuestion}
        confirmLabel={expensesWords.deleteIt}
        confirmIcon={Trash2}
        onConfirm={() => {
          if (dialog?.kind === 'delete') deleteExpense(dialog.expense)
          close()
        }}
      />
    </section>
  )
}

/** The row leaves at once and comes back when the server refuses. */
const deleteExpense = ({ id, tripId }: CountedExpense): void =>
  inBackground(async () => {
    const answer = await tripRows(tripId, 'expenses').remove(id)
    const [title, description] = [expensesWords.success, expensesWords.deleted]
    toast(savedToast(answer, { variant: 'removed', title, description }))
  })
