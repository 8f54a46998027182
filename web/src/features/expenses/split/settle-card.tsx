import { expensesBalancesWords } from '@sojourn/contract/expenses/words-balances'
import { nextTurn } from '@sojourn/contract/ledger/trip-ledger'
import type { TripPerson } from '@sojourn/contract/ledger/people'
import type { Transfer } from '@sojourn/contract/transfers/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import { monthDay } from '@sojourn/contract/values/date-text'
import { minorFromText, minorToText } from '@sojourn/contract/values/money'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import Check from 'icon:check'
import Copy from 'icon:copy'
import Undo from 'icon:undo-2'
import { useToday } from '../../../browser/use-today.ts'
import { savedToast } from '../../../sync/queue/queued.ts'
import { tripRows } from '../../../sync/writes/rows.ts'
import { inBackground } from '../../../sync/writes/write-rows.ts'
import { toast } from '../../../toasts/toast-store.ts'
import { WaitingMark } from '../../../trip-parts/waiting-mark.tsx'
import { useCopy } from '../../../ui/forms/use-copy.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { moneyOf } from '../../../trip-parts/money-of.ts'
import { partyName } from '../../../trip-parts/party-name.tsx'
import { TransferLine } from './transfer-line.tsx'
import type { Balances } from '../../../queries/balances.ts'

interface SettleCardProps {
  trip: Trip
  balances: Balances
}

interface Named {
  from: string
  to: string
  amount: string
}

/** Marking shows at once, waits on the device without a connection, and two who mark the same make one. */
function mark(
  trip: Trip,
  transfer: { from: string; to: string; minor: number },
  date: PlainDate,
  told: Named,
) {
  const rows = tripRows(trip.id, 'transfers')
  const { currency } = trip
  const { from, to } = transfer
  const wanted = { from, to, amount: minorToText(transfer.minor, currency), currency }
  const id = crypto.randomUUID()
  inBackground(async () => {
    const turn = nextTurn(wanted, rows.rows())
    const answer = await rows.add({ ...wanted, id, date, turn })
    toast(
      savedToast(answer, {
        variant: 'success',
        title: expensesBalancesWords.marked,
        description: say(expensesBalancesWords.markedText, told),
        action: { label: expensesBalancesWords.undo, undo: true, onPress: () => takeBack(trip, answer.id) },
      }),
    )
  })
}

const takeBack = (trip: Trip, id: string): void =>
  inBackground(async () => {
    await tripRows(trip.id, 'transfers').remove(id)
  })

export function SettleCard({ trip, balances }: SettleCardProps) {
  const { proposed, parties, people, transfers, ownId } = balances
  const today = useToday()
  const { copy, dialog } = useCopy({
    title: expensesBalancesWords.copy,
    label: expensesBalancesWords.settleUp,
    description: expensesBalancesWords.listOnly,
    copied: expensesBalancesWords.copied,
  })
  const personOf = new Map(people.people.map((person) => [person.id, person]))
  const partyOf = new Map(parties.map((party) => [party.id, party.people]))
  const open = proposed.flatMap(({ from, to, minor }) => {
    const [payers, payees] = [partyOf.get(from) ?? [], partyOf.get(to) ?? []]
    const [payer, payee] = [payers[0], payees[0]]
    return payer && payee ? [{ payers, payees, minor, from: payer.id, to: payee.id }] : []
  })
  const isMine = (one: { payers: TripPerson[]; payees: TripPerson[] }) =>
    [...one.payers, ...one.payees].some(({ id }) => id === ownId)
  const inOrder = open.toSorted((a, b) => Number(isMine(b)) - Number(isMine(a)))
  /** As a message to whoever pays: everybody by name. */
  const listOf = (transfers: typeof open) =>
    transfers
      .map(({ payers, payees, minor }) =>
        say(expensesBalancesWords.pays, {
          from: partyName(payers, ''),
          to: partyName(payees, ''),
          amount: moneyOf(minor, trip.currency),
        }),
      )
      .join('\n')
  const namesOf = (id: string): TripPerson[] => {
    const person = personOf.get(people.idOf(id))
    return person ? [person] : []
  }
  return (
    <Card padding="none" className="min-w-0 overflow-clip">
      <div className="flex items-center justify-between gap-3 px-4 py-3 sm:px-5">
        <div className="min-w-0">
          <h3 className="type-card">{expensesBalancesWords.settleUp}</h3>
          <p className="text-small text-muted-foreground">
            {open.length === 0
              ? expensesBalancesWords.square
              : say(expensesBalancesWords.transfersLeft, { count: open.length })}
          </p>
        </div>
        {open.length > 0 && (
          <IconButton
            icon={Copy}
            label={expensesBalancesWords.copy}
            onClick={() => void copy(listOf(inOrder))}
          />
        )}
      </div>
      <ul
        aria-label={expensesBalancesWords.settleUp}
        className="divide-y divide-border border-t border-border empty:hidden"
      >
        {inOrder.map((one) => {
          const amount = moneyOf(one.minor, trip.currency)
          const told = { from: partyName(one.payers, ownId), to: partyName(one.payees, ownId), amount }
          return (
            <TransferLine key={`${one.from} ${one.to}`} {...one} amount={amount} ownId={ownId} isPaid={false}>
              <Button
                size="sm"
                variant="trip-soft"
                icon={Check}
                aria-label={say(expensesBalancesWords.markPaidSpoken, told)}
                onClick={() => mark(trip, one, today, told)}
              >
                {expensesBalancesWords.markPaid}
              </Button>
            </TransferLine>
          )
        })}
        {transfers.map((transfer) => (
          <PaidTransfer key={transfer.id} trip={trip} transfer={transfer} namesOf={namesOf} ownId={ownId} />
        ))}
      </ul>
      <p className="border-t border-border bg-surface-2 px-4 py-3 text-small text-muted-foreground sm:px-5">
        {expensesBalancesWords.listOnly}
      </p>
      {dialog}
    </Card>
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
  const told = { from: partyName(payers, ownId), to: partyName(payees, ownId), amount }
  const markers = transfer.markedBy ? namesOf(transfer.markedBy) : []
  const date = monthDay(transfer.date)
  const when =
    markers.length > 0
      ? say(expensesBalancesWords.markedBy, { date, name: partyName(markers, ownId) })
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
        aria-label={say(expensesBalancesWords.undoSpoken, told)}
        onClick={() => takeBack(trip, transfer.id)}
      >
        {expensesBalancesWords.undo}
      </Button>
    </TransferLine>
  )
}
