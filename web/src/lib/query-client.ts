import { MutationCache, QueryClient } from '@tanstack/react-query'
import { toast } from '../ui/toast-store.ts'
import { ApiError, isLoggedOut } from './api-error.ts'

const freshMs = 5 * 60 * 1000
const maxReadRetries = 2
const maxWriteRetries = 1
const loginRedirectMs = 500

const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500

/** Reads: up to two more tries; never offline, for /api/auth/, or when the answer is final. */
export const shouldRetryRead = (failures: number, error: unknown): boolean =>
  navigator.onLine && failures < maxReadRetries && !isLoggedOut(error) && !isFinal(error)

/** Writes: once more under the same key; never offline, never after a refusal (C-051). */
export const shouldRetryWrite = (failures: number, error: unknown): boolean =>
  navigator.onLine && failures < maxWriteRetries && !isFinal(error)

/** A write that finds the session over: say so, then sign in again. */
export function announceLoggedOut(): void {
  toast({
    variant: 'destructive',
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
  })
  const here = encodeURIComponent(location.pathname + location.search)
  setTimeout(() => location.assign(`/api/login?returnTo=${here}`), loginRedirectMs)
}

export const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    onError: (error) => {
      if (isLoggedOut(error)) announceLoggedOut()
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: freshMs,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      retry: shouldRetryRead,
      networkMode: 'always',
    },
    mutations: { retry: shouldRetryWrite, networkMode: 'always' },
  },
})
