import { randomUUID } from 'node:crypto'
import { upgradeMessage } from '@sojourn/contract/billing/plan-limits'
import {
  inviteDays,
  invitesPerDay,
  invitesToAddressPerHour,
  maxMembers,
} from '@sojourn/contract/members/limits'
import { joinText, noSeatText } from '@sojourn/contract/members/texts'
import { membersRefusalsWords } from '@sojourn/contract/members/words-refusals'
import { expect, test } from 'vitest'
import { Client, createTrip, signUp, startTestApp, testApp, type Traveller } from '../../../test/test-app.ts'

const someone = () => `${randomUUID()}@example.com`
const tokenIn = (link: string | null | undefined): string =>
  new URL(link ?? 'none:').searchParams.get('token') ?? ''

async function owner(): Promise<{ maya: Traveller; params: { tripId: number } }> {
  const maya = await signUp({ plan: 'pro', name: 'Maya Okafor' })
  return { maya, params: { tripId: (await createTrip(maya)).id } }
}

async function invited(email = someone()) {
  const { maya, params } = await owner()
  const { body, status } = await maya.call('members.invite', { params, body: { email } })
  expect(status).toBe(200)
  return { maya, params, email, inviteId: body.id, token: tokenIn(body.inviteLink) }
}

test('API-15 U-044 an invitation is answered with its link when no mail server is set up, and the link lets in', async () => {
  const { maya, params, email, token } = await invited()
  const lena = await signUp({ name: 'Lena Vogt' })
  expect((await lena.call('trips.get', { params })).status).toBe(404)
  const { body: offer } = await lena.call('members.offer', { body: { token } })
  expect(offer).toMatchObject({
    state: 'open',
    offer: {
      invitedBy: 'Maya Okafor',
      email,
      memberNames: ['Maya Okafor'],
      trip: {
        id: params.tripId,
        title: 'Family Trip to Lisbon',
        destination: 'Lisbon, Portugal',
        startDate: '2027-04-18T00:00:00.000Z',
        countryCode: 'PT',
      },
    },
  })
  const { body: trip, status } = await lena.call('members.accept', { body: { token } })
  expect([status, trip.id, trip.role]).toEqual([200, params.tripId, 'member'])
  expect((await lena.call('trips.list', {})).body.map(({ id }) => id)).toEqual([params.tripId])
  const { body: members } = await maya.call('members.list', { params })
  expect(members).toMatchObject([{ role: 'owner' }, { id: lena.id, name: 'Lena Vogt', role: 'member' }])
  const { body: news } = await maya.call('sync.changes', { params, query: { since: 1 } })
  expect(news.changes).toMatchObject([
    {
      collection: 'members',
      action: 'added',
      rowId: lena.id,
      userName: 'Lena Vogt',
      row: { email: lena.email },
    },
  ])
})

test('API-18 DATA-06 the owner reads what is pending with id, email and invitedAt, newest first', async () => {
  const { maya, params, email } = await invited()
  const second = someone()
  await maya.call('members.invite', { params, body: { email: second } })
  const { body } = await maya.call('members.invites', { params })
  expect(body.map((invitation) => invitation.email)).toEqual([second, email])
  const [first] = body
  expect(Date.parse(first?.expiresAt ?? '') - Date.parse(first?.invitedAt ?? '')).toBe(
    inviteDays * 86_400_000,
  )
  expect(Object.keys(first ?? {}).toSorted()).toEqual(['email', 'expiresAt', 'id', 'invitedAt'])
})

test('S-07 an invitation works once, for whoever comes first', async () => {
  const { params, token } = await invited()
  const people = await Promise.all(Array.from({ length: 10 }, () => signUp()))
  const answers = await Promise.all(
    people.map((person) => person.call('members.accept', { body: { token } })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status, error } of answers)
    if (status !== 200) expect([status, error.message]).toEqual([409, joinText('used')])
  const { db } = await testApp()
  const members = await db
    .selectFrom('members')
    .select('userId')
    .where('tripId', '=', params.tripId)
    .execute()
  expect(members).toHaveLength(2)
  const late = await signUp()
  expect((await late.call('members.offer', { body: { token } })).body).toEqual({ state: 'used', offer: null })
})

