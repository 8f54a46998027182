import { httpCallsWords } from '@sojourn/contract/http/words-calls'
import { MutationCache, QueryClient } from '@tanstack/react-query'
import { toast } from '../../toasts/toast-store.ts'
import { ApiError, isLoggedOut } from '../http/api-error.ts'
import { freshMs } from '../device/read-path.ts'
import { CannotWait } from '../http/cannot-wait.ts'
import { setSessionEnded } from '../../session/session-ended-flag.ts'

const maxReadRetries = 2
const maxWriteRetries = 1
const loginRedirectMs = 500

/** The auth check has its own loop (C-033); a refused sign-in says something about a password, not about a session. */
const isAuthCall = (error: unknown): boolean => error instanceof ApiError && error.path.includes('/api/auth/')
const isSignIn = (error: unknown): boolean => error instanceof ApiError && error.path === '/api/auth/signin'

/** A refusal stays one, and whoever waited half a minute for nothing decides for themselves about another. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && ((error.status >= 400 && error.status < 500) || error.code === 'late')

/** Reads: up to two more tries; never offline, for /api/auth/, or when the answer is final. */
export const shouldRetryRead = (failures: number, error: unknown): boolean =>
  navigator.onLine &&
  failures < maxReadRetries &&
  !isAuthCall(error) &&
  !isLoggedOut(error) &&
  !isFinal(error)

/** Writes: once more under the same key; never offline, never after a refusal (C-051). */
export const shouldRetryWrite = (failures: number, error: unknown): boolean =>
  navigator.onLine && failures < maxWriteRetries && !isFinal(error)

let isLeaving = false

/** A write that finds the session over: say so, then sign in again. */
export function announceLoggedOut(): void {
  toast({
    variant: 'destructive',
    title: httpCallsWords.unauthorized,
    description: httpCallsWords.loggingIn,
  })
  if (isLeaving) return
  isLeaving = true
  setSessionEnded()
  const here = encodeURIComponent(location.pathname + location.search)
  setTimeout(() => {
    isLeaving = false
    location.assign(`/api/login?returnTo=${here}`)
  }, loginRedirectMs)
}

export const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    // Later than the write's own message, whose place it takes: one toast shows at a time.
    onSettled: (_answer, error) => {
      if (isLoggedOut(error) && !isSignIn(error)) setTimeout(announceLoggedOut)
      if (error instanceof CannotWait)
        setTimeout(() => toast({ title: error.message, description: httpCallsWords.nothingSent }))
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

/** What was opened is kept for as long as the page is: without a connection there is no other. */
queryClient.setQueryDefaults(['trips'], { gcTime: Number.POSITIVE_INFINITY })
