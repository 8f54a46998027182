import type { EndpointName } from '@sojourn/contract/api'
import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { callApi, type Answer, type Input } from './api.ts'
import type { ApiError } from './api-error.ts'

const keys = new WeakMap<object, string>()

/** One key per intention: an automatic retry passes the same input object and so repeats the same write. */
function keyOf(input: object): string {
  const known = keys.get(input)
  if (known) return known
  const key = crypto.randomUUID()
  keys.set(input, key)
  return key
}

/** A write by endpoint name, as a mutation. */
export function useWrite<N extends EndpointName, Context = unknown>(
  name: N,
  options: Omit<UseMutationOptions<Answer<N>, ApiError, Input<N>, Context>, 'mutationFn'> = {},
) {
  return useMutation<Answer<N>, ApiError, Input<N>, Context>({
    ...options,
    mutationFn: (input) => callApi(name, input, { key: keyOf(input) }),
  })
}