test('whoever joined and opens the link again is on the trip, and joining twice changes nothing', async () => {
  const { token, params } = await invited()
  const lena = await signUp()
  const headers = { 'idempotency-key': randomUUID() }
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      lena.call('members.accept', { body: { token } }, n % 2 ? headers : {}),
    ),
  )
  for (const { status, body } of answers) expect([status, body.id]).toEqual([200, params.tripId])
  expect((await lena.call('members.offer', { body: { token } })).body.state).toBe('member')
  const { db } = await testApp()
  const log = await db.selectFrom('changes').select('rev').where('rowId', '=', lena.id).execute()
  expect(log).toHaveLength(1)
})

test('U-043 inviting again renews the same invitation, and both links work', async () => {
  const { maya, params, email, inviteId, token } = await invited()
  const again = await maya.call('members.invite', { params, body: { email: ` ${email.toUpperCase()} ` } })
  const resent = await maya.call('members.resend', { params: { ...params, inviteId } })
  expect([again.body.id, resent.body.id]).toEqual([inviteId, inviteId])
  expect((await maya.call('members.invites', { params })).body).toHaveLength(1)
  const lena = await signUp()
  for (const link of [token, tokenIn(again.body.inviteLink), tokenIn(resent.body.inviteLink)])
    expect((await lena.call('members.offer', { body: { token: link } })).body.state).toBe('open')
})

test('COLLAB-22 a revoked invitation leaves the list and its link lets nobody in', async () => {
  const { maya, params, inviteId, token } = await invited()
  expect((await maya.call('members.revoke', { params: { ...params, inviteId } })).status).toBe(200)
  expect((await maya.call('members.invites', { params })).body).toEqual([])
  for (const name of ['members.revoke', 'members.resend'] as const)
    expect((await maya.call(name, { params: { ...params, inviteId } })).status).toBe(404)
  const lena = await signUp()
  expect((await lena.call('members.offer', { body: { token } })).body).toEqual({
    state: 'ended',
    offer: null,
  })
  const { status, error } = await lena.call('members.accept', { body: { token } })
  expect([status, error.message]).toEqual([404, joinText('ended')])
})

test('an invitation that is over stays in the list and says so; sending it again opens it', async () => {
  const { maya, params, inviteId, token } = await invited()
  const { pool } = await testApp()
  await pool.query(`update invitations set "expiresAt" = now() - interval '1 second' where "id" = $1`, [
    inviteId,
  ])
  const lena = await signUp()
  expect((await lena.call('members.offer', { body: { token } })).body).toEqual({
    state: 'expired',
    offer: null,
  })
  const { status, error } = await lena.call('members.accept', { body: { token } })
  expect([status, error.message]).toEqual([409, joinText('expired')])
  expect((await maya.call('members.invites', { params })).body).toHaveLength(1)
  await maya.call('members.resend', { params: { ...params, inviteId } })
  expect((await lena.call('members.accept', { body: { token } })).status).toBe(200)
})

test('declining needs no account, and frees the seat', async () => {
  const { app } = await testApp()
  const { maya, params, token } = await invited()
  const visitor = new Client(app)
  expect((await visitor.call('members.offer', { body: { token } })).body.state).toBe('open')
  expect((await visitor.call('members.decline', { body: { token } })).status).toBe(200)
  expect((await visitor.call('members.decline', { body: { token: 'nobody-made-this' } })).status).toBe(200)
  expect((await maya.call('members.invites', { params })).body).toEqual([])
  expect((await visitor.call('members.offer', { body: { token } })).body.state).toBe('ended')
})

