import { analyse } from '@sojourn/contract/expenses/analytics'
import {
  plannedAndActual,
  type PlannedAndActual,
  type PlannedCost,
} from '@sojourn/contract/expenses/planned-costs'
import { budgetMinorOf } from '@sojourn/contract/expenses/budget'
import { expenseCategories, expenseCategoryLabels } from '@sojourn/contract/expenses/categories'
import { expensesCollection } from '@sojourn/contract/expenses/collection'
import { type FigureName, figuresOf } from '@sojourn/contract/expenses/figures'
import { spendTodayText } from '@sojourn/contract/expenses/spend-today'
import { tableOf, toCsv } from '@sojourn/contract/export/csv'
import { fileNameOf } from '@sojourn/contract/export/file-name'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { Currency } from '@sojourn/contract/values/currencies'
import Download from 'icon:download'
import { saveText } from '../../browser/save-file.ts'
import { useToday } from '../../browser/use-today.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { DayBars } from './day-bars.tsx'
import { moneyOf } from './money-text.ts'
import type { CountedExpense } from '../../queries/expenses.ts'

interface AnalyticsCardProps {
  trip: Trip
  expenses: CountedExpense[]
  /** Costs of the itinerary, for planned against actual. */
  planned: readonly PlannedCost[] | null
}

/** Advanced budget tracking: pace, forecast, planned against actual, and the table as a file. */
export function AnalyticsCard({ trip, expenses, planned }: AnalyticsCardProps) {
  const today = useToday()
  const budgetMinor = budgetMinorOf(trip)
  const frame = { startDate: trip.startDate.slice(0, 10), endDate: trip.endDate.slice(0, 10), budgetMinor }
  const figures = analyse(expenses, frame, today)
  const shown = figuresOf(figures, frame, today)
  return (
    <section aria-labelledby="analytics-title" className="min-w-0">
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 id="analytics-title" className="type-card">
            Advanced budget tracking
          </h3>
          <Button
            size="sm"
            icon={Download}
            disabled={expenses.length === 0}
            onClick={() => downloadCsv(trip, expenses)}
          >
            Download CSV
          </Button>
        </div>
        {shown.length > 0 && (
          <dl className="mt-4 grid gap-3.5 sm:auto-cols-fr sm:grid-flow-col">
            {shown.map(({ name, minor }) => (
              <FigureBox
                key={name}
                label={figureLabels[name]}
                value={moneyOf(minor, trip.currency)}
                note={figureNotes[name]({ minor, budgetMinor, currency: trip.currency })}
              />
            ))}
          </dl>
        )}
        {expenses.length === 0 && (
          <p className="mt-4 text-small text-muted-foreground">The first expense starts the chart.</p>
        )}
        <DayBars figures={figures} currency={trip.currency} />
        {planned && (
          <PlannedTable
            rows={plannedAndActual(expenses, planned, expenseCategories)}
            currency={trip.currency}
          />
        )}
      </Card>
    </section>
  )
}

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

function FigureBox({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div className="rounded-md bg-surface-2 p-4">
      <dt className="text-small text-muted-foreground">{label}</dt>
      <dd>
        <span className="mt-1 block type-card tabular-nums">{value}</span>
        <span className="text-caption text-muted-foreground">{note}</span>
      </dd>
    </div>
  )
}

function PlannedTable({ rows, currency }: { rows: PlannedAndActual[]; currency: Currency }) {
  if (rows.length === 0) return null
  return (
    <section className="mt-6 overflow-x-auto">
      <table className="w-full text-small tabular-nums">
        <caption className="mb-2 text-left type-label">Planned and actual</caption>
        <thead className="text-muted-foreground">
          <tr>
            <th scope="col" className="py-2 text-left font-medium">
              Category
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              Planned
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              Actual
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {rows.map(({ category, plannedMinor, actualMinor }) => (
            <tr key={category}>
              <th scope="row" className="py-2.5 text-left font-semibold">
                {expenseCategoryLabels[category]}
              </th>
              <td className="py-2.5 text-right">{moneyOf(plannedMinor, currency)}</td>
              <td className="py-2.5 text-right font-semibold">{moneyOf(actualMinor, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
