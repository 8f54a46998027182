import { logError } from '../../browser/log.ts'
import { callApi } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { leaveSession } from '../../session/leaving.ts'
import { rememberedUser, rememberUser } from '../../session/user-snapshot.ts'
import { tellOtherTabs } from '../../session/log-out-signal.ts'
import { removePersonalKeys } from '../../browser/stored-keys.ts'
import { toast } from '../../ui/toast-store.ts'
import { userQuery } from './queries.ts'

/** Everything read so far goes, what is still to be sent waits for its owner; who is here stays until the next page, so that a failure can be told on this one. */
export async function forgetEverything(): Promise<void> {
  const [group] = userQuery.queryKey
  const owner = rememberedUser()?.id
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== group })
  queryClient.getMutationCache().clear()
  leaveSession()
  removePersonalKeys()
  if (owner) await forgetCopies(owner)
}

/** What was read, on the device too (C-058). */
async function forgetCopies(owner: string): Promise<void> {
  try {
    const { dropCopies } = await import('../../sync/copy-store.ts')
    await dropCopies(owner)
    await globalThis.caches?.delete('sojourn-kept')
  } catch (error) {
    logError('The copies on this device could not be removed', error)
  }
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
    toast({
      variant: 'destructive',
      title: 'Log Out Failed',
      description: 'You are still logged in on this device.',
      action: { label: 'Try again', onPress: () => void logOut({ to, afterwards }) },
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
  tellOtherTabs()
  location.assign(path)
}
