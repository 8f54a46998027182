import type { Expense } from '@sojourn/contract/expenses/schema'
import { accountsOf } from '@sojourn/contract/ledger/ledger'
import { tripLedger } from '@sojourn/contract/ledger/trip-ledger'
import type { Trip } from '@sojourn/contract/trips/schema'
import { travellersPeopleWords } from '@sojourn/contract/travellers/words-people'
import { say } from '@sojourn/contract/words/say'
import { moneyOf } from '../../../trip-parts/money-of.ts'
import { Segmented } from '../../../ui/primitives/segmented.tsx'
import { withOneMore } from './share-in-all.ts'

interface SharesChoiceProps {
  trip: Trip
  name: string
  past: readonly Expense[]
  value: 'now' | 'all'
  onChange: (value: 'now' | 'all') => void
}

const nobody = 'new'
const alone = { people: [], idOf: (id: string) => id, households: new Map<string, string>() }

/** Since when somebody shares; what that comes to is said before it is done. */
export function SharesChoice({ trip, name, past, value, onChange }: SharesChoiceProps) {
  const owes = () => {
    const joined = past.map((expense) => ({
      ...expense,
      sharedBy: expense.sharedBy && withOneMore(expense.sharedBy, nobody),
    }))
    return accountsOf(tripLedger(joined, [], alone)).get(nobody)?.share ?? 0
  }
  return (
    <div>
      <p className="mb-2 type-label">{travellersPeopleWords.shares}</p>
      <Segmented
        label={travellersPeopleWords.shares}
        options={[
          { value: 'now', label: travellersPeopleWords.fromNow },
          { value: 'all', label: say(travellersPeopleWords.allSoFar, { count: past.length }) },
        ]}
        value={value}
        onChange={onChange}
        fill
      />
      <p className="mt-2 text-small text-muted-foreground">
        {value === 'now'
          ? travellersPeopleWords.pastStays
          : say(travellersPeopleWords.wouldOwe, { name, amount: moneyOf(owes(), trip.currency) })}
      </p>
    </div>
  )
}
