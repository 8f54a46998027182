import { randomUUID } from 'node:crypto'
import type { Calls, Settled } from './settled.ts'
import { password } from './test-app.ts'
import { aiCalls, dailyCalls, itineraryCalls, moneyCalls, tripCalls } from './trip-calls.ts'

export type GoodCalls = Calls<string>

/** A call of every endpoint that a server has to answer well. The compiler asks for a line when an endpoint comes. */
export const goodCalls = (settled: Settled): GoodCalls => ({
  ...accountCalls(settled),
  ...tripCalls(settled),
  ...itineraryCalls(settled),
  ...dailyCalls(settled),
  ...moneyCalls(settled),
  ...aiCalls(settled),
  ...billingCalls(),
  ...memberCalls(settled),
  ...operatorCalls(),
})

/** About an account of nobody: whoever may call them finds nothing there, and nothing of the test is changed. */
function operatorCalls(): Calls<'operator'> {
  const params = { accountId: '00000000-0000-4000-8000-000000000000' }
  return {
    'operator.claim': { body: { code: 'a-code-of-nobody' } },
    'operator.health': {},
    'operator.settings': {},
    'operator.change': { body: {} },
    'operator.testMail': { body: {} },
    'operator.backups': {},
    'operator.backUp': { body: {} },
    'operator.accounts': { query: {} },
    'operator.changeAccount': { params, body: { isLocked: true } },
    'operator.removeAccount': { params, body: { confirmation: 'nobody@example.com' } },
  }
}

function memberCalls({ trip, traveller, inviteId, shareToken }: Settled): Calls<'members' | 'activity'> {
  const params = { tripId: trip.id }
  return {
    'members.list': { params },
    'members.remove': { params: { ...params, memberId: traveller.id } },
    'members.invite': { params, body: { email: `${randomUUID()}@example.com` } },
    'members.invites': { params },
    'members.resend': { params: { ...params, inviteId } },
    'members.revoke': { params: { ...params, inviteId } },
    'members.shareLink': { params },
    'members.renewShareLink': { params },
    'members.stopShareLink': { params },
    'members.offer': { body: { token: shareToken } },
    'members.accept': { body: { token: shareToken } },
    'members.decline': { body: { token: shareToken } },
    'activity.list': { query: { before: '2027-04-18T10:00:00.000Z' } },
    'activity.markRead': { body: { upTo: '2027-04-18T10:00:00.000Z' } },
  }
}

function accountCalls({ traveller }: Settled): Calls<'auth'> {
  const email = `${randomUUID()}@example.com`
  return {
    'auth.currentUser': {},
    'auth.updateProfile': { body: { name: 'Maya O.' } },
    'auth.signIn': { body: { email: traveller.email, password } },
    'auth.signUp': { body: { email, password, name: 'Noor' } },
    'auth.logOut': {},
    'auth.logOutByPost': { body: {} },
    'auth.options': {},
    'auth.googleStatus': {},
    'auth.appleStatus': {},
    'auth.requestReset': { body: { email } },
    'auth.resetPassword': { body: { token: 'a-token-of-nobody', password } },
    'auth.confirmEmail': { body: { token: 'a-token-of-nobody' } },
    'auth.resendConfirmation': { body: {} },
    'auth.changePassword': { body: { currentPassword: password, newPassword: 'another harbour' } },
    'auth.logOutEverywhere': { body: {} },
    'auth.devices': {},
    'auth.logOutDevice': { params: { deviceId: 'a-device-of-nobody' } },
    'auth.logOutElsewhere': { body: {} },
    'auth.deleteAccount': { body: { confirmation: traveller.email, password } },
    'auth.downloadData': {},
    ...factorCalls(),
  }
}

/** With a passkey of nobody, and codes of no app. */
function factorCalls() {
  const credential = {
    id: 'cGFzc2tleQ',
    rawId: 'cGFzc2tleQ',
    type: 'public-key',
    clientExtensionResults: {},
  } as const
  const passkey = {
    ...credential,
    response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
  }
  const made = { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'AA' } }
  return {
    'auth.passkeyOptions': { body: {} },
    'auth.signInWithPasskey': { body: { passkey } },
    'auth.secondStep': { body: { way: 'app', code: '123456' } },
    'auth.factors': {},
    'auth.proofOptions': { body: {} },
    'auth.prove': { body: { way: 'password', password } },
    'auth.newPasskey': { body: {} },
    'auth.addPasskey': { body: { passkey: made } },
    'auth.removePasskey': { params: { passkeyId: 'cGFzc2tleQ' } },
    'auth.prepareApp': { body: {} },
    'auth.checkApp': { body: { code: '123456' } },
    'auth.newRecoveryCodes': { body: {} },
    'auth.turnOnSecondStep': { body: {} },
    'auth.turnOffSecondStep': {},
  } as const
}

function billingCalls(): Calls<'billing' | 'testCheckout'> {
  const params = { sessionId: 'cs_test_of_nobody' }
  return {
    'billing.plan': {},
    'billing.state': {},
    'billing.createCheckout': { body: { plan: 'yearly' } },
    'billing.session': { params },
    'billing.cancel': { body: {} },
    'billing.resume': { body: {} },
    'billing.openPortal': { body: { purpose: 'change' } },
    'billing.invoices': {},
    'testCheckout.session': { params },
    'testCheckout.pay': { params, body: { card: 'confirm', bank: 'confirms' } },
    'testCheckout.billing': { params },
    'testCheckout.change': { params, body: { do: 'card', card: 'succeeds' } },
  }
}
