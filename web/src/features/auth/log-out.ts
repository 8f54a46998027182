import { callApi } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { leaveSession } from '../../session/leaving.ts'
import { tellOtherTabs } from '../../session/log-out-signal.ts'
import { removePersonalKeys } from '../../browser/stored-keys.ts'
import { rememberUser } from '../../session/user-snapshot.ts'
import { toast } from '../../ui/toast-store.ts'
import { userQuery } from './queries.ts'

/** Everything read so far goes, what is still to be sent waits for its owner; who is here stays until the next page, so that a failure can be told on this one. */
export function forgetEverything(): void {
  const [group] = userQuery.queryKey
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== group })
  queryClient.getMutationCache().clear()
  leaveSession()
  removePersonalKeys()
}

/** Clears the client, ends the session, goes home. A session that could not be ended is not called ended (C-029). */
export async function logOut(): Promise<void> {
  forgetEverything()
  try {
    await callApi('auth.logOut', {}, { cache: 'no-store' })
  } catch {
    toast({
      variant: 'destructive',
      title: 'Log Out Failed',
      description: 'You are still logged in on this device.',
      action: { label: 'Try again', onPress: () => void logOut() },
    })
    return
  }
  leaveFor('/')
}

/** After the session has ended: the other tabs leave too, so that none goes on showing what was private. */
export function leaveFor(path: string): void {
  // A check that was under way may have written it once more.
  rememberUser(null)
  tellOtherTabs()
  location.assign(path)
}
