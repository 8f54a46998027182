import type { EndpointName } from '@sojourn/contract/api'
import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useRef } from 'react'
import { callApi } from '../http/api.ts'
import type { Answer, Input } from '../http/request.ts'
import { type ApiError, offlineError } from '../http/api-error.ts'
import { requireConnection } from '../http/cannot-wait.ts'

type SaveOptions<I, O> = Omit<UseMutationOptions<O, ApiError, I>, 'mutationFn' | 'retry'>

/** A write of a form, with what the form has to know: busy, refused, saved. */
export const useSave = <I, O>(save: (input: I) => Promise<O>, options: SaveOptions<I, O> = {}) =>
  useMutation<O, ApiError, I>({ ...options, mutationFn: (input) => save(input), retry: false })

/** Not part of the first page. */
const loadWrites = () =>
  import('./writes.ts').catch(() => {
    throw offlineError('')
  })

interface WriteOptions<N extends EndpointName> extends SaveOptions<Input<N>, Answer<N>> {
  /** It waits on the device where there is no connection. */
  canWait?: boolean
}

/** A write by endpoint name. What is sent again unchanged after a failure is the same write: if it did arrive, it happens once. */
export function useWrite<N extends EndpointName>(
  name: N,
  { canWait = false, ...options }: WriteOptions<N> = {},
) {
  const tried = useRef<{ text: string; key: string } | null>(null)
  return useMutation<Answer<N>, ApiError, Input<N>>({
    ...options,
    mutationFn: async (input) => {
      if (!canWait) requireConnection(name)
      const text = JSON.stringify(input)
      const { key } = (tried.current =
        tried.current?.text === text ? tried.current : { text, key: crypto.randomUUID() })
      const answer = canWait
        ? await (await loadWrites()).performOwn(name, input, key)
        : await callApi(name, input, { key })
      tried.current = null
      return answer
    },
    // The queue sends it once more by itself.
    ...(canWait && { retry: false }),
  })
}
