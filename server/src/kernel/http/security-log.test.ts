import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { throughApple, throughGoogle, providerWorld } from '../../../test/provider-world.ts'
import {
  Client,
  createTrip,
  join,
  password,
  signUp,
  startTestApp,
  type TestApp,
} from '../../../test/test-app.ts'
import { newResetPath } from '../../domains/auth/reset.ts'
import { maxBuckets, refusalJob } from './refusal-log.ts'
import { accountMark, readLogKey } from './security-log.ts'

interface Line {
  event: string
  account: string | null
  code?: string
  by?: string
  trip?: number
  times?: number
  msg: string
}

let own: TestApp
const lines: string[] = []
const logTo = { write: (line: string) => void lines.push(line) }

beforeAll(async () => {
  own = await startTestApp({ LOG_LEVEL: 'warn' }, { logTo })
})

type Told = Omit<Line, 'msg'>

const told = (): Told[] =>
  lines
    .map((line) => JSON.parse(line) as Line)
    .filter(({ msg }) => msg === 'security')
    .map(({ event, account, code, by, trip, times }) => ({
      event,
      account,
      ...(code && { code }),
      ...(by && { by }),
      ...(trip && { trip }),
      ...(times && { times }),
    }))

/** What the log says about security while something happens. */
async function during(work: () => Promise<unknown>): Promise<Told[]> {
  lines.length = 0
  await work()
  return told()
}

const markOf = async (account: string): Promise<string> => accountMark(await readLogKey(own.db), account)

test('a failed sign-in leaves one line that names the account to whoever has the key', async () => {
  const maya = await signUp({ on: own })
  const body = { email: maya.email, password: 'wrong' }
  const seen = await during(() => new Client(own.app).call('auth.signIn', { body }))
  expect(seen).toEqual([{ event: 'sign-in failed', account: await markOf(maya.id) }])
  const nobody = `${randomUUID()}@example.com`
  const unknown = { body: { ...body, email: nobody } }
  expect(await during(() => new Client(own.app).call('auth.signIn', unknown))).toEqual([
    { event: 'sign-in failed', account: await markOf(nobody) },
  ])
})

test('a refusal leaves one line with its reason', async () => {
  const maya = await signUp({ on: own })
  for (let n = 0; n < 3; n++) await createTrip(maya)
  const body = { title: 'A fourth', destination: 'Rome', startDate: '2027-01-01', endDate: '2027-01-02' }
  const account = await markOf(maya.id)
  expect(await during(() => maya.call('trips.create', { body }))).toEqual([
    { event: 'refused', account, code: 'plan_limit' },
  ])
  const foreign = { 'sec-fetch-site': 'cross-site' }
  expect(await during(() => maya.call('auth.updateProfile', { body: {} }, foreign))).toEqual([
    { event: 'refused', account: null, code: 'foreign_origin' },
  ])
  const often = await startTestApp({ LOG_LEVEL: 'warn', RATE_LIMIT_SCALE: '0.001' }, { logTo })
  expect(await during(() => new Client(often.app).call('auth.options', {}))).toEqual([
    { event: 'refused', account: null, code: 'rate_limited' },
  ])
})

test('a new password, a reset, a confirmed address and a deletion leave one line each, without the person', async () => {
  const maya = await signUp({ on: own })
  const account = await markOf(maya.id)
  const next = 'a louder harbour'
  const change = { body: { currentPassword: password, newPassword: next } }
  expect(await during(() => maya.call('auth.changePassword', change))).toEqual([
    { event: 'password changed', account },
  ])
  const token = (await newResetPath(own.db, maya.email, { isMailed: true }))?.split('=')[1] ?? ''
  const reset = { body: { token, password } }
  expect(await during(() => maya.call('auth.resetPassword', reset))).toEqual([
    { event: 'password reset', account },
  ])
  await maya.call('auth.signIn', { body: { email: maya.email, password } })
  const confirm = { body: { token: 'any' } }
  expect(await during(() => maya.call('auth.confirmEmail', confirm))).toEqual([
    { event: 'email confirmed', account },
  ])
  const removal = { body: { confirmation: maya.email, password } }
  expect(await during(() => maya.call('auth.deleteAccount', removal))).toEqual([
    { event: 'account deleted', account },
  ])
  for (const hidden of [maya.id, maya.email, 'Maya', token]) expect(lines.join('')).not.toContain(hidden)
})

