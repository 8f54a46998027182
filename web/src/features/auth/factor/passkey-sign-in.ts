import { callApi } from '../../../sync/http/api.ts'
import { requireConnection } from '../../../sync/http/cannot-wait.ts'
import { signWithPasskey } from './passkeys.ts'

/** Whichever passkey the person picks says whose it is. */
export async function signInWithPasskey(): Promise<void> {
  requireConnection('auth.passkeyOptions')
  const passkey = await signWithPasskey(() => callApi('auth.passkeyOptions', { body: {} }))
  await callApi('auth.signInWithPasskey', { body: { passkey } })
}
