import { analyse } from '@sojourn/contract/expenses/analytics'
import { plannedAndActual, type PlannedCost } from '@sojourn/contract/expenses/planned-costs'
import { budgetMinorOf } from '@sojourn/contract/expenses/budget'
import { expenseCategories } from '@sojourn/contract/expenses/categories'
import { expensesCollection } from '@sojourn/contract/expenses/collection'
import { figuresOf } from '@sojourn/contract/expenses/figures'
import { expensesWords } from '@sojourn/contract/expenses/words'
import { expensesAnalyticsWords } from '@sojourn/contract/expenses/words-analytics'
import { tableOf, toCsv } from '@sojourn/contract/export/csv'
import { fileNameOf } from '@sojourn/contract/export/file-name'
import type { Trip } from '@sojourn/contract/trips/schema'
import Download from 'icon:download'
import { saveText } from '../../browser/save-file.ts'
import { useToday } from '../../browser/use-today.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { DayBars } from './day-bars.tsx'
import { FigureBox } from './figure-box.tsx'
import { PlannedTable } from './planned-table.tsx'
import type { CountedExpense } from '../../queries/expenses.ts'
import type { OwnShares } from '../../queries/own-shares.ts'
import { ScopeSwitch, useScope } from './scope-switch.tsx'

interface AnalyticsCardProps {
  trip: Trip
  expenses: CountedExpense[]
  own: OwnShares | null
  /** Costs of the itinerary, for planned against actual. */
  planned: readonly PlannedCost[] | null
}

/** Advanced budget tracking: pace, forecast, planned against actual, and the table as a file. */
export function AnalyticsCard({ trip, expenses, own, planned }: AnalyticsCardProps) {
  const today = useToday()
  const { scope, setScope, counted } = useScope(expenses, own)
  const isOwn = scope === 'own'
  // The budget and the plan are the whole trip's: nothing of one's own is held against them.
  const budgetMinor = isOwn ? null : budgetMinorOf(trip)
  const frame = { startDate: trip.startDate.slice(0, 10), endDate: trip.endDate.slice(0, 10), budgetMinor }
  const figures = analyse(counted, frame, today)
  const shown = figuresOf(figures, frame, today)
  return (
    <section aria-labelledby="analytics-title" className="min-w-0">
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 id="analytics-title" className="type-card">
            {expensesAnalyticsWords.title}
          </h3>
          <div className="flex flex-wrap items-center gap-3">
            <ScopeSwitch own={own} scope={scope} onChange={setScope} />
            <Button
              size="sm"
              icon={Download}
              disabled={expenses.length === 0}
              onClick={() => downloadCsv(trip, expenses)}
            >
              {expensesAnalyticsWords.download}
            </Button>
          </div>
        </div>
        {shown.length > 0 && (
          <dl className="mt-4 grid gap-3.5 sm:auto-cols-fr sm:grid-flow-col">
            {shown.map(({ name, minor }) => (
              <FigureBox
                key={name}
                name={name}
                facts={{ minor, budgetMinor, isOwn, currency: trip.currency }}
              />
            ))}
          </dl>
        )}
        {expenses.length === 0 && (
          <p className="mt-4 text-small text-muted-foreground">{expensesWords.firstStarts}</p>
        )}
        <DayBars figures={figures} currency={trip.currency} />
        {planned && !isOwn && (
          <PlannedTable
            rows={plannedAndActual(expenses, planned, expenseCategories)}
            currency={trip.currency}
          />
        )}
      </Card>
    </section>
  )
}

function downloadCsv(trip: Trip, expenses: CountedExpense[]): void {
  saveText(
    fileNameOf(trip.title, 'expenses.csv'),
    'text/csv',
    // Spreadsheets take a file without the mark for their old alphabet, and spell Café wrong.
    `\uFEFF${toCsv(tableOf(expensesCollection, expenses, trip.currency))}`,
  )
}
