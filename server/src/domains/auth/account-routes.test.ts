import { randomUUID } from 'node:crypto'
import { authRefusalsWords } from '@sojourn/contract/auth/words-refusals'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  Client,
  createTrip,
  join,
  password,
  signUp,
  startTestApp,
  testApp,
  tripInput,
} from '../../../test/test-app.ts'
import { hashToken } from '../../kernel/session/session-cookie.ts'
import { takeReset, takeTry } from './sign-in-rate-limits.ts'

test('changing the password asks for the old one, ends the other sessions and gives this one a new token', async () => {
  const maya = await signUp()
  const phone = new Client(maya.app)
  await phone.call('auth.signIn', { body: { email: maya.email, password } })
  const before = maya.cookie
  const newPassword = 'a louder harbour'

  const wrong = await maya.call('auth.changePassword', { body: { currentPassword: 'x', newPassword } })
  expect(wrong.status).toBe(400)
  expect(wrong.error.fields).toEqual({ currentPassword: 'The current password is not right.' })
  const weak = await maya.call('auth.changePassword', {
    body: { currentPassword: password, newPassword: 'short' },
  })
  expect(weak.error.fields).toEqual({ newPassword: 'Use at least 8 characters' })
  expect((await phone.call('auth.currentUser', {})).status).toBe(200)

  const changed = await maya.call('auth.changePassword', { body: { currentPassword: password, newPassword } })
  expect(changed.body).toEqual({ ok: true })
  expect(maya.cookie).not.toBe(before)
  expect((await maya.call('auth.currentUser', {})).status).toBe(200)
  expect((await phone.call('auth.currentUser', {})).status).toBe(401)
  const signIn = (typed: string) =>
    new Client(maya.app).call('auth.signIn', { body: { email: maya.email, password: typed } })
  expect((await signIn(password)).status).toBe(401)
  expect((await signIn(newPassword)).status).toBe(200)
})

test('of several changes of the password at once one counts, and its password opens the account', async () => {
  const maya = await signUp()
  const chosen = ['a first harbour', 'a second harbour', 'a third harbour']
  const answers = await Promise.all(
    chosen.map((newPassword) =>
      maya.call('auth.changePassword', { body: { currentPassword: password, newPassword } }),
    ),
  )
  const counted = answers.findIndex(({ status }) => status === 200)
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400', '400'])
  const { status } = await new Client(maya.app).call('auth.signIn', {
    body: { email: maya.email, password: chosen[counted] ?? '' },
  })
  expect(status).toBe(200)
})

test('what another tab saves while the account is being deleted finds nobody signed in', async () => {
  for (let round = 0; round < 5; round++) {
    const maya = await signUp()
    const saves = await Promise.all([
      maya.call('auth.deleteAccount', { body: { confirmation: maya.email, password } }),
      maya.call('auth.changePassword', {
        body: { currentPassword: password, newPassword: 'a louder harbour' },
      }),
      maya.call('auth.updateProfile', { body: { name: 'Maya O.' } }),
      maya.call('trips.create', { body: tripInput }),
      maya.call('trips.create', { body: tripInput }, { 'idempotency-key': randomUUID() }),
    ])
    expect(saves[0].status).toBe(200)
    for (const { status } of saves) expect([200, 401]).toContain(status)
  }
})

test('someone who came through a provider is told that there is no password to change', async () => {
  const { db } = await testApp()
  const maya = await signUp()
  await db.updateTable('users').set({ passwordHash: null }).where('id', '=', maya.id).execute()
  expect((await maya.call('auth.currentUser', {})).body.hasPassword).toBe(false)
  expect((await maya.call('auth.updateProfile', { body: { name: 'Maya O.' } })).body.hasPassword).toBe(false)
  const { status, error } = await maya.call('auth.changePassword', {
    body: { currentPassword: 'anything', newPassword: 'a louder harbour' },
  })
  expect(status).toBe(400)
  expect(error.message).toBe('This account signs in with Google or Apple and has no password.')
})

test('guessing the old password through a borrowed session is slowed down like a sign-in', async () => {
  const strict = await startTestApp({ RATE_LIMIT_SCALE: '1' })
  const client = new Client(strict.app)
  const body = { email: `${randomUUID()}@example.com`, password, name: 'Maya' }
  await client.call('auth.signUp', { body })
  const guess = () =>
    client.call('auth.changePassword', {
      body: { currentPassword: 'guess', newPassword: 'a louder harbour' },
    })
  for (let count = 0; count < 6; count++) expect((await guess()).status).toBe(400)
  // As if the sixth were this very moment, however slow the machine.
  await strict.pool.query(`update limits set "resetAt" = now() + interval '1 day' where "count" = 6`)
  expect((await guess()).status).toBe(429)
})

