import { afterAll, expect, test } from 'vitest'
import { CodeApp, signUpGuarded, startStillApp, typePassword, Waiting } from '../../../../test/second-step.ts'
import { Client, password, signUp, type Traveller } from '../../../../test/test-app.ts'
import { newResetPath } from '../reset.ts'

const still = await startStillApp()
const { on } = still
afterAll(() => on.app.close())

const isIn = async (client: Client): Promise<boolean> =>
  (await client.call('auth.currentUser', {})).status === 200
const factorsOf = async (client: Client) => (await client.call('auth.factors', {})).body
/** As if the last proof were long ago. */
const age = ({ id }: Traveller, minutes: number) =>
  on.db
    .updateTable('sessions')
    .set({ provenAt: new Date(still.clock.at.getTime() - minutes * 60_000).toISOString() })
    .where('userId', '=', id)
    .execute()

test('a second step is on only after a code was right and recovery codes were made, and ends all other sessions', async () => {
  const maya = await signUp({ on })
  const phone = new Client(on.app)
  await phone.call('auth.signIn', { body: { email: maya.email, password } })
  const early = await maya.call('auth.turnOnSecondStep', { body: {} })
  expect([early.status, early.error.code]).toEqual([409, 'conflict'])

  const { body: app } = await maya.call('auth.prepareApp', { body: {} })
  expect(app.key).toMatch(/^[A-Z2-7]{32}$/)
  expect(app.link).toContain(`secret=${app.key}`)
  expect(await factorsOf(maya)).toMatchObject({ hasApp: false, secondStepAt: null })
  const wrong = await maya.call('auth.checkApp', { body: { code: '000000' } })
  expect(wrong.error.fields).toEqual({ code: 'This code is not right, or it was used before.' })

  expect(
    (await maya.call('auth.checkApp', { body: { code: new CodeApp(app.key, still).code } })).status,
  ).toBe(200)
  expect((await maya.call('auth.turnOnSecondStep', { body: {} })).status).toBe(409)
  const { codes } = (await maya.call('auth.newRecoveryCodes', { body: {} })).body
  expect(codes).toHaveLength(10)
  expect(new Set(codes).size).toBe(10)
  expect(codes[0]).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)

  const { cookie } = maya
  expect((await maya.call('auth.turnOnSecondStep', { body: {} })).status).toBe(200)
  expect(maya.cookie).not.toBe(cookie)
  const factors = await factorsOf(maya)
  expect(factors).toMatchObject({ hasApp: true, recoveryCodes: 10, passkeys: [] })
  expect(factors.secondStepAt).not.toBeNull()
  expect(await isIn(phone)).toBe(false)
})

test('after the password nobody is signed in: the code is asked for, and its session is a new one', async () => {
  const { traveller, app } = await signUpGuarded(still, { hasCodes: false })
  const client = new Client(on.app)
  const { status, body, headers } = await client.call('auth.signIn', {
    body: { email: traveller.email, password },
  })
  expect([status, body]).toEqual([200, { secondStep: { app: true, passkey: false } }])
  expect(String(headers['set-cookie'])).toMatch(/__Host-second-step=.*HttpOnly; SameSite=Lax; Secure/)
  expect(String(headers['set-cookie'])).not.toMatch(/sid=/)
  const [cookies = ''] = /__Host-second-step=[^;]+/.exec(String(headers['set-cookie'])) ?? []
  const waiting = new Waiting(on, cookies)
  for (const name of ['auth.currentUser', 'auth.devices', 'trips.list'] as const)
    expect((await waiting.call(name, {}, { cookie: waiting.cookies })).status).toBe(401)

  const signedIn = await waiting.pass({ way: 'app', code: app.nextCode })
  expect([signedIn.status, (signedIn.body as { email: string }).email]).toEqual([200, traveller.email])
  expect(await isIn(waiting)).toBe(true)
  // The open sign-in is used up with it.
  expect((await waiting.pass({ way: 'app', code: app.nextCode })).error.code).toBe('conflict')
})

test('the right code without the password, or in another browser, signs nobody in', async () => {
  const { traveller, app } = await signUpGuarded(still, { hasCodes: false })
  const code = app.nextCode
  const nobody = new Client(on.app)
  expect((await nobody.call('auth.secondStep', { body: { way: 'app', code } })).error.code).toBe('conflict')
  const other = await typePassword(on, await signUp({ on }))
  expect((await other.pass({ way: 'app', code })).error.code).toBe('invalid_input')
  expect((await (await typePassword(on, traveller)).pass({ way: 'app', code })).status).toBe(200)
})

test('a code is good once, also in a second sign-in of the same half minute, and one before it is over', async () => {
  const { traveller, app } = await signUpGuarded(still, { hasCodes: false })
  const [before, code] = [app.nextCode, app.nextCode]
  expect((await (await typePassword(on, traveller)).pass({ way: 'app', code })).status).toBe(200)
  const again = await typePassword(on, traveller)
  for (const typed of [code, before]) {
    const { status, error } = await again.pass({ way: 'app', code: typed })
    expect([status, error.fields]).toEqual([400, { code: 'This code is not right, or it was used before.' }])
  }
  expect((await again.pass({ way: 'app', code: app.nextCode })).status).toBe(200)
})

