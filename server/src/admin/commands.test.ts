import { expect, test } from 'vitest'
import { buy } from '../../test/buying.ts'
import { Client, createTrip, join, password, signUp, testApp } from '../../test/test-app.ts'
import { fromBase32 } from '../../test/base32.ts'
import { codeOf, stepAt } from '../domains/auth/factor/totp.ts'
import { newSetupCode } from '../kernel/operator/setup-code.ts'
import { mailWriters } from '../mails.ts'
import { AdminError, findCommand, usage } from './commands.ts'

const logged: string[] = []

let sendsMails = false

const run = async (...args: string[]): Promise<string> => {
  const { db } = await testApp()
  const log = (line: string) => void logged.push(line)
  return findCommand(args)(db, { address: 'https://trips.example.com', mails: mailWriters, sendsMails, log })
}

test('set-plan makes an account Pro and Free again', async () => {
  const maya = await signUp()
  const isPremium = async () => (await maya.call('auth.currentUser', {})).body.isPremium
  expect(await run('set-plan', maya.email.toUpperCase(), 'pro')).toBe(`${maya.email} now has the plan pro.`)
  expect(await isPremium()).toBe(true)
  await run('set-plan', maya.email, 'free')
  expect(await isPremium()).toBe(false)
  const line = JSON.parse(logged.at(-1) ?? '{}') as object
  expect(line).toMatchObject({ event: 'plan changed', account: await run('log-mark', maya.email) })
})

test('set-plan tells when a subscription keeps the account Pro', async () => {
  const maya = await signUp()
  await buy(maya)
  expect(await run('set-plan', maya.email, 'free')).toBe(
    `${maya.email} now has the plan free. It stays pro for now: a subscription pays for it, or BILLING is off.`,
  )
})

test('add-operator lets an account run the server, remove-operator takes it back, and a printed code is of no use then', async () => {
  const { db } = await testApp()
  const maya = await signUp()
  await db.updateTable('users').set({ isOperator: false }).execute()
  const code = (await newSetupCode(db, new Date())) ?? ''
  expect(await run('add-operator', maya.email)).toBe(`${maya.email} runs this server now.`)
  expect((await maya.call('operator.health', {})).status).toBe(200)
  expect((await (await signUp()).call('operator.claim', { body: { code } })).status).toBe(400)
  await run('remove-operator', maya.email)
  expect((await maya.call('operator.health', {})).status).toBe(403)
})

test('reset-link prints a link that works once, also without a mail server', async () => {
  const maya = await signUp()
  const text = await run('reset-link', maya.email)
  const [, token = ''] = /^https:\/\/trips\.example\.com\/login\?reset=([\w-]{43})\n/.exec(text) ?? []
  const reset = () =>
    new Client(maya.app).call('auth.resetPassword', { body: { token, password: 'a louder harbour' } })
  expect((await reset()).status).toBe(200)
  expect((await reset()).status).toBe(400)
  expect((await maya.call('auth.currentUser', {})).status).toBe(401)
})

test.each([
  [true, 'They are told by mail.'],
  [false, 'No mail is set up: tell them yourself.'],
])('remove-second-factor leaves the password alone, with mails set up: %s', async (isSending, told) => {
  sendsMails = isSending
  const { db } = await testApp()
  const maya = await signUp()
  const { body } = await maya.call('auth.prepareApp', { body: {} })
  const code = codeOf(fromBase32(body.key), stepAt(new Date()))
  await maya.call('auth.checkApp', { body: { code } })
  await maya.call('auth.newRecoveryCodes', { body: {} })
  expect((await maya.call('auth.turnOnSecondStep', { body: {} })).status).toBe(200)

  expect(await run('remove-second-factor', maya.email)).toBe(
    `${maya.email} signs in by password alone and is logged out on every device. ${told}`,
  )
  const line = JSON.parse(logged.at(-1) ?? '{}') as object
  expect(line).toMatchObject({
    event: 'second step turned off',
    account: await run('log-mark', maya.email),
  })
  expect((await maya.call('auth.currentUser', {})).status).toBe(401)
  await maya.call('auth.signIn', { body: { email: maya.email, password } })
  expect((await maya.call('auth.factors', {})).body).toMatchObject({ secondStepAt: null, recoveryCodes: 0 })
  const mails = await db.selectFrom('outbox').select('kind').where('to', '=', maya.email).execute()
  expect(mails).toEqual(isSending ? [{ kind: 'secondStepOff' }] : [])
  if (isSending) expect(await run('mails', maya.email)).toContain('no longer asks for a second step')
})