test('no trace of a password stays in the record of repeated writes', async () => {
  const { db } = await testApp()
  const maya = await signUp()
  const key = randomUUID()
  const change = (newPassword: string) =>
    maya.call(
      'auth.changePassword',
      { body: { currentPassword: password, newPassword } },
      { 'idempotency-key': key },
    )
  expect((await change('a louder harbour')).status).toBe(200)
  const { bodyHash } = await db
    .selectFrom('idempotency')
    .select('bodyHash')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  const other = await signUp()
  await other.call(
    'auth.changePassword',
    { body: { currentPassword: password, newPassword: 'another harbour altogether' } },
    { 'idempotency-key': key },
  )
  const hashes = await db.selectFrom('idempotency').select('bodyHash').where('key', '=', key).execute()
  expect(hashes.map((row) => row.bodyHash)).toEqual([bodyHash, bodyHash])
})

test('logging out everywhere ends every session of the account and of nobody else', async () => {
  const [maya, tunde] = [await signUp(), await signUp()]
  const phone = new Client(maya.app)
  await phone.call('auth.signIn', { body: { email: maya.email, password } })
  const held = maya.cookie
  expect((await maya.call('auth.logOutEverywhere', {} as never)).status).toBe(200)
  expect(maya.cookie).toBe('__Host-sid=')
  maya.cookie = held
  for (const client of [maya, phone]) expect((await client.call('auth.currentUser', {})).status).toBe(401)
  expect((await tunde.call('auth.currentUser', {})).status).toBe(200)
})

test('deleting the account needs its password, guarded like a sign-in', async () => {
  const own = await startTestApp({ RATE_LIMIT_SCALE: '1' })
  const maya = await signUp({ on: own })
  const remove = (typed?: string) =>
    maya.call('auth.deleteAccount', {
      body: { confirmation: maya.email, ...(typed !== undefined && { password: typed }) },
    })
  expect((await remove()).error.fields).toEqual({ password: 'Password is required' })
  for (let count = 0; count < 6; count++)
    expect((await remove('wrong')).error.fields).toEqual({ password: 'The current password is not right.' })
  // As if the sixth were this very moment, however slow the machine.
  await own.pool.query(`update limits set "resetAt" = now() + interval '1 day' where "count" = 6`)
  expect((await remove(password)).status).toBe(429)
  await own.pool.query('delete from limits')
  expect((await remove(password)).status).toBe(200)
  expect((await maya.call('auth.currentUser', {})).status).toBe(401)
})

test('an account without a password is deleted only soon after a sign-in', async () => {
  const { db } = await testApp()
  const maya = await signUp()
  await db.updateTable('users').set({ passwordHash: null }).where('id', '=', maya.id).execute()
  const signedIn = (minutes: number) =>
    db
      .updateTable('sessions')
      .set({ createdAt: new Date(Date.now() - minutes * 60_000).toISOString() })
      .where('userId', '=', maya.id)
      .execute()
  const remove = () => maya.call('auth.deleteAccount', { body: { confirmation: maya.email } })
  await signedIn(16)
  const { status, error } = await remove()
  expect([status, error.message]).toEqual([403, authRefusalsWords.signInAgain])
  await signedIn(14)
  expect((await remove()).status).toBe(200)
})

test('deleting the account needs the email typed, and takes own trips, memberships and sessions with it', async () => {
  const { db } = await testApp()
  const [maya, tunde] = [await signUp(), await signUp()]
  const [own, shared] = [await createTrip(maya), await createTrip(tunde)]
  await maya.call('packing.add', { params: { tripId: own.id }, body: { item: 'Passport' } })
  await join(shared, maya)
  await join(own, tunde)
  await maya.call('packing.add', { params: { tripId: shared.id }, body: { item: 'Tent' } })

  for (const confirmation of ['', 'DELETE', tunde.email]) {
    const { status, error } = await maya.call('auth.deleteAccount', { body: { confirmation, password } })
    expect(status).toBe(400)
    expect(error.fields).toEqual({ confirmation: 'Type your email address to confirm.' })
  }
  const held = maya.cookie
  const gone = await maya.call(
    'auth.deleteAccount',
    { body: { confirmation: ` ${maya.email.toUpperCase()} `, password } },
    { 'idempotency-key': randomUUID() },
  )
  expect(gone.body).toEqual({ ok: true })
  maya.cookie = held
  expect((await maya.call('auth.currentUser', {})).status).toBe(401)
  expect(
    (await new Client(maya.app).call('auth.signIn', { body: { email: maya.email, password } })).status,
  ).toBe(401)

  expect((await tunde.call('trips.list', {})).body.map(({ id }) => id)).toEqual([shared.id])
  expect((await tunde.call('packing.list', { params: { tripId: shared.id } })).body).toHaveLength(1)
  const log = await db
    .selectFrom('changes')
    .select(['rowId', 'userId'])
    .where('tripId', '=', shared.id)
    .orderBy('rev')
    .execute()
  // The trip, what was added, and the leaving itself.
  expect(log.map(({ userId }) => userId)).toEqual([tunde.id, null, null])
})

