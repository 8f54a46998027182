import type { TripPerson } from '@sojourn/contract/ledger/people'
import { travellersPeopleWords } from '@sojourn/contract/travellers/words-people'
import type { Currency } from '@sojourn/contract/values/currencies'
import { say } from '@sojourn/contract/words/say'
import Luggage from 'icon:luggage'
import ReceiptText from 'icon:receipt-text'
import { moneyOf } from '../../../trip-parts/money-of.ts'
import { cn } from '../../../ui/primitives/cn.ts'
import type { Icon } from '../../../ui/primitives/icon.ts'
import type { Stands } from './use-stands.ts'

const inkOf = (balance: number): string => {
  if (balance === 0) return 'text-muted-foreground'
  return balance > 0 ? 'text-success' : 'text-warning'
}

/** What a household gets back or owes, with its sign. */
export const Balance = ({ minor, currency }: { minor: number; currency: Currency }) => (
  <span className={cn('font-semibold whitespace-nowrap tabular-nums', inkOf(minor))}>
    {minor === 0
      ? travellersPeopleWords.settled
      : minor > 0
        ? say(travellersPeopleWords.getsBack, { amount: moneyOf(minor, currency) })
        : moneyOf(minor, currency)}
  </span>
)

const Count = ({ icon: Glyph, count, words }: { icon: Icon; count: number; words: string }) =>
  count > 0 && (
    <span className="inline-flex items-center gap-1" title={words}>
      <Glyph size={16} className="shrink-0" />
      <span aria-hidden>{count}</span>
      <span className="sr-only">{words}</span>
    </span>
  )

/** What somebody has to pack, and in how many expenses they stand. */
export function Has({ person, stands }: { person: TripPerson; stands: Stands }) {
  const [packing, expenses] = [stands.packingOf(person), stands.expensesOf(person.id)]
  return (
    <span className="inline-flex gap-3 text-small text-muted-foreground tabular-nums empty:hidden">
      <Count icon={Luggage} count={packing} words={say(travellersPeopleWords.packing, { count: packing })} />
      <Count
        icon={ReceiptText}
        count={expenses}
        words={say(travellersPeopleWords.expenses, { count: expenses })}
      />
    </span>
  )
}
