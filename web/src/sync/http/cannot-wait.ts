import type { EndpointName } from '@sojourn/contract/api'
import { isConnectionLost, needsConnection } from '../../browser/use-connection-lost.ts'
import { ApiError } from './api-error.ts'

/** Calls that are of no use later, and what a person is told they are about (C-049). */
const whats: Partial<Record<EndpointName, string>> = {
  'auth.signIn': 'Signing in',
  'auth.signUp': 'Signing up',
  'auth.requestReset': 'A new password',
  'auth.resetPassword': 'A new password',
  'auth.resendConfirmation': 'Another mail',
  'auth.changePassword': 'A new password',
  'auth.logOutEverywhere': 'Logging out everywhere',
  'auth.deleteAccount': 'Deleting an account',
  'members.invite': 'Inviting',
  'members.resend': 'Inviting',
  'members.revoke': 'Taking an invitation back',
  'members.accept': 'Joining a trip',
  'members.decline': 'Declining an invitation',
  'members.remove': 'Changing who is on a trip',
  'members.renewShareLink': 'The share link',
  'members.stopShareLink': 'The share link',
  'billing.createCheckout': 'Payment',
  'billing.openPortal': 'Payment',
  'billing.cancel': 'Changing the plan',
  'billing.resume': 'Changing the plan',
  'export.import': 'Bringing a trip from a file',
}

export const nothingSent = 'Nothing was sent. Try again when you are back online.'

/** Was never sent: there is no connection, and it cannot wait for one. */
export class CannotWait extends ApiError {
  constructor(text: string) {
    super(0, text, { code: 'offline', text: `${text}. ${nothingSent}` })
  }
}

/** Says at once what a call that cannot wait would find out only later. */
export function requireConnection(name: EndpointName): void {
  const what = whats[name]
  if (what && isConnectionLost()) throw new CannotWait(needsConnection(what))
}
