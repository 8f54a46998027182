import { expensesBalancesWords } from '@sojourn/contract/expenses/words-balances'
import type { TripPerson } from '@sojourn/contract/ledger/people'
import type { Trip } from '@sojourn/contract/trips/schema'
import { say } from '@sojourn/contract/words/say'
import Copy from 'icon:copy'
import Share from 'icon:share-2'
import type { Balances } from '../../../queries/balances.ts'
import { moneyOf } from '../../../trip-parts/money-of.ts'
import { Faces, partyName } from '../../../trip-parts/party-name.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { useCopy } from '../../../ui/forms/use-copy.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { debtsOf, standMessage } from './stand-message.ts'

interface TellDialogProps {
  trip: Trip
  balances: Balances
  people: readonly TripPerson[]
  onClose: () => void
}

/** What somebody owes and to whom, as a message ready to send: also to who has no account. */
export function TellDialog({ trip, balances, people, onClose }: TellDialogProps) {
  const { copy, dialog } = useCopy({
    title: expensesBalancesWords.copyMessage,
    label: expensesBalancesWords.message,
    description: expensesBalancesWords.messageText,
    copied: expensesBalancesWords.messageCopied,
  })
  const party = balances.parties.find((one) => one.people.some(({ id }) => id === people[0]?.id))
  const debts = party ? debtsOf(party, balances) : []
  // Paid meanwhile, on another device.
  if (!party || debts.length === 0) return null
  const message = standMessage(trip, party, balances)
  const name = partyName(party.people, '')
  const text = (minor: number) => moneyOf(minor, trip.currency)
  return (
    <Dialog
      quiet
      open
      onOpenChange={(next) => !next && onClose()}
      title={say(expensesBalancesWords.tell, { name })}
      actions={
        <>
          {typeof navigator.share === 'function' && (
            <Button
              icon={Share}
              // Closing the system's sheet without sending is no failure.
              onClick={() => void navigator.share({ text: message }).catch(() => undefined)}
            >
              {expensesBalancesWords.shareMessage}
            </Button>
          )}
          <Button variant="sun" icon={Copy} onClick={() => void copy(message)}>
            {expensesBalancesWords.copyMessage}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-[16px] bg-warning-wash p-4 text-warning">
          <Faces people={party.people} size={44} />
          <p className="min-w-0 flex-1">
            <span className="block text-small">{expensesBalancesWords.owesInAll}</span>
            <span className="type-stat text-[1.5rem]! tabular-nums">
              {text(debts.reduce((sum, { minor }) => sum + minor, 0))}
            </span>
          </p>
          <ul className="text-end text-small tabular-nums">
            {debts.map(({ payees, to, minor }) => (
              <li key={to}>
                <bdi>
                  {say(expensesBalancesWords.toWhom, {
                    name: partyName(payees, ''),
                    amount: text(minor),
                  })}
                </bdi>
              </li>
            ))}
          </ul>
        </div>
        <p
          dir="auto"
          className="rounded-[16px] rounded-es-[4px] bg-surface-2 px-4 py-3 leading-relaxed [overflow-wrap:anywhere]"
        >
          {message}
        </p>
        <p className="text-small text-muted-foreground">{expensesBalancesWords.listOnly}</p>
      </div>
      {dialog}
    </Dialog>
  )
}
