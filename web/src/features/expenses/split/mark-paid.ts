import { expensesBalancesWords } from '@sojourn/contract/expenses/words-balances'
import { nextTurn } from '@sojourn/contract/ledger/trip-ledger'
import type { Trip } from '@sojourn/contract/trips/schema'
import { minorToText } from '@sojourn/contract/values/money'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import { savedToast } from '../../../sync/queue/queued.ts'
import { tripRows } from '../../../sync/writes/rows.ts'
import { inBackground } from '../../../sync/writes/write-rows.ts'
import { toast } from '../../../toasts/toast-store.ts'
import type { OpenTransfer } from './open-transfers.ts'

/** A transfer as a sentence names it. */
interface NamedTransfer {
  from: string
  to: string
  amount: string
}

/** Marking shows at once, waits on the device without a connection, and two who mark the same make one. */
export function markPaid(trip: Trip, transfer: OpenTransfer, date: PlainDate, named: NamedTransfer): void {
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
        description: say(expensesBalancesWords.markedText, named),
        action: { label: expensesBalancesWords.undo, undo: true, onPress: () => unmark(trip, answer.id) },
      }),
    )
  })
}

export const unmark = (trip: Trip, id: string): void =>
  inBackground(async () => {
    await tripRows(trip.id, 'transfers').remove(id)
  })