test.each([
  ['one sign-in', 1],
  ['five sign-ins', 5],
])('of twenty tries at once with the same code in %s exactly one is taken', async (_where, browsers) => {
  const { traveller, app } = await signUpGuarded(still, { hasCodes: false })
  const waiting = await Promise.all(Array.from({ length: browsers }, () => typePassword(on, traveller)))
  const code = app.nextCode
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => waiting[at % browsers]!.pass({ way: 'app', code })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.every(({ status }) => [200, 400, 409].includes(status))).toBe(true)
})

test('a recovery code works once, however it is typed, and new ones end those before', async () => {
  const { traveller, recoveryCodes } = await signUpGuarded(still)
  const [first = '', second = ''] = recoveryCodes
  const waiting = await typePassword(on, traveller)
  expect((await waiting.pass({ way: 'recovery', code: first.toLowerCase().replace('-', ' ') })).status).toBe(
    200,
  )
  expect((await factorsOf(waiting)).recoveryCodes).toBe(9)
  const again = await typePassword(on, traveller)
  expect((await again.pass({ way: 'recovery', code: first })).status).toBe(400)

  const { body } = await waiting.call('auth.newRecoveryCodes', { body: {} })
  expect(body.codes.filter((code) => recoveryCodes.includes(code))).toEqual([])
  expect((await again.pass({ way: 'recovery', code: second })).status).toBe(400)
  expect((await again.pass({ way: 'recovery', code: body.codes[0]! })).status).toBe(200)
})

test('of twenty tries at once with the same recovery code exactly one is taken', async () => {
  const { traveller, recoveryCodes } = await signUpGuarded(still)
  const waiting = await Promise.all(Array.from({ length: 5 }, () => typePassword(on, traveller)))
  const code = recoveryCodes[0]!
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => waiting[at % 5]!.pass({ way: 'recovery', code })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a sign-in waits ten minutes for its second step, and ends with a new password', async () => {
  const { traveller, app } = await signUpGuarded(still, { hasCodes: false })
  const [late, overtaken] = [await typePassword(on, traveller), await typePassword(on, traveller)]
  await on.db
    .updateTable('openSignIns')
    .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
    .where('userId', '=', traveller.id)
    .execute()
  expect((await late.pass({ way: 'app', code: app.nextCode })).error.message).toContain('too long')
  const newPassword = 'another harbour'
  const changed = await traveller.call('auth.changePassword', {
    body: { currentPassword: password, newPassword },
  })
  expect(changed.status).toBe(200)
  expect((await overtaken.pass({ way: 'app', code: app.nextCode })).status).toBe(409)
})

test('a reset link sets a new password and opens no door beside the second step', async () => {
  const { traveller, app } = await signUpGuarded(still, { hasCodes: false })
  const path = await newResetPath(on.db, traveller.email, { isMailed: true })
  const token = path?.split('=')[1] ?? ''
  const newPassword = 'a louder harbour'
  const client = new Client(on.app)
  await client.call('auth.resetPassword', { body: { token, password: newPassword } })
  const { body } = await client.call('auth.signIn', {
    body: { email: traveller.email, password: newPassword },
  })
  expect([body, await isIn(client)]).toEqual([{ secondStep: { app: true, passkey: false } }, false])
  const waiting = await typePassword(on, traveller)
  expect((await waiting.pass({ way: 'app', code: app.nextCode })).status).toBe(200)
})

test('whoever used an address without proof loses app and passkeys with it', async () => {
  const { traveller } = await signUpGuarded(still, { hasCodes: false })
  await on.db.updateTable('users').set({ emailVerifiedAt: null }).where('id', '=', traveller.id).execute()
  const token = (await newResetPath(on.db, traveller.email, { isMailed: true }))?.split('=')[1] ?? ''
  const client = new Client(on.app)
  const newPassword = 'a louder harbour'
  await client.call('auth.resetPassword', { body: { token, password: newPassword } })
  await client.call('auth.signIn', { body: { email: traveller.email, password: newPassword } })
  expect(await factorsOf(client)).toMatchObject({ secondStepAt: null, hasApp: false, recoveryCodes: 0 })
})

