import type { User } from '@sojourn/contract/auth/schema'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi, mapConfigKey, planKey, readApi, userKey } from '../sync/http/api.ts'
import { isServerThere } from '../sync/http/is-server-there.ts'
import { takeProfile } from '../sync/cache/row-store.ts'
import { takeFromPage } from '../sync/http/page-answers.ts'
import { queryClient } from '../sync/cache/query-client.ts'
import { leaveSession } from '../session/leaving.ts'
import { noteReached } from '../session/session-age.ts'
import { tellFor } from '../session/units.ts'
import { rememberedUser, rememberUser } from '../session/user-snapshot.ts'
import { afterCheck, checkSession, type Session } from './session-check.ts'

const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

/** The plan and the map's settings come along: no page has to ask for them. */
async function askForUser(signal: AbortSignal): Promise<User> {
  const answer =
    takeFromPage('user') ?? (await callApi('auth.currentUser', {}, { signal, cache: 'no-store' }))
  const { planStatus, mapConfig, sessionAgeMs, ...user } = answer
  noteReached(sessionAgeMs)
  if (planStatus) queryClient.setQueryData(planKey, planStatus)
  if (mapConfig) queryClient.setQueryData(mapConfigKey, mapConfig)
  return user
}

/** Nobody who was here before stands before a blank page for longer. */
const patienceMs = 2_500

async function check(before: Session | undefined): Promise<Session> {
  const found = await checkSession({ ask: askForUser, wait })
  if (found.answered) rememberUser(found.user)
  if (found.user && before?.user && found.user.id !== before.user.id) void forgetReads()
  const isOnline = found.answered || (await isServerThere())
  return takeProfile(afterCheck(found, { before, isOnline, remembered: rememberedUser }))
}

/** Whoever the device remembers is let in while the answer is still on its way. */
async function askWhoIsHere(): Promise<Session> {
  const before = queryClient.getQueryData<Session>(userKey)
  const checking = check(before)
  const user = before ? null : rememberedUser()
  if (!user) return checking
  const found = await Promise.race([checking, wait(patienceMs).then(() => null)])
  if (found) return found
  void checking.then((session) => queryClient.setQueryData<Session>(userKey, session))
  return takeProfile<Session>({ user, answered: false })
}

const askAgainMs = 15_000

const isOpen = (session: Session | undefined): boolean => session?.answered === false

/** What was read for one person is nothing for another. */
function forgetReads(): Promise<void> {
  leaveSession()
  return queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey[0] })
}

export const userQuery = queryOptions({
  queryKey: userKey,
  queryFn: askWhoIsHere,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
  // Whoever the device remembers is here until the server has spoken.
  refetchOnReconnect: ({ state }) => (isOpen(state.data) ? 'always' : false),
  refetchInterval: ({ state }) => (isOpen(state.data) && state.data?.user ? askAgainMs : false),
})

// Before anything of a page is drawn with the answer.
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'updated' && query.queryKey[0] === userKey[0])
    tellFor((query.state.data as Session | undefined)?.user ?? null)
})

interface Auth {
  user: User | null
  isLoading: boolean
  /** Whether the server itself said who is here; false when it was out of reach. */
  isAnswered: boolean
}

export function useAuth(): Auth {
  const { data, isPending } = useQuery(userQuery)
  return { user: data?.user ?? null, isLoading: isPending, isAnswered: data?.answered ?? false }
}

export function setUser(user: User): void {
  rememberUser(user)
  queryClient.setQueryData(userQuery.queryKey, takeProfile({ user, answered: true }))
}

/** Asks once more whether the session still stands (C-030, C-040). */
export const recheckSession = (): Promise<Session> => queryClient.fetchQuery({ ...userQuery, staleTime: 0 })

export const signInOptionsQuery = queryOptions({
  queryKey: ['auth', 'options'],
  queryFn: (read) => readApi('auth.options', {}, read),
  retry: false,
})
