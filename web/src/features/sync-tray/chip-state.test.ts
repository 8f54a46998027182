import { expect, test } from 'vitest'
import type { DeadLetter, Entry } from '../../sync/overlay/write.ts'
import { nothingWaits } from '../../sync/queue/queued.ts'
import { chipState, chipWords } from './chip-state.ts'

interface Kept {
  waiting?: number
  attention?: number
  isOffline?: boolean
  isSaving?: boolean
  asOf?: string
}

test.each<[Kept, string]>([
  [{}, 'Saved'],
  [{ isSaving: true }, 'Saving'],
  [{ waiting: 2 }, '2 waiting'],
  [{ waiting: 2, isSaving: true }, '2 waiting'],
  [{ isOffline: true }, 'Offline'],
  [{ isOffline: true, isSaving: true, waiting: 3 }, 'Offline · 3 waiting'],
  [{ isOffline: true, asOf: '10:42' }, 'Offline · as of 10:42'],
  [{ isOffline: true, waiting: 1, asOf: '10:42' }, 'Offline · 1 waiting · as of 10:42'],
  [{ attention: 1 }, '1 needs attention'],
  [{ attention: 2, waiting: 5, isOffline: true, asOf: '10:42' }, '2 need attention'],
])(
  'with %o the chip says "%s"',
  ({ waiting = 0, attention = 0, isOffline = false, isSaving = false, asOf }, text) => {
    const sync = {
      ...nothingWaits,
      waiting: Array<Entry>(waiting),
      attention: Array<DeadLetter>(attention),
    }
    expect(chipWords(chipState(sync, isOffline, isSaving), sync, asOf ?? null).join('')).toBe(text)
  },
)
