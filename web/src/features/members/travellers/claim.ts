import { travellersPeopleWords } from '@sojourn/contract/travellers/words-people'
import { say } from '@sojourn/contract/words/say'
import { savedToast } from '../../../sync/queue/queued.ts'
import { tripRows } from '../../../sync/writes/rows.ts'
import { inBackground } from '../../../sync/writes/write-rows.ts'
import { toast } from '../../../toasts/toast-store.ts'

/** "That is me": what was written down of somebody is one's own from then on. */
export const sayThatIsMe = (tripId: number, rowId: string, ownId: string): void =>
  inBackground(async () => {
    const rows = tripRows(tripId, 'travellers')
    const name = rows.find(rowId)?.name ?? ''
    const answer = await rows.change(rowId, { userId: ownId })
    const title = say(travellersPeopleWords.welcome, { name })
    toast(savedToast(answer, { variant: 'success', title }))
  })

export const takeBackClaim = (tripId: number, rowId: string): void =>
  inBackground(async () => {
    await tripRows(tripId, 'travellers').change(rowId, { userId: null })
  })
