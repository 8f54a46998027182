import { expensesBalancesWords } from '@sojourn/contract/expenses/words-balances'
import type { TripPerson } from '@sojourn/contract/ledger/people'
import type { Transfer } from '@sojourn/contract/transfers/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import { monthDay } from '@sojourn/contract/values/date-text'
import { minorFromText } from '@sojourn/contract/values/money'
import { say } from '@sojourn/contract/words/say'
import Check from 'icon:check'
import Undo from 'icon:undo-2'
import { useToday } from '../../../browser/use-today.ts'
import type { Balances } from '../../../queries/balances.ts'
import { moneyOf } from '../../../trip-parts/money-of.ts'
import { partyName } from '../../../trip-parts/party-name.tsx'
import { WaitingMark } from '../../../trip-parts/waiting-mark.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { markPaid, unmark } from './mark-paid.ts'
import { openTransfers } from './open-transfers.ts'
import { TellButton } from './tell-button.tsx'
import { TransferLine } from './transfer-line.tsx'

interface TransferListProps {
  trip: Trip
  balances: Balances
  className: string
  /** One's own stand out, where the list is all there is to see. */
  isSheet?: boolean
}

/** What is still to be paid, one's own first, then what was paid. */
export function TransferList({ trip, balances, className, isSheet = false }: TransferListProps) {
  const { people, transfers, ownId } = balances
  const today = useToday()
  const personOf = new Map(people.people.map((person) => [person.id, person]))
  const namesOf = (id: string): TripPerson[] => {
    const person = personOf.get(people.idOf(id))
    return person ? [person] : []
  }
  return (
    <ul aria-label={expensesBalancesWords.settleUp} className={className}>
      {openTransfers(balances).map((one) => {
        const amount = moneyOf(one.minor, trip.currency)
        const named = { from: partyName(one.payers, ''), to: partyName(one.payees, ''), amount }
        return (
          <TransferLine key={`${one.from} ${one.to}`} {...one} amount={amount} ownId={ownId} isPaid={false}>
            <Button
              size="sm"
              variant={isSheet && one.isMine ? 'trip' : 'trip-soft'}
              icon={Check}
              aria-label={say(expensesBalancesWords.markPaidSpoken, named)}
              onClick={() => markPaid(trip, one, today, named)}
            >
              {expensesBalancesWords.markPaid}
            </Button>
            {one.isMine && one.payees.some(({ id }) => id === ownId) && (
              <TellButton trip={trip} balances={balances} people={one.payers} />
            )}
          </TransferLine>
        )
      })}
      {transfers.map((transfer) => (
        <PaidTransfer key={transfer.id} trip={trip} transfer={transfer} namesOf={namesOf} ownId={ownId} />
      ))}
    </ul>
  )
}

interface PaidTransferProps {
  trip: Trip
  transfer: Transfer
  namesOf: (id: string) => TripPerson[]
  ownId: string
}

function PaidTransfer({ trip, transfer, namesOf, ownId }: PaidTransferProps) {
  const [payers, payees] = [namesOf(transfer.from), namesOf(transfer.to)]
  if (payers.length === 0 || payees.length === 0) return null
  const amount = moneyOf(minorFromText(transfer.amount, transfer.currency) ?? 0, transfer.currency)
  const named = { from: partyName(payers, ''), to: partyName(payees, ''), amount }
  const markers = transfer.markedBy ? namesOf(transfer.markedBy) : []
  const date = monthDay(transfer.date)
  const when =
    markers.length > 0
      ? say(expensesBalancesWords.markedBy, { date, name: partyName(markers, '') })
      : say(expensesBalancesWords.paidOn, { date })
  return (
    <TransferLine
      payers={payers}
      payees={payees}
      amount={amount}
      ownId={ownId}
      isPaid
      note={
        <>
          {when}
          <WaitingMark id={transfer.id} />
        </>
      }
    >
      <Button
        size="sm"
        variant="ghost"
        icon={Undo}
        aria-label={say(expensesBalancesWords.undoSpoken, named)}
        onClick={() => unmark(trip, transfer.id)}
      >
        {expensesBalancesWords.undo}
      </Button>
    </TransferLine>
  )
}
