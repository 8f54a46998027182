import { authAccountWords } from '@sojourn/contract/auth/words-account'
import { callApi } from '../../sync/http/api.ts'
import { forgetDevice } from '../../sync/device/forget-device.ts'
import { queryClient } from '../../sync/cache/query-client.ts'
import { readTimes } from '../../sync/http/read-times.ts'
import { leaveSession } from '../../session/leaving.ts'
import { rememberUser } from '../../session/user-snapshot.ts'
import { loggedOutSignal } from '../../session/tab-signals.ts'
import { toast } from '../../toasts/toast-store.ts'
import { userQuery } from '../../queries/auth.ts'

/** Everything read so far goes, what is still to be sent waits for its owner; who is here stays until the next page, so that a failure can be told on this one. */
export async function forgetEverything(): Promise<void> {
  const [group] = userQuery.queryKey
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== group })
  queryClient.getMutationCache().clear()
  leaveSession()
  readTimes.forget()
  await forgetDevice()
}

interface LeavingOptions {
  to?: string
  afterwards?: () => Promise<unknown>
}

/** Clears the client, ends the session, does what is to be done after it, goes home. A session that could not be ended is not called ended (C-029). */
export async function logOut({
  to = '/',
  afterwards = () => Promise.resolve(),
}: LeavingOptions = {}): Promise<void> {
  await forgetEverything()
  try {
    await callApi('auth.logOut', {}, { cache: 'no-store' })
  } catch {
    // Whoever stays hears of news again.
    document.dispatchEvent(new Event('visibilitychange'))
    toast({
      variant: 'destructive',
      title: authAccountWords.logOutFailed,
      description: authAccountWords.stillHere,
      action: { label: authAccountWords.tryAgain, onPress: () => void logOut({ to, afterwards }) },
    })
    return
  }
  await afterwards().catch(() => undefined)
  leaveFor(to)
}

/** After the session has ended: the other tabs leave too, so that none goes on showing what was private. */
export function leaveFor(path: string): void {
  // A check that was under way may have written it once more.
  rememberUser(null)
  loggedOutSignal.tell()
  location.assign(path)
}
