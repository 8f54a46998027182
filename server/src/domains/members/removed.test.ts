import { randomUUID } from 'node:crypto'
import { joinText } from '@sojourn/contract/members/texts'
import type pg from 'pg'
import { expect, inject, test } from 'vitest'
import { cloneDatabase } from '../../../test/database.ts'
import { createTrip, password, signUp, testApp, type Traveller } from '../../../test/test-app.ts'
import { openPool } from '../../platform/db/client.ts'
import { migrate } from '../../platform/db/migrate.ts'

/** A trip with a share link that Tom came by. */
async function shared() {
  const maya = await signUp({ plan: 'pro', name: 'Maya Okafor' })
  const tom = await signUp({ name: 'Tom Larsen' })
  const params = { tripId: (await createTrip(maya)).id }
  const token = (await maya.call('members.renewShareLink', { params })).body.token ?? ''
  expect((await joinBy(tom, token)).status).toBe(200)
  const remove = (by: Traveller) => by.call('members.remove', { params: { ...params, memberId: tom.id } })
  return { maya, tom, params, token, remove }
}

const joinBy = (who: Traveller, token: string) => who.call('members.accept', { body: { token } })
const offerTo = async (who: Traveller, token: string) =>
  (await who.call('members.offer', { body: { token } })).body
const ended = { state: 'ended', offer: null }

const invite = async (maya: Traveller, params: { tripId: number }, email = `${randomUUID()}@example.com`) => {
  const { body } = await maya.call('members.invite', { params, body: { email } })
  return new URL(body.inviteLink ?? 'none:').searchParams.get('token') ?? ''
}

test('whom the owner removed does not come back by the share link, nor sees the trip on its page', async () => {
  const { maya, tom, params, token, remove } = await shared()
  await remove(maya)
  expect(await offerTo(tom, token)).toEqual(ended)
  const refused = await joinBy(tom, token)
  expect([refused.status, refused.error.message]).toEqual([404, joinText('ended')])
  expect((await maya.call('members.list', { params })).body).toHaveLength(1)
  const lena = await signUp()
  expect((await offerTo(lena, token)).state).toBe('open')
  expect((await joinBy(lena, token)).status).toBe(200)
})

test('a new share link does not bring them back either, nor an invitation from before', async () => {
  const { maya, tom, params, remove } = await shared()
  const earlier = await invite(maya, params)
  await remove(maya)
  const renewed = (await maya.call('members.renewShareLink', { params })).body.token ?? ''
  for (const token of [earlier, renewed]) {
    expect(await offerTo(tom, token)).toEqual(ended)
    expect((await joinBy(tom, token)).status).toBe(404)
  }
  const lena = await signUp()
  expect((await joinBy(lena, earlier)).status).toBe(200)
})

test('a new invitation brings them back, and the share link is open to them again', async () => {
  const { maya, tom, params, token, remove } = await shared()
  await remove(maya)
  const invitation = await invite(maya, params, tom.email)
  expect((await offerTo(tom, invitation)).state).toBe('open')
  expect((await joinBy(tom, invitation)).status).toBe(200)
  await remove(tom)
  expect((await joinBy(tom, token)).status).toBe(200)
})

test('an invitation that was taken back again opens nothing', async () => {
  const { maya, tom, params, token, remove } = await shared()
  await remove(maya)
  const { body } = await maya.call('members.invite', { params, body: { email: tom.email } })
  await maya.call('members.revoke', { params: { ...params, inviteId: body.id } })
  expect(await offerTo(tom, token)).toEqual(ended)
  expect((await joinBy(tom, token)).status).toBe(404)
})

test('an invitation that waited for them is taken back with their removal', async () => {
  const { maya, tom, params, remove } = await shared()
  await remove(tom)
  const waiting = await invite(maya, params, tom.email)
  const share = (await maya.call('members.shareLink', { params })).body.token ?? ''
  await joinBy(tom, share)
  const other = await invite(maya, params)
  await remove(maya)
  expect((await maya.call('members.invites', { params })).body).toHaveLength(1)
  const { db } = await testApp()
  const proven = { emailVerifiedAt: new Date().toISOString() }
  await db.updateTable('users').set(proven).where('id', '=', tom.id).execute()
  expect((await tom.call('activity.list', { query: {} })).body.invitations).toEqual([])
  const lena = await signUp()
  expect((await offerTo(lena, waiting)).state).toBe('ended')
  expect((await offerTo(lena, other)).state).toBe('open')
})

