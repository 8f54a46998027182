import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Browser } from '../../../test/browser.ts'
import { newAccount } from '../../../test/oidc-provider.ts'
import {
  localAccount,
  path,
  signInWithPassword,
  throughGoogle,
  providerWorld,
  whoIs,
} from '../../../test/provider-world.ts'
import { Client, createTrip, password, signUp } from '../../../test/test-app.ts'
import { userOf } from './identities.ts'

const world = providerWorld()

test('is joined when the provider vouches for the address, and an unproven password and its sessions end', async () => {
  const email = world.google.account.email ?? ''
  const client = await localAccount(world, email)
  const surfer = world.browser()
  await throughGoogle(surfer)
  expect((await whoIs(surfer))?.email).toBe(email)
  expect(await signInWithPassword(world, email)).toBe(401)
  expect((await client.call('auth.currentUser', {})).status).toBe(401)
})

test('keeps its password when the address was proven before', async () => {
  const email = world.google.account.email ?? ''
  const client = await localAccount(world, email)
  await world.own.db
    .updateTable('users')
    .set({ emailVerifiedAt: new Date().toISOString() })
    .where('email', '=', email)
    .execute()
  await throughGoogle(world.browser())
  expect(await signInWithPassword(world, email)).toBe(200)
  expect((await client.call('auth.currentUser', {})).status).toBe(200)
})

test('is matched whatever the letter case', async () => {
  const email = world.google.account.email ?? ''
  await localAccount(world, email)
  world.google.account.email = email.toUpperCase()
  const surfer = world.browser()
  await throughGoogle(surfer)
  expect((await whoIs(surfer))?.email).toBe(email)
})

test.each([false, 'false', undefined, 'yes', 1 as unknown as boolean])(
  'is refused when the provider says verified = %s, with the advice to use the password',
  async (verified) => {
    world.google.account = newAccount({ email_verified: verified as boolean })
    await localAccount(world, world.google.account.email ?? '')
    const surfer = world.browser()
    expect(path(await throughGoogle(surfer))).toBe('/login?error=password_first')
    expect(await whoIs(surfer)).toBeNull()
    expect(await signInWithPassword(world, world.google.account.email ?? '')).toBe(200)
  },
)

test('is joined without the provider’s word once its owner has signed in with the password', async () => {
  world.google.account.email_verified = false
  const email = world.google.account.email ?? ''
  await localAccount(world, email)
  const surfer = world.browser()
  await signInIn(surfer, email)
  expect(path(await throughGoogle(surfer))).toBe('/dashboard')
  const other = world.browser()
  await throughGoogle(other)
  expect((await whoIs(other))?.email).toBe(email)
  expect(await signInWithPassword(world, email)).toBe(200)
})

test('is not joined to somebody else who is signed in in the same browser: the browser changes hands, or stays as it was', async () => {
  const tunde = `${randomUUID()}@example.com`
  await localAccount(world, tunde)
  const surfer = world.browser()
  await signInIn(surfer, tunde)
  const held = surfer.cookies().get('__Host-sid') ?? ''

  const stranger = newAccount({ email_verified: false })
  await localAccount(world, stranger.email ?? '')
  world.google.account = stranger
  expect(path(await throughGoogle(surfer))).toBe('/login?error=password_first')
  expect((await whoIs(surfer))?.email).toBe(tunde)

  const ines = newAccount()
  world.google.account = ines
  surfer.cookies(world.google.issuer).clear()
  await throughGoogle(surfer)
  expect((await whoIs(surfer))?.email).toBe(ines.email)
  surfer.cookies().set('__Host-sid', held)
  expect(await whoIs(surfer)).toBeNull()
  expect(await signInWithPassword(world, tunde)).toBe(200)
})

test('is gone after its owner deleted it: the same Google account begins a new one', async () => {
  const surfer = world.browser()
  await throughGoogle(surfer)
  const before = await whoIs(surfer)
  const client = new Client(world.own.app)
  client.cookie = `__Host-sid=${surfer.cookies().get('__Host-sid') ?? ''}`
  const { status } = await client.call('auth.deleteAccount', { body: { confirmation: before?.email ?? '' } })
  expect(status).toBe(200)
  expect(await whoIs(surfer)).toBeNull()
  await throughGoogle(surfer)
  const after = await whoIs(surfer)
  expect(after?.email).toBe(before?.email)
  expect(after?.id).not.toBe(before?.id)
})

test('an address taken by somebody without proof is handed to its proven owner alone', async () => {
  world.google.account = newAccount({ email_verified: false })
  const squatter = world.browser()
  const squattersAccount = world.google.account
  await throughGoogle(squatter)
  expect(await whoIs(squatter)).not.toBeNull()

  world.google.account = newAccount({ email: squattersAccount.email ?? '' })
  const owner = world.browser()
  await throughGoogle(owner)
  expect((await whoIs(owner))?.email).toBe(squattersAccount.email)
  expect(await whoIs(squatter)).toBeNull()

  world.google.account = squattersAccount
  expect(path(await throughGoogle(world.browser()))).toBe('/login?error=password_first')
})

test('whoever proves the address by a provider closes the trips that were open to others', async () => {
  const { db, app } = world.own
  const squatter = await signUp({ plan: 'pro', on: world.own })
  const params = { tripId: (await createTrip(squatter)).id }
  await squatter.call('members.renewShareLink', { params })
  world.google.account = newAccount({ email: squatter.email })
  const owner = world.browser()
  await throughGoogle(owner)
  const client = new Client(app)
  client.cookie = `__Host-sid=${owner.cookies().get('__Host-sid') ?? ''}`
  expect((await client.call('members.shareLink', { params })).body).toEqual({ token: null })
  const { takenBackAt } = await db
    .selectFrom('users')
    .select('takenBackAt')
    .where('id', '=', squatter.id)
    .executeTakeFirstOrThrow()
  expect(takenBackAt).not.toBeNull()
})

test('no account is made without an email', async () => {
  const { email: _none, ...account } = newAccount()
  world.google.account = account
  expect(path(await throughGoogle(world.browser()))).toBe('/login?error=email_needed')
})

async function signInIn(surfer: Browser, email: string): Promise<void> {
  const client = new Client(world.own.app)
  await client.call('auth.signIn', { body: { email, password } })
  const [name = '', value = ''] = client.cookie.split('=')
  surfer.cookies().set(name, value)
}

test.each([true, false])(
  'parallel first sign-ins of one person make one account, every time (email vouched for: %s)',
  async (isEmailVerified) => {
    const { db } = world.own
    for (let round = 0; round < 20; round++) {
      const { sub: subject, email = '' } = newAccount()
      const account = { issuer: 'https://accounts.example', subject, email, isEmailVerified, name: 'Maya' }
      const users = await Promise.all(
        Array.from({ length: 8 }, () => userOf(db, account, { signedInId: null, mayCome: async () => null })),
      )
      const ids = users.map(({ id }) => id)
      expect(new Set(ids).size).toBe(1)
      const rows = await db.selectFrom('users').select('id').where('email', '=', email).execute()
      expect(rows.map(({ id }) => id)).toEqual([ids[0]])
    }
  },
)
