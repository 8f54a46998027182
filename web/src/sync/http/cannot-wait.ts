import type { EndpointName } from '@sojourn/contract/api'
import { httpCallsWords } from '@sojourn/contract/http/words-calls'
import { httpNeedsWords } from '@sojourn/contract/http/words-needs'
import { say } from '@sojourn/contract/words/say'
import { isConnectionLost, needsConnection } from '../../browser/use-connection-lost.ts'
import { ApiError } from './api-error.ts'

/** Calls that are of no use later, and what a person is told they are about (C-049). */
const whats: Partial<Record<EndpointName, keyof typeof httpNeedsWords>> = {
  'auth.signIn': 'signIn',
  'auth.signUp': 'signUp',
  'auth.requestReset': 'newPassword',
  'auth.resetPassword': 'newPassword',
  'auth.resendConfirmation': 'anotherMail',
  'auth.changePassword': 'newPassword',
  'auth.logOutEverywhere': 'logOutEverywhere',
  'auth.logOutDevice': 'logOutDevice',
  'auth.logOutElsewhere': 'logOutDevice',
  'auth.deleteAccount': 'deleteAccount',
  'auth.passkeyOptions': 'signIn',
  'auth.secondStep': 'signIn',
  'auth.proofOptions': 'factors',
  'auth.prove': 'factors',
  'auth.newPasskey': 'factors',
  'auth.removePasskey': 'factors',
  'auth.prepareApp': 'factors',
  'auth.checkApp': 'factors',
  'auth.newRecoveryCodes': 'factors',
  'auth.turnOnSecondStep': 'factors',
  'auth.turnOffSecondStep': 'factors',
  'members.invite': 'invite',
  'members.resend': 'invite',
  'members.revoke': 'revoke',
  'members.accept': 'join',
  'members.decline': 'decline',
  'members.remove': 'members',
  'members.renewShareLink': 'shareLink',
  'members.stopShareLink': 'shareLink',
  'billing.createCheckout': 'payment',
  'billing.openPortal': 'payment',
  'billing.cancel': 'plan',
  'billing.resume': 'plan',
  'trips.duplicate': 'duplicate',
  'packing.saveTemplate': 'template',
  'packing.removeTemplate': 'template',
  'export.import': 'import',
  'operator.claim': 'server',
  'operator.change': 'server',
  'operator.testMail': 'server',
  'operator.backUp': 'server',
  'operator.changeAccount': 'server',
  'operator.removeAccount': 'server',
}

/** Was never sent: there is no connection, and it cannot wait for one. */
export class CannotWait extends ApiError {
  constructor(text: string) {
    super(0, text, { code: 'offline', text: say(httpCallsWords.notSent, { needs: text }) })
  }
}

/** Says at once what a call that cannot wait would find out only later. */
export function requireConnection(name: EndpointName): void {
  const what = whats[name]
  if (what && isConnectionLost()) throw new CannotWait(needsConnection(httpNeedsWords[what]))
}
