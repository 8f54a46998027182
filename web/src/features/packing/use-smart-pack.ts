import { packingWords } from '@sojourn/contract/packing/words'
import { say } from '@sojourn/contract/words/say'
import { tell } from '@sojourn/contract/words/tell'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '../../sync/http/api-error.ts'
import { callApi } from '../../sync/http/api.ts'
import { tripRows } from '../../sync/writes/rows.ts'
import { tellFailure } from '../../sync/http/tell-failure.ts'
import { currentFigures, timeZone } from '../../session/units.ts'
import { toast } from '../../toasts/toast-store.ts'
import { openUpgrade, useFeature } from '../../queries/billing.ts'

export type SmartPackState =
  | { phase: 'idle' }
  | { phase: 'generating'; sent: number; total: number }
  | { phase: 'done'; added: number; isCancelled: boolean }

/**
 * Smart Pack: the suggestions from the server, then one post for each by its name in the reader's language, in order, and
 * how many of it where the trip needs more than one. The first failure ends it; what was added stays (C-103).
 */
export function useSmartPack(tripId: number, onAdded: (id: string) => void) {
  const [state, setState] = useState<SmartPackState>({ phase: 'idle' })
  const isCancelled = useRef(false)
  const isOpen = useFeature('packpal_pro')

  async function generate(): Promise<number> {
    isCancelled.current = false
    setState({ phase: 'generating', sent: 0, total: 0 })
    const { add, change } = tripRows(tripId, 'packing')
    const suggestions = await callApi('packing.suggestions', {
      params: { tripId },
      query: { home: timeZone() },
    })
    const { packingThingsWords } = await import('@sojourn/contract/packing/words-things')
    let added = 0
    for (const [sent, { pieces, ...suggestion }] of suggestions.entries()) {
      if (isCancelled.current) break
      setState({ phase: 'generating', sent, total: suggestions.length })
      const id = crypto.randomUUID()
      const name = tell(suggestion.item, { 'packing-things': packingThingsWords }, currentFigures())
      const item = await add({ id, ...suggestion, item: name }, { isQuiet: true })
      // Somebody else may have added it meanwhile: then the answer is their item.
      if (item.id !== id) continue
      added += 1
      onAdded(id)
      if (pieces > 1) await change(id, { quantity: pieces }, { isShown: true, isQuiet: true })
    }
    return added
  }

  // A mutation, so that the end of the session is noticed here as in every write.
  const run = useMutation({
    mutationFn: generate,
    retry: false,
    onSuccess: (added) => {
      setState({ phase: 'done', added, isCancelled: isCancelled.current })
      toast({
        variant: 'success',
        title: packingWords.smartPack,
        description: doneText(added, isCancelled.current),
      })
    },
    onError: (error) => {
      setState({ phase: 'idle' })
      if (error instanceof ApiError && error.code === 'plan_limit') openUpgrade('packpal_pro')
      else tellFailure(error, packingWords.generateFailed)
    },
  })

  return {
    state,
    start: () => {
      if (!isOpen) openUpgrade('packpal_pro')
      else if (!run.isPending) run.mutate()
    },
    cancel: () => {
      isCancelled.current = true
    },
  }
}

export function doneText(added: number, isCancelled: boolean): string {
  if (isCancelled) return say(packingWords.stopped, { count: added })
  return added === 0 ? packingWords.nothingNew : say(packingWords.addedToList, { count: added })
}
