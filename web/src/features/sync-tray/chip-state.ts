import { syncTrayWords } from '@sojourn/contract/sync/words-tray'
import { say } from '@sojourn/contract/words/say'
import type { SyncState } from '../../sync/queue/queued.ts'

export type ChipState = 'attention' | 'offline' | 'waiting' | 'saving' | 'saved'

/** The one thing there is to say; what a person must decide about comes first. */
export function chipState(
  { attention, waiting }: SyncState,
  isOffline: boolean,
  isSaving: boolean,
): ChipState {
  if (attention.length > 0) return 'attention'
  if (isOffline) return 'offline'
  if (waiting.length > 0) return 'waiting'
  return isSaving ? 'saving' : 'saved'
}

/** The main word, and what is less important. */
export function chipWords(
  state: ChipState,
  { attention, waiting }: SyncState,
  asOf: string | null,
): readonly [string, string?] {
  const waits = say(syncTrayWords.waits, { count: waiting.length })
  if (state === 'attention') return [say(syncTrayWords.needAttention, { count: attention.length })]
  if (state === 'offline') {
    const more = [waiting.length > 0 && waits, asOf !== null && say(syncTrayWords.asOf, { time: asOf })]
    return [syncTrayWords.offline, more.map((text) => (text ? ` · ${text}` : '')).join('')]
  }
  return [{ waiting: waits, saving: syncTrayWords.saving, saved: syncTrayWords.saved }[state]]
}