test('no row anywhere names a deleted account', async () => {
  const { db, pool } = await testApp()
  const maya = await signUp()
  const trip = await createTrip(maya)
  await maya.call('packing.add', { params: { tripId: trip.id }, body: { item: 'Tent' } })
  await db
    .insertInto('identities')
    .values({ issuer: 'https://x', subject: maya.id, userId: maya.id })
    .execute()
  await db.insertInto('outbox').values({ kind: 'confirm', to: maya.email }).execute()
  await maya.call('auth.downloadData', {})
  await takeReset(db, '192.0.2.1', maya.email, 1)
  await takeTry(db, maya.email, 1)
  await maya.call('auth.deleteAccount', { body: { confirmation: maya.email, password } })
  const { rows } = await pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type in ('uuid', 'text', 'jsonb')`,
  )
  expect(rows.length).toBeGreaterThan(20)
  for (const { table, column } of rows) {
    // The count of requests runs out within a minute.
    const found = await pool.query<{ held: string }>(
      `select "${column}"::text as held from "${table}"
       where "${column}"::text ~ $1 and "${column}"::text not like 'requests:%'`,
      [[maya.id, maya.email, hashToken(maya.email)].join('|')],
    )
    expect(found.rows, `${table}.${column}`).toEqual([])
  }
})

test('everyone may download their own data: account, trips with content and its history, memberships, sessions, no secrets', async () => {
  const { db } = await testApp()
  const [maya, tunde] = [await signUp(), await signUp()]
  const [own, shared] = [await createTrip(maya), await createTrip(tunde, { title: 'Tunde’s Trip' })]
  await maya.call('packing.add', { params: { tripId: own.id }, body: { item: 'Passport' } })
  await tunde.call('packing.add', { params: { tripId: shared.id }, body: { item: 'Secret gift' } })
  await join(shared, maya)
  await join(own, tunde)
  const tent = await tunde.call('packing.add', { params: { tripId: own.id }, body: { item: 'Tent' } })
  await maya.call('packing.remove', { params: { id: tent.body.id } })
  // A row that is written again lies behind the others, and a table known to be small is read as it lies.
  await sql`update changes set "rowId" = "rowId" where "tripId" = ${own.id} and "rev" = 2`.execute(db)
  await sql`analyze changes`.execute(db)
  await db
    .insertInto('identities')
    .values({ issuer: 'https://accounts.example', subject: maya.id, userId: maya.id })
    .execute()

  const { status, headers, body } = await maya.call('auth.downloadData', {})
  expect(status).toBe(200)
  expect(headers['content-disposition']).toBe('attachment; filename="sojourn-data.json"')
  expect(headers['content-type']).toContain('application/json')
  expect(body.account).toMatchObject({ email: maya.email, name: 'Maya Okafor', plan: 'free' })
  expect(body.trips).toMatchObject([{ id: own.id, title: own.title, packing: [{ item: 'Passport' }] }])
  // What was removed is still kept in the log of changes, and so it belongs to the copy.
  const [{ changes } = {}] = body.trips
  expect(changes).toMatchObject([{}, { row: { item: 'Passport' } }, { row: { item: 'Tent' } }, { row: null }])
  expect(body.memberships).toMatchObject([
    { tripId: own.id, role: 'owner' },
    { tripId: shared.id, role: 'member', title: 'Tunde’s Trip' },
  ])
  expect(body.sessions).toHaveLength(1)
  expect(body.signInMethods).toMatchObject([{ issuer: 'https://accounts.example' }])
  const text = JSON.stringify(body)
  expect(text).not.toMatch(/argon2|tokenHash|passwordHash|Secret gift/)
  for (const others of [tunde.email, tunde.id]) expect(text).not.toContain(others)
})
