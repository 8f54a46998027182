import type { User } from '@sojourn/contract/auth/schema'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { readApi } from '../../lib/api.ts'

export const userQuery = queryOptions({
  queryKey: ['auth', 'user'],
  queryFn: ({ signal }): Promise<User | null> => readApi('auth.currentUser', {}, signal),
  staleTime: Infinity,
  retry: false,
})

/** Who is signed in; loading until the first check is over. */
export function useAuth(): { user: User | null; isLoading: boolean } {
  const { data, isPending } = useQuery(userQuery)
  return { user: data ?? null, isLoading: isPending }
}