test('whoever left by themselves comes back by the share link', async () => {
  const { tom, token, remove } = await shared()
  await remove(tom)
  expect((await offerTo(tom, token)).state).toBe('open')
  expect((await joinBy(tom, token)).status).toBe(200)
})

test('with the account goes the memory of its removal', async () => {
  const { maya, tom, params, remove } = await shared()
  await remove(maya)
  const { db } = await testApp()
  const remembered = () =>
    db.selectFrom('removedMembers').select('userId').where('tripId', '=', params.tripId).execute()
  expect(await remembered()).toEqual([{ userId: tom.id }])
  const copy = await maya.call('auth.downloadData', {})
  expect(JSON.stringify(copy.body)).not.toContain(tom.id)
  const { status } = await tom.call('auth.deleteAccount', { body: { confirmation: tom.email, password } })
  expect(status).toBe(200)
  expect(await remembered()).toEqual([])
})

/** The database as the version before had it. */
const undo = `
  alter table idempotency drop column "tripId";
  alter table users drop column "takenBackAt";
  drop table "removedMembers";
  delete from migrations where "name" like '0023-%'`

async function person(pool: pg.Pool): Promise<string> {
  const id = randomUUID()
  await pool.query(
    `insert into users ("id", "email", "name", "displayName", "firstName") values ($1, $2, 'T', 'T', 'T')`,
    [id, `${id}@example.com`],
  )
  return id
}

test('whom an owner removed in the last months is known from the log; keys of created trips get their trip', async () => {
  const { url, template } = inject('database')
  const pool = openPool(await cloneDatabase(url, template), 2)
  await pool.query(undo)
  const [maya, tom, sofia, lena] = [
    await person(pool),
    await person(pool),
    await person(pool),
    await person(pool),
  ]
  const { rows: trips } = await pool.query<{ id: number }>(
    `insert into trips ("ownerId", "title", "destination", "startDate", "endDate", "travelMode", "currency")
     values ($1, 'Lisbon', 'Lisbon', '2027-04-18', '2027-04-25', 'family', 'EUR') returning "id"`,
    [maya],
  )
  const tripId = trips[0]?.id
  await pool.query(`insert into members ("tripId", "userId", "role") values ($1, $2, 'member')`, [
    tripId,
    lena,
  ])
  // Tom was removed, Sofia left, Lena was removed and is back.
  for (const [rev, [who, by]] of [
    [tom, maya],
    [sofia, sofia],
    [lena, maya],
  ].entries())
    await pool.query(
      `insert into changes ("tripId", "rev", "collection", "rowId", "userId", "action")
       values ($1, $2, 'members', $3, $4, 'removed')`,
      [tripId, rev, who, by],
    )
  for (const [path, result] of [
    ['/api/trips', { id: tripId, title: 'Lisbon' }],
    ['/api/trips/import', { tripId, rowIds: [], isList: false, asSeen: {} }],
    ['/api/auth/user', { id: maya }],
  ] as const)
    await pool.query(
      `insert into idempotency ("userId", "key", "method", "path", "bodyHash", "status", "result")
       values ($1, $2, 'POST', $2, 'x', 200, $3)`,
      [maya, path, JSON.stringify(result)],
    )
  expect(await migrate(pool)).toEqual(['0023-ended-access.sql'])
  const { rows: removed } = await pool.query(`select "tripId", "userId" from "removedMembers"`)
  expect(removed).toEqual([{ tripId, userId: tom }])
  const { rows: keys } = await pool.query(`select "path", "tripId" from idempotency order by "path"`)
  expect(keys).toEqual([
    { path: '/api/auth/user', tripId: null },
    { path: '/api/trips', tripId },
    { path: '/api/trips/import', tripId },
  ])
  await pool.end()
})
