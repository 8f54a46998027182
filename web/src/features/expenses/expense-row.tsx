import { bookingsWords } from '@sojourn/contract/bookings/words'
import { recency } from '@sojourn/contract/expenses/budget'
import { expensesWords } from '@sojourn/contract/expenses/words'
import { expensesBalancesWords } from '@sojourn/contract/expenses/words-balances'
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
import { useAuth } from '../../queries/auth.ts'
import type { CountedExpense } from '../../queries/expenses.ts'
import type { OwnShares } from '../../queries/own-shares.ts'
import { useTripPeople } from '../../queries/travellers.ts'
import { ownPart, whoPaid } from './who-paid.ts'

const foreignWords = () => ({
  table: expensesWords.foreign,
  typed: expensesRateWords.ofTyped,
  charged: expensesRateWords.ofCharge,
})

function factsOf(expense: CountedExpense, payer: string | null): string {
  const isForeign = expense.currency !== expense.tripCurrency
  const facts = [
    expensesCategoriesWords[expense.category],
    monthDay(expense.date),
    payer,
    isForeign &&
      say(foreignWords()[expense.rateFrom], {
        amount: moneyOf(expense.amountMinor, expense.currency),
        currency: expense.currency,
        date: fullDate(expense.rateDate),
      }),
    expense.notes,
  ]
  return facts.filter(Boolean).join(' · ')
}

interface ExpenseRowProps {
  expense: CountedExpense
  today: PlainDate
  /** Null while nobody splits anything: then nothing is said of who paid. */
  own: OwnShares | null
  onEdit: () => void
  onDelete: () => void
}

export function ExpenseRow({ expense, today, own, onEdit, onDelete }: ExpenseRowProps) {
  const { icon, color } = categoryLooks[expense.category]
  const mark = useRowMark(expense.tripId, expense.id)
  const marked = markedRow(mark)
  const { user } = useAuth()
  const people = useTripPeople(expense.tripId)
  const part = own && ownPart(expense, own)
  const facts = factsOf(expense, own && whoPaid(expense, people, user?.id ?? ''))
  return (
    <li
      className={cn('flex gap-3 px-4 py-2.5 sm:items-center sm:px-5 sm:py-3.5', marked.className)}
      style={marked.style}
    >
      <IconTile icon={icon} color={color} size={44} />
      {/* On a narrow screen a long amount takes a line of its own rather than the room of the words. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <div className={cn('min-w-0', own ? 'flex-[1_1_10rem]' : 'flex-[1_1_6rem]')}>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold [overflow-wrap:anywhere]">
            <bdi>{expense.description}</bdi>
            <Tags expense={expense} today={today} />
            <MarkChip mark={mark} />
          </p>
          <p className="text-small text-muted-foreground [overflow-wrap:anywhere]">{facts}</p>
          <WaitingMark id={expense.id} />
        </div>
        <p className="ms-auto text-end tabular-nums max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-end max-sm:gap-x-2">
          <span className={cn('block font-bold', markedValue(mark, 'amount'))}>
            {moneyOf(expense.convertedMinor, expense.tripCurrency)}
          </span>
          {part && <span className="text-small text-muted-foreground">{part}</span>}
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

function Tags({ expense, today }: Pick<ExpenseRowProps, 'expense' | 'today'>) {
  const { data: bookings } = useQuery(collectionQuery(expense.tripId, 'bookings'))
  const isBooked = bookings?.some(({ expenseId }) => expenseId === expense.id) ?? false
  const day = recency(expense.date, today)
  return (
    <>
      {day && (
        <Badge tone={day === 'Today' ? 'success' : 'outline'} shape="tag">
          {day === 'Today' ? expensesWords.today : expensesWords.recent}
        </Badge>
      )}
      {expense.amountMinor < 0 && (
        <Badge tone="outline" shape="tag">
          {expensesBalancesWords.refund}
        </Badge>
      )}
      {isBooked && (
        <Badge tone="trip" shape="tag" icon={TicketCheck}>
          {bookingsWords.what}
        </Badge>
      )}
    </>
  )
}
