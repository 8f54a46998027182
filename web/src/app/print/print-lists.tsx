import { bookingsWords } from '@sojourn/contract/bookings/words'
import {
  budgetMinorOf,
  budgetOf,
  categoryShares,
  type Spent,
  totalSpent,
} from '@sojourn/contract/expenses/budget'
import type { Expense } from '@sojourn/contract/expenses/schema'
import { expensesCategoriesWords } from '@sojourn/contract/expenses/words-categories'
import { exportPrintWords } from '@sojourn/contract/export/words-print'
import { packingCategoriesWords } from '@sojourn/contract/packing/words-categories'
import { packingGroups } from '@sojourn/contract/packing/progress'
import type { PackingItem } from '@sojourn/contract/packing/schema'
import { type ContentCollection, contentCollections } from '@sojourn/contract/sync/collections'
import type { Trip } from '@sojourn/contract/trips/schema'
import { monthDay } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import type { ReactNode } from 'react'
import { moneyOf } from '../../trip-parts/money-of.ts'
import { toCounted } from '../../queries/expenses.ts'
import { BookingsPage } from './print-bookings.tsx'
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
  const text = (minor: number) => moneyOf(minor, trip.currency)
  return (
    <>
      <p className="print-sum">{sumText(counted, trip)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{exportPrintWords.category}</th>
            <th scope="col">{say(exportPrintWords.spentIn, { currency: trip.currency })}</th>
          </tr>
        </thead>
        <tbody>
          {categoryShares(counted).map(({ category, minor }) => (
            <tr key={category}>
              <th scope="row">{expensesCategoriesWords[category]}</th>
              <td>{text(minor)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <thead>
          <tr>
            <th scope="col">{exportPrintWords.day}</th>
            <th scope="col">{exportPrintWords.expense}</th>
            <th scope="col">{exportPrintWords.paid}</th>
            <th scope="col">{say(exportPrintWords.inCurrency, { currency: trip.currency })}</th>
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

function sumText(expenses: readonly Spent[], trip: Trip): string {
  const text = (minor: number) => moneyOf(minor, trip.currency)
  const budgetMinor = budgetMinorOf(trip)
  const { spentMinor, remainingMinor } = budgetOf(totalSpent(expenses), budgetMinor)
  const spent = text(spentMinor)
  if (budgetMinor === null || remainingMinor === null) return say(exportPrintWords.spent, { spent })
  const budget = text(budgetMinor)
  return remainingMinor < 0
    ? say(exportPrintWords.spentOver, { spent, budget, over: text(-remainingMinor) })
    : say(exportPrintWords.spentLeft, { spent, budget, left: text(remainingMinor) })
}

interface PrintedList {
  title: string
  content: ReactNode
}

/** Each list on paper: on a page of its own where there is something to show, or on those of the days. */
const printed: {
  [C in ContentCollection]:
    | 'in days'
    | 'not printed'
    | ((trip: Trip, rows: PrintRows[C]) => PrintedList | null)
} = {
  itinerary: 'in days',
  dayNotes: 'in days',
  bookings: (_trip, all) => {
    const bookings = all.filter(({ status }) => status !== 'cancelled')
    return bookings.length > 0
      ? { title: bookingsWords.title, content: <BookingsPage bookings={bookings} /> }
      : null
  },
  legs: 'in days',
  ideas: 'not printed',
  travellers: 'not printed',
  transfers: 'not printed',
  packing: (_trip, items) =>
    items.length > 0 ? { title: exportPrintWords.packingList, content: <PackingPage items={items} /> } : null,
  expenses: (trip, expenses) =>
    expenses.length > 0 || budgetMinorOf(trip) !== null
      ? { title: exportPrintWords.budget, content: <BudgetPage trip={trip} expenses={expenses} /> }
      : null,
}

export const printedLists = (trip: Trip, rows: PrintRows): PrintedList[] =>
  contentCollections.flatMap((collection) => {
    const list = printed[collection] as
      | 'in days'
      | 'not printed'
      | ((trip: Trip, rows: unknown) => PrintedList | null)
    return typeof list === 'string' ? [] : (list(trip, rows[collection]) ?? [])
  })
