import { packingText } from '@sojourn/contract/packing/item-form'
import type { Suggestion } from '@sojourn/contract/packing/suggestions'
import { counted } from '@sojourn/contract/trips/duration'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '../../sync/api-error.ts'
import { callApi } from '../../sync/api.ts'
import { shouldRetryWrite } from '../../sync/query-client.ts'
import { tellFailure } from '../../sync/tell-failure.ts'
import { toast } from '../../ui/toast-store.ts'
import { openUpgrade, useFeature } from '../billing/queries.ts'
import { packingCache } from './packing-cache.ts'

export type SmartPackState =
  | { phase: 'idle' }
  | { phase: 'generating'; sent: number; total: number }
  | { phase: 'done'; added: number; isCancelled: boolean }

/** Sends one item, once more under the same key when the answer got lost. */
async function post(tripId: number, suggestion: Suggestion) {
  const id = crypto.randomUUID()
  const key = crypto.randomUUID()
  const send = () => callApi('packing.add', { params: { tripId }, body: { id, ...suggestion } }, { key })
  const item = await send().catch((error: unknown) => {
    if (shouldRetryWrite(0, error)) return send()
    throw error
  })
  // Somebody else may have added it meanwhile: then the answer is their item.
  return { item, isNew: item.id === id }
}

/**
 * Smart Pack: the suggestions from the server, then one post for each, in order. The first failure ends it; what was
 * added stays (C-103).
 */
export function useSmartPack(tripId: number, onAdded: (id: string) => void) {
  const [state, setState] = useState<SmartPackState>({ phase: 'idle' })
  const isCancelled = useRef(false)
  const isOpen = useFeature('packpal_pro')
  const cache = packingCache(tripId)

  async function generate(): Promise<number> {
    isCancelled.current = false
    setState({ phase: 'generating', sent: 0, total: 0 })
    const suggestions = await callApi('packing.suggestions', { params: { tripId } })
    let added = 0
    for (const [sent, suggestion] of suggestions.entries()) {
      if (isCancelled.current) break
      setState({ phase: 'generating', sent, total: suggestions.length })
      const { item, isNew } = await post(tripId, suggestion)
      await cache.hold()
      cache.put(item)
      if (isNew) {
        added += 1
        onAdded(item.id)
      }
    }
    return added
  }

  // A mutation, so that the end of the session is noticed here as in every write.
  const run = useMutation({
    mutationFn: generate,
    retry: false,
    onSuccess: (added) => {
      setState({ phase: 'done', added, isCancelled: isCancelled.current })
      toast({ variant: 'success', title: 'Smart Pack', description: doneText(added, isCancelled.current) })
    },
    onError: (error) => {
      setState({ phase: 'idle' })
      if (error instanceof ApiError && error.code === 'plan_limit') openUpgrade('packpal_pro')
      else tellFailure(error, packingText.generateFailed)
    },
    onSettled: cache.reload,
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
  const items = counted(added, 'item')
  if (isCancelled) return `Stopped. ${items} added.`
  return added === 0 ? 'Your list already has everything we would suggest.' : `${items} added to your list.`
}
