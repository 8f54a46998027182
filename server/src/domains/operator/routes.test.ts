import { authRefusalsWords } from '@sojourn/contract/auth/words-refusals'
import { freeServices } from '@sojourn/contract/operator/services'
import { operatorRefusalsWords } from '@sojourn/contract/operator/words-refusals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inFolder } from '../../../test/backups.ts'
import { startMailServer } from '../../../test/mail-server.ts'
import {
  Client,
  password,
  signUp,
  startTestApp,
  type TestApp,
  type Traveller,
} from '../../../test/test-app.ts'
import { newSetupCode } from '../../kernel/operator/setup-code.ts'

let own: TestApp
let tunde: Traveller

beforeAll(async () => {
  own = await startTestApp({ BACKUPS: 'on', BACKUP_DIR: 'none/there' })
  tunde = await signUp({ on: own, name: 'Tunde Okafor', isOperator: true })
})
afterAll(() => own.app.close())

test('the code of the start lets one person run the server, once, and within a day', async () => {
  const fresh = await startTestApp()
  const lena = await signUp({ on: fresh })
  const codeAt = async (now = new Date()): Promise<string> => (await newSetupCode(fresh.db, now)) ?? ''
  const claim = (who: Client, code: string) => who.call('operator.claim', { body: { code } })
  const old = await codeAt(new Date(Date.now() - 25 * 3_600_000))
  expect((await claim(lena, old)).error.fields).toEqual({ code: operatorRefusalsWords.code })
  const code = await codeAt()
  expect((await claim(lena, `${code}x`)).status).toBe(400)
  expect((await lena.call('auth.currentUser', {})).body.isOperator).toBe(false)

  const people = [lena, await signUp({ on: fresh }), await signUp({ on: fresh })]
  const answers = await Promise.all(people.map((who) => claim(who, code)))
  const first = answers.findIndex(({ status }) => status === 200)
  expect(answers.filter(({ status }) => status < 400)).toHaveLength(1)
  expect((await people[first]!.call('auth.currentUser', {})).body.isOperator).toBe(true)
  // Somebody runs it: a start prints no code any more, and the old one is of no use, whoever goes.
  expect(await newSetupCode(fresh.db, new Date())).toBeNull()
  await fresh.db.updateTable('users').set({ isOperator: false }).execute()
  expect((await claim(lena, code)).status).toBe(400)
  const late = await codeAt()
  await fresh.db.updateTable('users').set({ isOperator: true }).where('id', '=', lena.id).execute()
  expect((await claim(people[1]!, late)).status).toBe(409)
  await fresh.app.close()
})

test('street maps are one press away: the map shows them at once, and is drawn again when they are switched off', async () => {
  const mapOf = async () => (await tunde.call('map.config', {})).body.tileUrl
  expect(await mapOf()).toBeNull()
  const switchTo = async (streetMaps: boolean) =>
    (await tunde.call('operator.change', { body: { services: { streetMaps } } })).body.services
  expect((await switchTo(true)).filter(({ isOn }) => isOn).map(({ name }) => name)).toEqual(['streetMaps'])
  expect(await mapOf()).toBe('https://tile.openstreetmap.org/{z}/{x}/{y}.png')
  await switchTo(false)
  expect(await mapOf()).toBeNull()
})

test('what the environment decides is shown as fixed, and is not changed', async () => {
  const fixed = await startTestApp({
    SERVICES: 'none',
    SIGN_UP: 'invited',
    SMTP_URL: 'smtp://maya:secret@mail.example.com',
    MAIL_FROM: 'trips@example.com',
  })
  const maya = await signUp({ on: fixed, isOperator: true })
  const { body } = await maya.call('operator.settings', {})
  expect(body.signUp).toEqual({ policy: 'invited', fixedBy: 'SIGN_UP' })
  expect(body.services.map(({ fixedBy }) => fixedBy)).toEqual(freeServices.map(() => 'SERVICES'))
  expect(body.mail).toEqual({
    isOn: true,
    host: 'mail.example.com',
    port: 587,
    user: 'maya',
    hasPassword: true,
    from: 'trips@example.com',
    fixedBy: 'SMTP_URL',
    waiting: 0,
  })
  expect(JSON.stringify(body)).not.toContain('secret')
  for (const change of [{ signUp: 'everyone' }, { services: { rates: true } }, { mail: null }] as const) {
    const { status, error } = await maya.call('operator.change', { body: change })
    expect([status, error.message]).toEqual([400, expect.stringContaining('environment')])
  }
  await fixed.app.close()
})