test('U-044 oneself and members cannot be invited, with words beside the field', async () => {
  const { maya, params } = await owner()
  const tom = await signUp()
  const { db } = await testApp()
  await db
    .insertInto('members')
    .values({ ...params, userId: tom.id, role: 'member' })
    .execute()
  for (const [email, message] of [
    [maya.email, membersRefusalsWords.self],
    [tom.email, membersRefusalsWords.member],
    ['not an address', 'Enter a valid email address'],
    ['  ', 'Email is required'],
  ]) {
    const { status, error } = await maya.call('members.invite', { params, body: { email: email ?? '' } })
    expect([status, error.fields?.['email']], email).toEqual([400, message])
  }
})

test('U-045 the answer is the same whether or not the address has an account', async () => {
  const { maya, params } = await owner()
  const tom = await signUp()
  const answers = [tom.email, someone()].map(async (email) => {
    const { status, body } = await maya.call('members.invite', { params, body: { email } })
    return [status, Object.keys(body), typeof body.inviteLink]
  })
  const [known, unknown] = await Promise.all(answers)
  expect(known).toEqual(unknown)
})

test('COLLAB-26 C-009 a free owner is refused in the words of the upgrade; whoever is invited joins for free', async () => {
  const maya = await signUp()
  const params = { tripId: (await createTrip(maya)).id }
  for (const answer of [
    await maya.call('members.invite', { params, body: { email: someone() } }),
    await maya.call('members.renewShareLink', { params }),
  ])
    expect([answer.status, answer.error.message]).toEqual([403, upgradeMessage('collaboration')])
  expect((await maya.call('members.list', { params })).status).toBe(200)
  expect((await maya.call('members.invites', { params })).body).toEqual([])
})

test('U-046 members and invitations under way are at most twenty, also when fifty are invited at once', async () => {
  const { maya, params } = await owner()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      maya.call(
        'members.invite',
        { params, body: { email: someone() } },
        n % 2 ? { 'idempotency-key': randomUUID() } : {},
      ),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(maxMembers - 1)
  for (const { status, error } of answers)
    if (status !== 200) expect([status, error.fields?.['email']]).toEqual([400, noSeatText()])
})

test('U-046 a day has twenty invitations, and an address gets five an hour, resent ones counted', async () => {
  const limited = await startTestApp({ RATE_LIMIT_SCALE: '1' })
  const maya = await signUp({ plan: 'pro', on: limited })
  const first = { tripId: (await createTrip(maya)).id }
  const second = { tripId: (await createTrip(maya)).id }
  const send = (params: { tripId: number }, email: string) =>
    maya.call('members.invite', { params, body: { email } })
  const victim = someone()
  const toOne = await Promise.all(Array.from({ length: 10 }, () => send(first, victim)))
  expect(toOne.filter(({ status }) => status === 200)).toHaveLength(invitesToAddressPerHour)
  expect(toOne.find(({ status }) => status === 429)?.headers['retry-after']).toBeDefined()
  const rest = await Promise.all(
    Array.from({ length: 30 }, (_, n) => send(n % 2 ? first : second, someone())),
  )
  expect(rest.filter(({ status }) => status === 200)).toHaveLength(invitesPerDay - invitesToAddressPerHour)
  await limited.app.close()
})

test('the token lies in no table, and a repeated call does not show its link again', async () => {
  const { maya, params } = await owner()
  const headers = { 'idempotency-key': randomUUID() }
  const call = { params, body: { email: someone() } }
  const { body } = await maya.call('members.invite', call, headers)
  const token = tokenIn(body.inviteLink)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect((await maya.call('members.invite', call, headers)).body).toEqual({ ...body, inviteLink: null })
  const { pool } = await testApp()
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  for (const { name } of rows) {
    const found = await pool.query(`select 1 from "${name}" as one where one::text like $1`, [`%${token}%`])
    expect(found.rowCount, name).toBe(0)
  }
})
