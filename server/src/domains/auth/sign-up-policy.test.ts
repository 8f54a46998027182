import { randomUUID } from 'node:crypto'
import { authRefusalsWords } from '@sojourn/contract/auth/words-refusals'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignUpPolicy } from '@sojourn/contract/operator/services'
import { Client, createTrip, password, signUp, startTestApp, type TestApp } from '../../../test/test-app.ts'
import { newSetupCode } from '../../kernel/operator/setup-code.ts'
import { signUpRefusal } from './sign-up-policy.ts'

let own: TestApp
const tokens: Record<string, string | undefined> = {}
const invited = `${randomUUID()}@example.com`

/** An owner with a share link and an invitation, and a server that nobody runs yet. */
beforeAll(async () => {
  own = await startTestApp()
  const maya = await signUp({ plan: 'pro', on: own })
  const params = { tripId: (await createTrip(maya)).id }
  const { inviteLink } = (await maya.call('members.invite', { params, body: { email: invited } })).body
  tokens['an invitation'] = new URL(inviteLink ?? '').searchParams.get('token') ?? ''
  tokens['a share link'] = (await maya.call('members.renewShareLink', { params })).body.token ?? ''
  tokens['a made-up link'] = 'made-up'
  tokens['the set-up page'] = (await newSetupCode(own.db, new Date())) ?? ''
})
afterAll(() => own.app.close())
beforeEach(() => own.chosen.change(own.db, () => ({ signUp: null })))

const { signUpClosed, signUpInvited } = authRefusalsWords

test.each([
  ['everyone', 'no link', null],
  ['everyone', 'a made-up link', null],
  ['invited', 'no link', signUpInvited],
  ['invited', 'a made-up link', signUpInvited],
  ['invited', 'an invitation', null],
  ['invited', 'a share link', null],
  ['invited', 'the set-up page', null],
  ['nobody', 'no link', signUpClosed],
  ['nobody', 'an invitation', signUpClosed],
  ['nobody', 'a share link', signUpClosed],
  ['nobody', 'the set-up page', null],
] as const)('where %s may sign up, somebody with %s is told: %s', async (policy, link, refusal) => {
  await own.chosen.change(own.db, () => ({ signUp: policy }))
  const invitation = tokens[link]
  const body = { email: `${randomUUID()}@example.com`, password, name: 'Noor', invitation }
  const { status, error } = await new Client(own.app).call('auth.signUp', { body })
  expect([status, refusal && error.message]).toEqual(refusal ? [403, refusal] : [200, null])
})

test.each([
  ['everyone', 'anybody@example.com', null],
  ['invited', invited, null],
  ['invited', 'anybody@example.com', 'not_invited'],
  ['invited', null, 'not_invited'],
  ['nobody', invited, 'closed'],
] as const)(
  'where %s may sign up, a provider that vouches for %s leads to: %s',
  async (policy, provenEmail, to) => {
    const rules = { policy: policy as SignUpPolicy, now: new Date() }
    expect(await signUpRefusal(own.db, rules, { token: null, provenEmail })).toBe(to)
  },
)
