import type { SavedResults } from '@sojourn/contract/ai/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useMutation, useMutationState } from '@tanstack/react-query'
import { callApi } from '../../sync/http/api.ts'
import type { Answer, Input } from '../../sync/http/request.ts'
import { ApiError, isLoggedOut } from '../../sync/http/api-error.ts'
import { queryClient } from '../../sync/cache/query-client.ts'
import { toast } from '../../toasts/toast-store.ts'
import { openUpgrade, planQuery } from '../../queries/billing.ts'
import { type DeviceResults, readDevice, storeDevice } from '../../queries/device-results.ts'
import { dropDevice, keepSaved } from '../../queries/ai.ts'
import { orFromDevice } from '../../guide/or-from-device.ts'

type Generator = 'ai.suggest' | 'ai.itinerary' | 'ai.plan'

/** A model may take 90 s; after that the server answers by itself. */
export const generationWaitMs = 120_000

/** By mutation: what is under way outlives the screen that started it, and can be stopped from the next. */
const running = new Map<string, AbortController>()

const wasStopped = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** These refusals say themselves what to do. */
const speaking = new Set(['conflict', 'rate_limited'])

export function tellGenerationFailure(
  error: unknown,
  failure: { title: string; description: string },
  feature: 'ai_suggestions' | 'ai_pro',
): void {
  if (wasStopped(error) || isLoggedOut(error)) return
  if (error instanceof ApiError && error.code === 'plan_limit') {
    void queryClient.invalidateQueries({ queryKey: planQuery.queryKey })
    openUpgrade(feature)
    return
  }
  const words = error instanceof ApiError && speaking.has(error.code) && error.text
  toast({ variant: 'destructive', ...failure, ...(words && { description: words }) })
}

interface GenerationOptions<N extends Generator> {
  failure: { title: string; description: string }
  resultsOf: (answer: Answer<N>) => Partial<SavedResults>
  /** What the guide on this device makes of it, where nobody else can be asked. */
  here: (input: Omit<Input<N>, 'params'>) => Promise<DeviceResults>
  onDone?: (results: Partial<SavedResults>) => void
}

/** One generation of a trip. It can be cancelled; it is not kept for later, and is not tried again by itself. */
export function useGeneration<N extends Generator>(
  { id: tripId }: Trip,
  name: N,
  { failure, resultsOf, here, onDone }: GenerationOptions<N>,
) {
  const mutationKey = ['ai', tripId, name]
  const key = mutationKey.join('/')
  const run = useMutation({
    mutationKey,
    retry: false,
    mutationFn: async (input: Omit<Input<N>, 'params'>) => {
      const controller = new AbortController()
      running.set(key, controller)
      const call = { ...input, params: { tripId } } as unknown as Input<N>
      const options = { signal: controller.signal, waitMs: generationWaitMs }
      const ask = async () => {
        const results = resultsOf(await callApi(name, call, options))
        dropDevice(tripId, results)
        return results
      }
      const make = async () => {
        const made = await here(input)
        storeDevice(tripId, { ...readDevice(tripId), ...made })
        return made
      }
      return orFromDevice(ask, make).finally(() => running.delete(key))
    },
    onSuccess: async (results) => {
      await keepSaved(tripId, results)
      onDone?.(results)
      void queryClient.invalidateQueries({ queryKey: planQuery.queryKey })
    },
    onError: (error) => tellGenerationFailure(error, failure, 'ai_suggestions'),
  })
  const [since = null] = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.submittedAt,
  })
  return {
    start: (input: Omit<Input<N>, 'params'>) => {
      if (!running.has(key)) run.mutate(input)
    },
    cancel: () => running.get(key)?.abort(),
    /** When it was started; null when nothing is under way. */
    since,
  }
}