test('who asks for a trip or a row of others leaves a line, and no trace of which', async () => {
  const [maya, tom] = [await signUp({ on: own }), await signUp({ on: own })]
  const { id: tripId } = await createTrip(maya)
  const params = { tripId }
  const { id } = (await maya.call('packing.add', { params, body: { item: 'Map' } })).body
  const account = await markOf(tom.id)
  expect(await during(() => tom.call('trips.get', { params }))).toEqual([
    { event: 'refused', account, code: 'not_found' },
  ])
  const eve = await signUp({ on: own })
  expect(await during(() => eve.call('packing.remove', { params: { id } }))).toEqual([
    { event: 'refused', account: await markOf(eve.id), code: 'not_found' },
  ])
  expect(lines.join('')).not.toContain(id)
})

test('a body that none of our pages sends leaves a line, a mistyped field does not', async () => {
  const maya = await signUp({ on: own })
  const send = (payload: string) => () =>
    own.app.inject({
      method: 'POST',
      url: '/api/trips',
      headers: { host: 'localhost', cookie: maya.cookie, 'content-type': 'application/json' },
      payload,
    })
  expect(await during(send('{"title":""}'))).toEqual([])
  expect(await during(send('{"__proto__":{"plan":"pro"}}'))).toEqual([
    { event: 'refused', account: await markOf(maya.id), code: 'invalid_input' },
  ])
})

test('logging out everywhere leaves a line', async () => {
  const maya = await signUp({ on: own })
  expect(await during(() => maya.call('auth.logOutEverywhere', { body: {} }))).toEqual([
    { event: 'sessions ended', account: await markOf(maya.id) },
  ])
})

/** More than anybody may ask in a minute, from as many networks as there are numbers. */
async function flooded() {
  const app = await startTestApp(
    { LOG_LEVEL: 'warn', RATE_LIMIT_SCALE: '0.001', TRUST_PROXY: '1' },
    { logTo },
  )
  const ask = (network: number) => {
    const address = `2001:db8:${network.toString(16)}::1`
    return new Client(app.app).call('auth.options', {}, { 'x-forwarded-for': address })
  }
  const often = async (network: number, count: number) => {
    for (let n = 0; n < count; n++) await ask(network)
  }
  return { ...app, ask, often, minuteOver: () => app.app.jobs.runSoon(refusalJob) }
}

const refused = { event: 'refused', account: null, code: 'rate_limited' }

test('of a thousand refusals one is told at once, and when the minute is over how many followed', async () => {
  const { often, ask, minuteOver } = await flooded()
  expect(await during(() => often(1, 100))).toEqual([refused])
  expect(await during(() => often(2, 5))).toEqual([refused])
  expect(await during(async () => minuteOver())).toEqual([
    { ...refused, times: 99 },
    { ...refused, times: 4 },
  ])
  // As long as it goes on, one line a minute.
  expect(await during(() => often(1, 50))).toEqual([])
  expect(await during(async () => minuteOver())).toEqual([{ ...refused, times: 50 }])
  // A minute without any, and the next is news again.
  expect(await during(async () => minuteOver())).toEqual([])
  expect(await during(() => ask(1))).toEqual([refused])
})

test('each account and each reason has a line of its own', async () => {
  const [maya, tom] = [await signUp({ on: own }), await signUp({ on: own })]
  const accounts = [await markOf(maya.id), await markOf(tom.id)]
  const trip = await createTrip(maya)
  await join(trip, tom, own)
  const seen = await during(async () => {
    for (let time = 0; time < 3; time++) {
      await maya.call('members.renewShareLink', { params: { tripId: trip.id } })
      await tom.call('trips.remove', { params: { tripId: trip.id } })
      await tom.call('export.file', { params: { tripId: trip.id } })
    }
  })
  expect(seen).toEqual([
    { event: 'refused', account: accounts[0], code: 'plan_limit' },
    { event: 'refused', account: accounts[1], code: 'not_allowed' },
    { event: 'refused', account: accounts[1], code: 'plan_limit' },
  ])
})