test('end-sessions logs an account out on every device, and nobody else', async () => {
  const [maya, tunde] = [await signUp(), await signUp()]
  expect(await run('end-sessions', maya.email)).toBe(`${maya.email} is logged out on every device.`)
  expect((await maya.call('auth.currentUser', {})).status).toBe(401)
  expect((await tunde.call('auth.currentUser', {})).status).toBe(200)
  const line = JSON.parse(logged.at(-1) ?? '{}') as object
  expect(line).toMatchObject({ event: 'sessions ended', account: await run('log-mark', maya.email) })
})

test('an operator’s link does not prove the address: only a mail does', async () => {
  const { db } = await testApp()
  const maya = await signUp()
  const [, token = ''] = /reset=([\w-]{43})/.exec(await run('reset-link', maya.email)) ?? []
  const body = { token, password: 'a louder harbour' }
  expect((await maya.call('auth.resetPassword', { body })).status).toBe(200)
  const { emailVerifiedAt } = await db
    .selectFrom('users')
    .select('emailVerifiedAt')
    .where('id', '=', maya.id)
    .executeTakeFirstOrThrow()
  expect(emailVerifiedAt).toBeNull()
})

test('mails prints the invitation that no mail server took, and its link lets its reader join, but proves no address', async () => {
  const { db } = await testApp()
  const [maya, tunde] = [await signUp({ plan: 'pro' }), await signUp()]
  const trip = await createTrip(maya)
  const params = { tripId: trip.id }
  expect(await run('mails', tunde.email)).toBe(`No mail waits for ${tunde.email}.`)
  await maya.call('members.invite', { params, body: { email: tunde.email } })
  const text = await run('mails', tunde.email.toUpperCase())
  expect(text).toContain(`To: ${tunde.email}\nSubject: `)
  const [, token = ''] = /https:\/\/trips\.example\.com\/join\S*?([\w-]{32,})\n/.exec(text) ?? []
  expect((await tunde.call('members.accept', { body: { token } })).status).toBe(200)
  expect(await run('mails', tunde.email)).toBe(`No mail waits for ${tunde.email}.`)
  const { emailVerifiedAt } = await db
    .selectFrom('users')
    .select('emailVerifiedAt')
    .where('id', '=', tunde.id)
    .executeTakeFirstOrThrow()
  expect(emailVerifiedAt).toBeNull()
})

test('delete-account removes the account and what it owned', async () => {
  const [maya, tunde] = [await signUp(), await signUp()]
  await join(await createTrip(maya), tunde)
  expect(await run('delete-account', maya.email)).toContain('are deleted')
  expect((await maya.call('auth.currentUser', {})).status).toBe(401)
  expect((await tunde.call('trips.list', {})).body).toEqual([])
  const again = new Client(maya.app)
  const body = { email: maya.email, password, name: 'Maya' }
  expect((await again.call('auth.signUp', { body })).status).toBe(200)
})

test('restore-trip brings a deleted trip back for every member, and the log says so', async () => {
  const { db } = await testApp()
  const [maya, tunde] = [await signUp(), await signUp()]
  const trip = await createTrip(maya)
  await join(trip, tunde)
  const params = { tripId: trip.id }
  await maya.call('packing.add', { params, body: { item: 'Tent' } })
  await maya.call('trips.remove', { params })
  expect((await maya.call('trips.get', { params })).status).toBe(404)

  expect(await run('restore-trip', String(trip.id))).toBe(`“${trip.title}” is back.`)
  for (const traveller of [maya, tunde]) {
    expect((await traveller.call('trips.get', { params })).body.title).toBe(trip.title)
    expect((await traveller.call('packing.list', { params })).body).toHaveLength(1)
  }
  const last = await db
    .selectFrom('changes')
    .select(['collection', 'row'])
    .where('tripId', '=', trip.id)
    .orderBy('rev', 'desc')
    .executeTakeFirstOrThrow()
  expect(last).toMatchObject({ collection: 'trip', row: { id: trip.id, title: trip.title } })
  await expect(run('restore-trip', String(trip.id))).rejects.toThrow(`There is no deleted trip ${trip.id}.`)
})

test.each([
  [[], usage],
  [['help'], usage],
  [['constructor', 'x'], usage],
  [['set-plan'], usage],
  [['set-plan', 'nobody@example.com', 'gold'], 'The plan is free or pro.'],
  [['set-plan', 'nobody@example.com', 'pro'], 'There is no account nobody@example.com.'],
  [['reset-link', 'nobody@example.com'], 'There is no account nobody@example.com.'],
  [['end-sessions', 'nobody@example.com'], 'There is no account nobody@example.com.'],
  [['delete-account', 'nobody@example.com'], 'There is no account nobody@example.com.'],
  [['restore-trip', '1; drop table trips'], 'There is no deleted trip 1; drop table trips.'],
  [['restore-trip', '999999999'], 'There is no deleted trip 999999999.'],
])('the words %j change nothing and say why', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(new AdminError(message))
})
