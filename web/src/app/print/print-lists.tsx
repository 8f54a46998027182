import { budgetMinorOf, budgetOf, categoryShares, totalSpent } from '@sojourn/contract/expenses/budget'
import { expenseCategoryLabels } from '@sojourn/contract/expenses/categories'
import type { Expense } from '@sojourn/contract/expenses/schema'
import { packingCategoriesWords } from '@sojourn/contract/packing/words-categories'
import { packingGroups } from '@sojourn/contract/packing/progress'
import type { PackingItem } from '@sojourn/contract/packing/schema'
import { type ContentCollection, contentCollections } from '@sojourn/contract/sync/collections'
import type { Trip } from '@sojourn/contract/trips/schema'
import { monthDay } from '@sojourn/contract/values/date-text'
import type { ReactNode } from 'react'
import { moneyOf } from '../../features/expenses/money-text.ts'
import { toCounted } from '../../queries/expenses.ts'
import type { PrintRows } from './print-rows.ts'
import './print-lists.css'

/** Boxes to tick with a pen; what is packed has its tick already. */
function PackingPage({ items }: { items: readonly PackingItem[] }) {
  return (
    <div className="print-columns">
      {packingGroups(items).map(({ category, items: group }) => (
        <section key={category}>
          <h3>{packingCategoriesWords[category]}</h3>
          <ul>
            {group.map(({ id, item, quantity, memberName, notes, packed }) => (
              <li key={id} className="print-thing">
                <span className="print-box">{packed && '✓'}</span>
                <span>
                  {item}
                  {quantity > 1 && ` × ${quantity}`}
                  {memberName && <small> {memberName}</small>}
                  {notes && <small className="print-line">{notes}</small>}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function BudgetPage({ trip, expenses }: { trip: Trip; expenses: readonly Expense[] }) {
  const counted = expenses.map(toCounted)
  const budgetMinor = budgetMinorOf(trip)
  const { spentMinor, remainingMinor } = budgetOf(totalSpent(counted), budgetMinor)
  const text = (minor: number) => moneyOf(minor, trip.currency)
  return (
    <>
      <p className="print-sum">
        {text(spentMinor)} spent
        {budgetMinor !== null && ` of ${text(budgetMinor)}`}
        {remainingMinor !== null &&
          (remainingMinor < 0 ? `, ${text(-remainingMinor)} over budget` : `, ${text(remainingMinor)} left`)}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Category</th>
            <th scope="col">Spent in {trip.currency}</th>
          </tr>
        </thead>
        <tbody>
          {categoryShares(counted).map(({ category, minor }) => (
            <tr key={category}>
              <th scope="row">{expenseCategoryLabels[category]}</th>
              <td>{text(minor)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Expense</th>
            <th scope="col">Paid</th>
            <th scope="col">In {trip.currency}</th>
          </tr>
        </thead>
        <tbody>
          {counted.map(({ id, date, description, amountMinor, currency, convertedMinor }) => (
            <tr key={id}>
              <td>{monthDay(date)}</td>
              <th scope="row">{description}</th>
              <td>{moneyOf(amountMinor, currency)}</td>
              <td>{text(convertedMinor)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

interface PrintedList {
  title: string
  content: ReactNode
}

/** Each list on paper: on a page of its own where there is something to show, or on those of the days. */
const printed: {
  [C in ContentCollection]: 'in days' | ((trip: Trip, rows: PrintRows[C]) => PrintedList | null)
} = {
  itinerary: 'in days',
  dayNotes: 'in days',
  packing: (_trip, items) =>
    items.length > 0 ? { title: 'Packing list', content: <PackingPage items={items} /> } : null,
  expenses: (trip, expenses) =>
    expenses.length > 0 || budgetMinorOf(trip) !== null
      ? { title: 'Budget', content: <BudgetPage trip={trip} expenses={expenses} /> }
      : null,
}

export const printedLists = (trip: Trip, rows: PrintRows): PrintedList[] =>
  contentCollections.flatMap((collection) => {
    const list = printed[collection] as 'in days' | ((trip: Trip, rows: unknown) => PrintedList | null)
    return list === 'in days' ? [] : (list(trip, rows[collection]) ?? [])
  })