test('many networks at once are counted together beyond a limit, and memory does not grow', async () => {
  const { ask, minuteOver } = await flooded()
  const more = 20
  const seen = await during(async () => {
    for (let network = 0; network < maxBuckets + more; network++) await ask(network)
  })
  expect(seen).toHaveLength(maxBuckets + 1)
  expect(await during(async () => minuteOver())).toEqual([{ ...refused, times: more - 1 }])
})

test('what was counted is told before the server stops', async () => {
  const { often, app } = await flooded()
  await often(1, 3)
  expect(await during(() => app.close())).toEqual([{ ...refused, times: 2 }])
})

test('signing up and in leave a line, whichever way', async () => {
  const email = `${randomUUID()}@example.com`
  const client = new Client(own.app)
  const signedUp = await during(() => client.call('auth.signUp', { body: { email, password, name: 'Maya' } }))
  const { id } = (await client.call('auth.currentUser', {})).body
  const account = await markOf(id)
  expect(signedUp).toEqual([{ event: 'signed up', account, by: 'password' }])
  expect(await during(() => new Client(own.app).call('auth.signIn', { body: { email, password } }))).toEqual([
    { event: 'signed in', account, by: 'password' },
  ])
})

const world = providerWorld({ LOG_LEVEL: 'warn' }, { logTo })

test.each([
  ['google', throughGoogle],
  ['apple', throughApple],
] as const)('signing up and in with %s does too', async (by, through) => {
  const events = async () =>
    (await during(() => through(world.browser()))).map(({ event, by: how }) => [event, how])
  expect(await events()).toEqual([
    ['signed up', by],
    ['signed in', by],
  ])
  expect(await events()).toEqual([['signed in', by]])
})

test('who lets others in, takes them off or takes data out leaves a line with the trip', async () => {
  const maya = await signUp({ on: own, plan: 'pro' })
  const [tom, account] = [await signUp({ on: own }), await markOf(maya.id)]
  const { id: trip } = await createTrip(maya)
  const params = { tripId: trip }
  const renew = () => maya.call('members.renewShareLink', { params })
  const accept = async () => {
    const token = (await maya.call('members.shareLink', { params })).body.token ?? ''
    return tom.call('members.accept', { body: { token } })
  }
  const email = `${randomUUID()}@example.com`
  const invite = () => maya.call('members.invite', { params, body: { email } })
  const inviteId = async () => (await maya.call('members.invites', { params })).body[0]?.id ?? ''
  const remove = (by: Client) => by.call('members.remove', { params: { ...params, memberId: tom.id } })
  const toms = await markOf(tom.id)
  const steps: [string, string, () => Promise<unknown>][] = [
    ['share link made', account, renew],
    ['share link renewed', account, renew],
    ['member joined', toms, accept],
    ['member left', toms, () => remove(tom)],
    ['member joined', toms, accept],
    ['member removed', account, () => remove(maya)],
    ['share link stopped', account, () => maya.call('members.stopShareLink', { params })],
    ['invitation sent', account, invite],
    [
      'invitation sent',
      account,
      async () => maya.call('members.resend', { params: { ...params, inviteId: await inviteId() } }),
    ],
    [
      'invitation revoked',
      account,
      async () => maya.call('members.revoke', { params: { ...params, inviteId: await inviteId() } }),
    ],
    ['trip exported', account, () => maya.call('export.file', { params })],
  ]
  const seen = []
  for (const [, , step] of steps) seen.push(...(await during(step)))
  expect(seen).toEqual(steps.map(([event, who]) => ({ event, account: who, trip })))
  expect(await during(() => maya.call('auth.downloadData', {}))).toEqual([{ event: 'data copied', account }])
  for (const hidden of [maya.id, tom.id, maya.email, email, 'Maya'])
    expect(lines.join('')).not.toContain(hidden)
})

test('who is on the trip already and follows its link again has not joined', async () => {
  const maya = await signUp({ on: own, plan: 'pro' })
  const params = { tripId: (await createTrip(maya)).id }
  const token = (await maya.call('members.renewShareLink', { params })).body.token ?? ''
  expect(await during(() => maya.call('members.accept', { body: { token } }))).toEqual([])
})