test('a mail server that is given here takes a test mail, and its password is kept for it alone', async () => {
  const mails = await startMailServer()
  const { hostname: host, port } = new URL(mails.url)
  const server = { host, port: Number(port), user: '', from: 'trips@example.com' }
  expect((await tunde.call('operator.testMail', {})).error.message).toBe(operatorRefusalsWords.noMail)
  const { body } = await tunde.call('operator.change', { body: { mail: server } })
  expect(body.mail).toMatchObject({ isOn: true, host, hasPassword: false, from: 'trips@example.com' })
  expect((await tunde.call('operator.testMail', {})).status).toBe(200)
  expect(mails.received.at(-1)).toMatchObject({ to: [tunde.email] })
  await tunde.call('operator.change', { body: { serverName: 'Okafor, family' } })
  await tunde.call('operator.testMail', {})
  expect(mails.received.at(-1)?.headers).toContain('From: "Okafor, family" <trips@example.com>')
  mails.mood = 'busy'
  expect((await tunde.call('operator.testMail', {})).error.code).toBe('upstream_failed')
  const withUser = { ...server, user: 'tunde' }
  const change = (mail: object) => tunde.call('operator.change', { body: { mail: mail as typeof server } })
  expect((await change(withUser)).error.fields).toEqual({
    'mail.password': operatorRefusalsWords.mailPassword,
  })
  await change({ ...withUser, password: 'pass:word' })
  expect((await change(withUser)).body.mail).toMatchObject({ user: 'tunde', hasPassword: true })
  expect(own.chosen.mail?.url).toContain('tunde:pass%3Aword@')
  expect((await change({ ...withUser, host: 'elsewhere.example.com' })).status).toBe(400)
  await tunde.call('operator.change', { body: { mail: null } })
  expect((await new Client(own.app).call('auth.options', {})).body.passwordReset).toBe(false)
  await mails.stop()
})

test('a locked person is told so once the password is right, and their sessions end', async () => {
  const lena = await signUp({ on: own })
  const lock = (isLocked: boolean) =>
    tunde.call('operator.changeAccount', { params: { accountId: lena.id }, body: { isLocked } })
  expect((await lock(true)).body).toMatchObject({ email: lena.email, isLocked: true })
  expect((await lena.call('auth.currentUser', {})).status).toBe(401)
  const signIn = (typed: string) =>
    new Client(own.app).call('auth.signIn', { body: { email: lena.email, password: typed } })
  const refused = await signIn(password)
  expect([refused.status, refused.error.message]).toEqual([403, authRefusalsWords.locked])
  expect((await signIn('a wrong one')).error.message).toBe(authRefusalsWords.wrongSignIn)
  await lock(false)
  expect((await signIn(password)).status).toBe(200)
})

test('whoever runs the server finds people, sets their plan and deletes them, but not each other', async () => {
  const lena = await signUp({ on: own, name: 'Lena_100% Vogt' })
  const find = async (q: string) => (await tunde.call('operator.accounts', { query: { q } })).body
  expect(await find('_100%')).toMatchObject({
    count: 1,
    accounts: [{ id: lena.id, plan: 'free', isLocked: false }],
  })
  expect((await find('nobody of that name')).count).toBe(0)
  const params = { accountId: lena.id }
  await tunde.call('operator.changeAccount', { params, body: { plan: 'pro' } })
  expect((await lena.call('auth.currentUser', {})).body.isPremium).toBe(true)
  const remove = (confirmation: string, accountId = lena.id) =>
    tunde.call('operator.removeAccount', { params: { accountId }, body: { confirmation } })
  expect((await remove('somebody@example.com')).error.fields).toEqual({
    confirmation: authRefusalsWords.typeEmail,
  })
  expect((await remove(` ${lena.email.toUpperCase()}`)).status).toBe(200)
  expect((await find(lena.email)).count).toBe(0)
  const other = await signUp({ on: own, isOperator: true })
  expect((await remove(tunde.email, tunde.id)).error.message).toBe(operatorRefusalsWords.notYourself)
  expect((await remove(other.email, other.id)).error.message).toBe(operatorRefusalsWords.notOperators)
})

test('health tells version, database, answers and what is amiss', async () => {
  const { body } = await tunde.call('operator.health', {})
  expect(body).toMatchObject({ version: '0.1.0', problems: [], backup: { isOn: true, doneAt: null } })
  expect(body.database.bytes).toBeGreaterThan(1_000_000)
  expect(body.answersWithinMs).toBeGreaterThan(0)
  const value = JSON.stringify({
    triedAt: '2026-01-02T02:00:00.000Z',
    doneAt: '2026-01-01T02:00:00.000Z',
    bytes: 5,
    rows: 3,
    problem: 'The disk is full',
  })
  await own.db.insertInto('settings').values({ name: 'BACKUP', value }).execute()
  const after = (await tunde.call('operator.health', {})).body
  expect(after.problems).toEqual(['backupFailed', 'backupOld'])
  expect(after.backup.problem).toBe('The disk is full')
})

test('a backup is made at a press, and listed with its size', () =>
  inFolder(async (folder) => {
    const app = await startTestApp({ BACKUPS: 'on', BACKUP_DIR: folder })
    const maya = await signUp({ on: app, isOperator: true })
    expect((await maya.call('operator.backups', {})).body.files).toEqual([])
    const { body } = await maya.call('operator.backUp', {})
    expect(body.files).toMatchObject([{ reason: 'by-hand' }])
    expect(body.files[0]?.bytes).toBeGreaterThan(1000)
    expect(body.last).toMatchObject({ doneAt: body.files[0]?.madeAt, problem: null })
    await app.app.close()
  }))
