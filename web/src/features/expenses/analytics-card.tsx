import {
  analyse,
  plannedAndActual,
  type Analytics,
  type PlannedAndActual,
  type PlannedCost,
} from '@sojourn/contract/expenses/analytics'
import { budgetMinorOf } from '@sojourn/contract/expenses/budget'
import { expenseCategories, expenseCategoryLabels } from '@sojourn/contract/expenses/categories'
import { toCsv } from '@sojourn/contract/export/csv'
import { fileNameOf } from '@sojourn/contract/export/file-name'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { Currency } from '@sojourn/contract/values/currencies'
import Download from 'lucide-react/icons/download'
import { monthDay } from '../../browser/format.ts'
import { saveText } from '../../browser/save-file.ts'
import { useToday } from '../../browser/use-today.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { moneyOf } from './money-text.ts'
import type { CountedExpense } from './queries.ts'

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
  const text = (minor: number | null) => (minor === null ? '–' : moneyOf(minor, trip.currency))
  return (
    <Card className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="type-card">Advanced budget tracking</h3>
        <Button
          size="sm"
          icon={Download}
          disabled={expenses.length === 0}
          onClick={() => downloadCsv(trip, expenses)}
        >
          Download CSV
        </Button>
      </div>
      <dl className="mt-4 grid gap-3.5 sm:grid-cols-3">
        <Figure
          label="Safe to spend today"
          value={text(figures.safeTodayMinor)}
          note={safeNote(figures, today < frame.startDate)}
        />
        <Figure
          label="Daily pace"
          value={text(figures.dailyPaceMinor)}
          note={budgetMinor ? 'budget per day' : 'no budget set'}
        />
        <Figure
          label="Forecast at the end"
          value={text(figures.forecastMinor)}
          note={forecastNote(figures, budgetMinor, trip.currency)}
        />
      </dl>
      <DayBars figures={figures} currency={trip.currency} />
      {planned && (
        <PlannedTable
          rows={plannedAndActual(expenses, planned, expenseCategories)}
          currency={trip.currency}
        />
      )}
    </Card>
  )
}

function safeNote({ safeTodayMinor }: Analytics, isAhead: boolean): string {
  if (safeTodayMinor === null) return 'needs a budget and days to come'
  if (safeTodayMinor === 0) return 'nothing is left for today'
  return isAhead ? 'for each day of the trip' : 'and the rest of the trip still fits'
}

function forecastNote({ forecastMinor }: Analytics, budgetMinor: number | null, currency: Currency): string {
  if (forecastMinor === null) return 'starts on the first day'
  if (!budgetMinor) return 'at the rate so far'
  const difference = budgetMinor - forecastMinor
  return difference >= 0
    ? `${moneyOf(difference, currency)} under budget`
    : `${moneyOf(-difference, currency)} over budget`
}

function Figure({ label, value, note }: { label: string; value: string; note: string }) {
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

const barHeightPx = 120

/** A bar for each day with the pace as a line; the table below says the same in words. */
function DayBars({ figures, currency }: { figures: Analytics; currency: Currency }) {
  const { perDay, dailyPaceMinor } = figures
  const dearest = perDay.reduce((most, day) => (day.minor > most.minor ? day : most), { date: '', minor: 0 })
  const top = Math.max(1, dailyPaceMinor ?? 0, dearest.minor)
  const labelEvery = Math.ceil(perDay.length / 12)
  const height = (minor: number) => Math.round((minor / top) * barHeightPx)
  return (
    <section aria-labelledby="spending-per-day" className="mt-6">
      <h4 id="spending-per-day" className="type-label">
        Spending per day
      </h4>
      <div aria-hidden className="relative mt-3 overflow-x-auto pt-1">
        <div
          className="relative flex w-max min-w-full items-end gap-1 px-2"
          style={{ height: barHeightPx + 24 }}
        >
          {perDay.map(({ date, minor }, index) => (
            <div key={date} className="flex min-w-2 flex-1 flex-col items-center justify-end gap-1">
              <div
                className={
                  dailyPaceMinor !== null && minor > dailyPaceMinor
                    ? 'w-full rounded-t-xs bg-warning-fill'
                    : 'w-full rounded-t-xs bg-trip'
                }
                style={{ height: Math.max(2, height(minor)) }}
              />
              <span className="h-4 w-0 text-[0.6875rem] leading-4 text-muted-foreground tabular-nums">
                {index % labelEvery === 0 && (
                  <span className="flex justify-center">{Number(date.slice(8))}</span>
                )}
              </span>
            </div>
          ))}
          {dailyPaceMinor !== null && (
            <div
              className="absolute inset-x-0 border-t-2 border-dashed border-line-strong"
              style={{ bottom: height(dailyPaceMinor) + 24 }}
            />
          )}
        </div>
      </div>
      {/* A table does not shrink: hidden by itself it would still lengthen the page. */}
      <div className="sr-only">
        <table>
          <caption>Spending per day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Spent</th>
            </tr>
          </thead>
          <tbody>
            {perDay.map(({ date, minor }) => (
              <tr key={date}>
                <th scope="row">{monthDay(date)}</th>
                <td>{moneyOf(minor, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-2 text-caption text-muted-foreground">
        Before the trip {moneyOf(figures.beforeMinor, currency)} · after it{' '}
        {moneyOf(figures.afterMinor, currency)}
        {dearest.minor > 0 && ` · most on ${monthDay(dearest.date)}, ${moneyOf(dearest.minor, currency)}`}
        {dailyPaceMinor !== null && ' · the dashed line is the daily pace'}
      </p>
    </section>
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
            <th scope="col" className="py-2 text-left font-[560]">
              Category
            </th>
            <th scope="col" className="py-2 text-right font-[560]">
              Planned
            </th>
            <th scope="col" className="py-2 text-right font-[560]">
              Actual
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {rows.map(({ category, plannedMinor, actualMinor }) => (
            <tr key={category}>
              <th scope="row" className="py-2.5 text-left font-[600]">
                {expenseCategoryLabels[category]}
              </th>
              <td className="py-2.5 text-right">{moneyOf(plannedMinor, currency)}</td>
              <td className="py-2.5 text-right font-[600]">{moneyOf(actualMinor, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function downloadCsv(trip: Trip, expenses: CountedExpense[]): void {
  const header = [
    'Date',
    'Description',
    'Category',
    'Amount',
    'Currency',
    `Amount in ${trip.currency}`,
    'Rate',
    'Rate date',
    'Notes',
  ]
  const rows = expenses.map((expense) => [
    expense.date,
    expense.description,
    expenseCategoryLabels[expense.category],
    expense.amount,
    expense.currency,
    expense.convertedAmount,
    expense.rate,
    expense.rateDate,
    expense.notes ?? '',
  ])
  saveText(
    fileNameOf(trip.title, 'expenses.csv'),
    'text/csv',
    // Spreadsheets take a file without the mark for their old alphabet, and spell Café wrong.
    `\uFEFF${toCsv([header, ...rows])}`,
  )
}
