import { aiWords } from '@sojourn/contract/ai/words'
import type { SavedResults } from '@sojourn/contract/ai/schema'
import { useRef } from 'react'
import { callApi } from '../../../sync/http/api.ts'
import { isUnreached } from '../../../sync/http/api-error.ts'
import { inBackground } from '../../../sync/writes/write-rows.ts'
import { tellFailure } from '../../../sync/http/tell-failure.ts'
import { dismissToast, toast } from '../../../toasts/toast-store.ts'
import { readDevice, storeDevice } from '../../../queries/device-results.ts'
import { dropDevice, keepSaved } from '../../../queries/ai.ts'

type Plans = Pick<SavedResults, 'dayPlans' | 'dayPlansAt'>

/**
 * Clears the day plans. There is no way to write them back, so that they leave the screen at once and the server when
 * Undo is no longer offered, or the page ends.
 */
export function useClear(tripId: number) {
  const shown = useRef<string | null>(null)

  function clear(before: Plans) {
    let isOver = false
    const here = readDevice(tripId)
    const restore = () => {
      storeDevice(tripId, here)
      void keepSaved(tripId, before)
    }
    const end = () => {
      isOver = true
      window.removeEventListener('pagehide', send)
    }
    const send = () => {
      if (isOver) return
      end()
      inBackground(async () => {
        try {
          await callApi('ai.clear', { params: { tripId } }, { keepalive: true })
        } catch (error) {
          // The server never had what was made here.
          if (here.dayPlans && isUnreached(error)) return
          restore()
          tellFailure(error, aiWords.clearFailed)
          throw error
        }
      })
    }
    const undo = () => {
      if (isOver) return
      end()
      restore()
    }
    window.addEventListener('pagehide', send)
    const none = { dayPlans: [], dayPlansAt: null }
    dropDevice(tripId, none)
    void keepSaved(tripId, none)
    shown.current = toast({
      variant: 'removed',
      title: aiWords.cleared,
      description: aiWords.clearedText,
      action: { label: aiWords.undo, undo: true, onPress: undo },
      onClose: send,
    })
  }

  /** Before new plans are made: a clearing that came after them would take them away. */
  function finish() {
    if (shown.current !== null) dismissToast(shown.current)
  }
  return { clear, finish }
}
