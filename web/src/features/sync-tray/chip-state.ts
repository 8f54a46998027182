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
  const waits = `${waiting.length} waiting`
  if (state === 'attention')
    return [`${attention.length} ${attention.length === 1 ? 'needs' : 'need'} attention`]
  if (state === 'offline')
    return ['Offline', `${waiting.length > 0 ? ` · ${waits}` : ''}${asOf ? ` · as of ${asOf}` : ''}`]
  return [{ waiting: waits, saving: 'Saving', saved: 'Saved' }[state]]
}
