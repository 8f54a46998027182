import type { PlannedAndActual } from '@sojourn/contract/expenses/planned-costs'
import { expensesAnalyticsWords } from '@sojourn/contract/expenses/words-analytics'
import { expensesCategoriesWords } from '@sojourn/contract/expenses/words-categories'
import type { Currency } from '@sojourn/contract/values/currencies'
import { moneyOf } from '../../trip-parts/money-of.ts'

export function PlannedTable({ rows, currency }: { rows: PlannedAndActual[]; currency: Currency }) {
  if (rows.length === 0) return null
  return (
    <section className="mt-6 overflow-x-auto">
      <table className="w-full text-small tabular-nums">
        <caption className="mb-2 text-start type-label">{expensesAnalyticsWords.plannedAndActual}</caption>
        <thead className="text-muted-foreground">
          <tr>
            <th scope="col" className="py-2 text-start font-medium">
              {expensesAnalyticsWords.category}
            </th>
            <th scope="col" className="py-2 ps-3 text-end font-medium">
              {expensesAnalyticsWords.planned}
            </th>
            <th scope="col" className="py-2 ps-3 text-end font-medium">
              {expensesAnalyticsWords.actual}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {rows.map(({ category, plannedMinor, actualMinor }) => (
            <tr key={category}>
              <th scope="row" className="py-2.5 text-start font-semibold">
                {expensesCategoriesWords[category]}
              </th>
              <td className="py-2.5 ps-3 text-end">{moneyOf(plannedMinor, currency)}</td>
              <td className="py-2.5 ps-3 text-end font-semibold">{moneyOf(actualMinor, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