test('what cannot be undone asks once more after ten minutes, for the second step and not for the password', async () => {
  const { traveller, app, recoveryCodes } = await signUpGuarded(still)
  const calls = {
    newPasskey: () => traveller.call('auth.newPasskey', { body: {} }),
    removePasskey: () => traveller.call('auth.removePasskey', { params: { passkeyId: 'AA' } }),
    prepareApp: () => traveller.call('auth.prepareApp', { body: {} }),
    newRecoveryCodes: () => traveller.call('auth.newRecoveryCodes', { body: {} }),
    turnOnSecondStep: () => traveller.call('auth.turnOnSecondStep', { body: {} }),
    turnOffSecondStep: () => traveller.call('auth.turnOffSecondStep', {}),
    changePassword: () =>
      traveller.call('auth.changePassword', {
        body: { currentPassword: password, newPassword: 'a new harbour' },
      }),
    deleteAccount: () =>
      traveller.call('auth.deleteAccount', { body: { confirmation: traveller.email, password } }),
  }
  await age(traveller, 11)
  for (const [name, call] of Object.entries(calls)) {
    const { status, error } = await call()
    expect([name, status, error.code]).toEqual([name, 403, 'proof_needed'])
  }
  const byPassword = await traveller.call('auth.prove', { body: { way: 'password', password } })
  expect([byPassword.status, byPassword.error.fields]).toEqual([400, expect.anything()])
  expect((await calls.newRecoveryCodes()).status).toBe(403)
  expect((await traveller.call('auth.prove', { body: { way: 'app', code: app.nextCode } })).status).toBe(200)
  expect((await calls.newPasskey()).status).toBe(200)
  await age(traveller, 9)
  expect((await calls.newPasskey()).status).toBe(200)

  await age(traveller, 11)
  const [code = ''] = recoveryCodes
  expect((await traveller.call('auth.prove', { body: { way: 'recovery', code } })).status).toBe(200)
  expect((await calls.deleteAccount()).status).toBe(200)
})

test('without a second step the password is the proof, and only factors ask for it', async () => {
  const tom = await signUp({ on })
  await age(tom, 11)
  const refused = await tom.call('auth.prepareApp', { body: {} })
  expect(refused.error.code).toBe('proof_needed')
  const wrong = await tom.call('auth.prove', { body: { way: 'password', password: 'a loud harbour' } })
  expect(wrong.error.fields).toEqual({ password: 'The current password is not right.' })
  expect((await tom.call('auth.prove', { body: { way: 'app', code: '123456' } })).status).toBe(400)
  expect((await tom.call('auth.prove', { body: { way: 'password', password } })).status).toBe(200)
  expect((await tom.call('auth.prepareApp', { body: {} })).status).toBe(200)
  await age(tom, 11)
  const removal = await tom.call('auth.deleteAccount', { body: { confirmation: tom.email, password } })
  expect(removal.status).toBe(200)
})

test('turning it off leaves nothing of it, ends the other sessions and changes the token of this one', async () => {
  const { traveller, app } = await signUpGuarded(still, { hasCodes: false })
  const phone = await typePassword(on, traveller)
  await phone.pass({ way: 'app', code: app.nextCode })
  const cookie = traveller.cookie
  expect((await traveller.call('auth.turnOffSecondStep', {})).status).toBe(200)
  expect(traveller.cookie).not.toBe(cookie)
  expect([await isIn(traveller), await isIn(phone)]).toEqual([true, false])
  expect(await factorsOf(traveller)).toEqual({
    secondStepAt: null,
    hasApp: false,
    recoveryCodes: 0,
    passkeys: [],
  })
  const { body } = await new Client(on.app).call('auth.signIn', {
    body: { email: traveller.email, password },
  })
  expect(body).toMatchObject({ email: traveller.email })
})

test('an app that is in use is not replaced, one that was never checked is', async () => {
  const { traveller } = await signUpGuarded(still, { hasCodes: false })
  expect((await traveller.call('auth.prepareApp', { body: {} })).error.code).toBe('conflict')
  const tom = await signUp({ on })
  const [first, second] = [
    await tom.call('auth.prepareApp', { body: {} }),
    await tom.call('auth.prepareApp', { body: {} }),
  ]
  expect(first.body.key).not.toBe(second.body.key)
})

test('no key, code or token of it lies in a table or in the copy of the own data as it is', async () => {
  const { traveller, recoveryCodes } = await signUpGuarded(still)
  const tom = await signUp({ on })
  const headers = { 'idempotency-key': 'a-key-of-a-new-app' }
  const { body: app } = await tom.call('auth.prepareApp', { body: {} }, headers)
  const waiting = await typePassword(on, traveller)
  const token = waiting.cookies.split('=')[1] ?? ''
  const tables = [
    'authenticators',
    'recoveryCodes',
    'openSignIns',
    'idempotency',
    'users',
    'sessions',
  ] as const
  const rows = await Promise.all(tables.map((table) => on.db.selectFrom(table).selectAll().execute()))
  const copies = [await traveller.call('auth.downloadData', {}), await tom.call('auth.downloadData', {})]
  const all = JSON.stringify([rows, copies.map(({ body }) => body)])
  expect(token).toHaveLength(43)
  for (const secret of [
    app.key,
    token,
    ...recoveryCodes,
    ...recoveryCodes.map((code) => code.replace('-', '')),
  ])
    expect(all).not.toContain(secret)
  const { secret } = await on.db
    .selectFrom('authenticators')
    .select('secret')
    .where('userId', '=', traveller.id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(copies.map(({ body }) => body))).not.toContain(secret)
})
