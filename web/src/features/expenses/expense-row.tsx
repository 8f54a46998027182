import { bookingsWords } from '@sojourn/contract/bookings/words'
import { recency } from '@sojourn/contract/expenses/budget'
import { expensesWords } from '@sojourn/contract/expenses/words'
import { expensesRateWords } from '@sojourn/contract/expenses/words-rate'
import { expensesCategoriesWords } from '@sojourn/contract/expenses/words-categories'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { fullDate, monthDay } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import Pencil from 'icon:pencil'
import TicketCheck from 'icon:ticket-check'
import Trash2 from 'icon:trash-2'
import { collectionQuery } from '../../sync/cache/lists.ts'
import { Badge } from '../../ui/primitives/badge.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { IconTile } from '../../ui/primitives/icon-tile.tsx'
import { MarkChip, markedRow, markedValue } from '../../trip-parts/row-mark.tsx'
import { useRowMark } from '../../queries/members.ts'
import { WaitingMark } from '../../trip-parts/waiting-mark.tsx'
import { categoryLooks } from './category-looks.ts'
import { moneyOf } from '../../trip-parts/money-of.ts'
import type { CountedExpense } from '../../queries/expenses.ts'

const foreignWords = () => ({
  table: expensesWords.foreign,
  typed: expensesRateWords.ofTyped,
  charged: expensesRateWords.ofCharge,
})

interface ExpenseRowProps {
  expense: CountedExpense
  today: PlainDate
  onEdit: () => void
  onDelete: () => void
}

export function ExpenseRow({ expense, today, onEdit, onDelete }: ExpenseRowProps) {
  const { icon, color } = categoryLooks[expense.category]
  const { data: bookings } = useQuery(collectionQuery(expense.tripId, 'bookings'))
  const isBooked = bookings?.some(({ expenseId }) => expenseId === expense.id) ?? false
  const day = recency(expense.date, today)
  const mark = useRowMark(expense.tripId, expense.id)
  const marked = markedRow(mark)
  const isForeign = expense.currency !== expense.tripCurrency
  const facts = [
    expensesCategoriesWords[expense.category],
    monthDay(expense.date),
    isForeign &&
      say(foreignWords()[expense.rateFrom], {
        amount: moneyOf(expense.amountMinor, expense.currency),
        currency: expense.currency,
        date: fullDate(expense.rateDate),
      }),
    expense.notes,
  ].filter(Boolean)
  return (
    <li
      className={cn('flex gap-3 px-4 py-2.5 sm:items-center sm:px-5 sm:py-3.5', marked.className)}
      style={marked.style}
    >
      <IconTile icon={icon} color={color} size={44} />
      {/* On a narrow screen a long amount takes a line of its own rather than the room of the words. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-0 flex-[1_1_6rem]">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold [overflow-wrap:anywhere]">
            <bdi>{expense.description}</bdi>
            {day && (
              <Badge tone={day === 'Today' ? 'success' : 'outline'} shape="tag">
                {day === 'Today' ? expensesWords.today : expensesWords.recent}
              </Badge>
            )}
            {isBooked && (
              <Badge tone="trip" shape="tag" icon={TicketCheck}>
                {bookingsWords.what}
              </Badge>
            )}
            <MarkChip mark={mark} />
          </p>
          <p className="text-small text-muted-foreground [overflow-wrap:anywhere]">{facts.join(' · ')}</p>
          <WaitingMark id={expense.id} />
        </div>
        <p className={cn('ms-auto font-bold tabular-nums', markedValue(mark, 'amount'))}>
          {moneyOf(expense.convertedMinor, expense.tripCurrency)}
        </p>
      </div>
      <div className="flex shrink-0 max-sm:flex-col">
        <IconButton
          size="sm"
          variant="quiet"
          icon={Pencil}
          label={say(expensesWords.edit, { expense: expense.description })}
          onClick={onEdit}
        />
        <IconButton
          size="sm"
          variant="quiet"
          icon={Trash2}
          label={say(expensesWords.delete, { expense: expense.description })}
          onClick={onDelete}
        />
      </div>
    </li>
  )
}
