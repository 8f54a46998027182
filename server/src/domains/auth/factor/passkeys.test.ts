import { afterAll, expect, test } from 'vitest'
import { SoftPasskey } from '../../../../test/passkeys.ts'
import { signUpGuarded, startStillApp, typePassword } from '../../../../test/second-step.ts'
import { Client, signUp, type Traveller } from '../../../../test/test-app.ts'

const still = await startStillApp()
const { on } = still
afterAll(() => on.app.close())

const isIn = async (client: Client): Promise<boolean> =>
  (await client.call('auth.currentUser', {})).status === 200
const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0' }

async function addPasskey(traveller: Traveller, passkey = new SoftPasskey()): Promise<SoftPasskey> {
  const { body: options } = await traveller.call('auth.newPasskey', { body: {} })
  const { status } = await traveller.call(
    'auth.addPasskey',
    { body: { passkey: passkey.make(options) } },
    agent,
  )
  if (status !== 200) throw new Error(`adding a passkey answered ${status}`)
  return passkey
}

/** Somebody at the sign-in screen who picks a passkey. */
async function signInWith(passkey: SoftPasskey, { isPersonSure = true } = {}) {
  const client = new Client(on.app)
  const { body: options } = await client.call('auth.passkeyOptions', { body: {} })
  const answer = await client.call('auth.signInWithPasskey', {
    body: { passkey: passkey.sign(options, { isPersonSure }) },
  })
  return { client, answer }
}

test('a passkey signs in by itself, and the list says where it was made and when it was used', async () => {
  const maya = await signUp({ on })
  const passkey = await addPasskey(maya)
  const before = await maya.call('auth.factors', {})
  expect(before.body.passkeys).toMatchObject([
    { id: passkey.id, browser: 'Firefox', system: 'Linux', usedAt: null },
  ])
  const { client, answer } = await signInWith(passkey)
  expect([answer.status, answer.body.id]).toEqual([200, maya.id])
  expect(await isIn(client)).toBe(true)
  expect((await maya.call('auth.factors', {})).body.passkeys[0]!.usedAt).not.toBeNull()
})

test('adding and removing a passkey ends the other sessions and changes the token of this one', async () => {
  const maya = await signUp({ on })
  const passkey = await addPasskey(maya)
  const { client: phone } = await signInWith(passkey)
  const cookie = maya.cookie
  await addPasskey(maya)
  expect([await isIn(phone), await isIn(maya), maya.cookie === cookie]).toEqual([false, true, false])
  const { client: tablet } = await signInWith(passkey)
  const removed = await maya.call('auth.removePasskey', { params: { passkeyId: passkey.id } })
  expect([removed.status, await isIn(tablet), await isIn(maya)]).toEqual([200, false, true])
  expect((await signInWith(passkey)).answer.status).toBe(400)
})

test('a passkey that did not make sure of the person is no sign-in, but a second step', async () => {
  const { traveller } = await signUpGuarded(still, { hasCodes: false })
  const passkey = await addPasskey(traveller)
  expect((await signInWith(passkey, { isPersonSure: false })).answer.status).toBe(400)
  const waiting = await typePassword(on, traveller)
  const headers = { cookie: waiting.cookies }
  const { body: options } = await waiting.call('auth.passkeyOptions', { body: {} }, headers)
  expect(options['allowCredentials']).toMatchObject([{ id: passkey.id }])
  const signed = passkey.sign(options, { isPersonSure: false })
  expect((await waiting.pass({ way: 'passkey', passkey: signed })).status).toBe(200)
  expect(await isIn(waiting)).toBe(true)
})

test('a signed answer is good once, for what was asked, in its time, from our own pages', async () => {
  const maya = await signUp({ on })
  const passkey = await addPasskey(maya)
  const client = new Client(on.app)
  const ask = async () => (await client.call('auth.passkeyOptions', { body: {} })).body
  const send = async (signed: ReturnType<SoftPasskey['sign']>) =>
    (await client.call('auth.signInWithPasskey', { body: { passkey: signed } })).status

  const signed = passkey.sign(await ask())
  expect([await send(signed), await send(signed)]).toEqual([200, 400])
  expect(await send(passkey.sign({ challenge: 'bm90IGFza2VkIGZvcg' }))).toBe(400)
  const late = passkey.sign(await ask())
  await on.db
    .updateTable('challenges')
    .set({ expiresAt: new Date(0).toISOString() })
    .execute()
  expect(await send(late)).toBe(400)
  const other = { ...new SoftPasskey().sign(await ask()), id: passkey.id, rawId: passkey.id }
  expect(await send(other)).toBe(400)
  expect(await send(new SoftPasskey().sign(await ask()))).toBe(400)
  const far = await ask()
  const elsewhere = passkey.sign(far)
  const said = Buffer.from(elsewhere.response.clientDataJSON, 'base64url').toString()
  const clientDataJSON = Buffer.from(said.replace('localhost', 'example.com')).toString('base64url')
  expect(await send({ ...elsewhere, response: { ...elsewhere.response, clientDataJSON } })).toBe(400)
})

test('of twenty answers at once with the same signature exactly one signs in', async () => {
  const maya = await signUp({ on })
  const passkey = await addPasskey(maya)
  const client = new Client(on.app)
  const signed = passkey.sign((await client.call('auth.passkeyOptions', { body: {} })).body)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      new Client(on.app).call('auth.signInWithPasskey', { body: { passkey: signed } }),
    ),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(19).fill(400)])
})

test('what one account was asked for another cannot sign, nor keep', async () => {
  const [maya, tom] = [await signUp({ on }), await signUp({ on })]
  const [ofMaya, ofTom] = [await addPasskey(maya), await addPasskey(tom)]
  const { body: asked } = await maya.call('auth.proofOptions', { body: {} })
  const proof = await maya.call('auth.prove', { body: { way: 'passkey', passkey: ofTom.sign(asked) } })
  expect(proof.error.fields).toHaveProperty('passkey')
  const { body: forMaya } = await maya.call('auth.newPasskey', { body: {} })
  const made = new SoftPasskey().make(forMaya)
  expect((await tom.call('auth.addPasskey', { body: { passkey: made } })).status).toBe(400)
  const { body: again } = await tom.call('auth.newPasskey', { body: {} })
  expect((await tom.call('auth.addPasskey', { body: { passkey: ofMaya.make(again) } })).error.message).toBe(
    'This passkey is in use already.',
  )
  const gone = await tom.call('auth.removePasskey', { params: { passkeyId: ofMaya.id } })
  expect([gone.status, (await signInWith(ofMaya)).answer.body.id]).toEqual([404, maya.id])
})

test('a passkey proves who is here; with a second step also one that did not make sure of the person', async () => {
  const maya = await signUp({ on })
  const passkey = await addPasskey(maya)
  const prove = async (who: Client, with_: SoftPasskey, isPersonSure: boolean) => {
    const { body: asked } = await who.call('auth.proofOptions', { body: {} })
    const signed = with_.sign(asked, { isPersonSure })
    return (await who.call('auth.prove', { body: { way: 'passkey', passkey: signed } })).status
  }
  expect([await prove(maya, passkey, false), await prove(maya, passkey, true)]).toEqual([400, 200])
  const { traveller } = await signUpGuarded(still, { hasCodes: false })
  expect(await prove(traveller, await addPasskey(traveller), false)).toBe(200)
})

test('passkeys alone may be the second step, and then the last one stays', async () => {
  const maya = await signUp({ on })
  const passkey = await addPasskey(maya)
  await maya.call('auth.newRecoveryCodes', { body: {} })
  expect((await maya.call('auth.turnOnSecondStep', { body: {} })).status).toBe(200)
  const removal = { params: { passkeyId: passkey.id } }
  const refused = await maya.call('auth.removePasskey', removal)
  expect([refused.status, refused.error.message]).toEqual([409, expect.stringContaining('second step')])
  const waiting = await typePassword(on, maya)
  const { body: options } = await waiting.call(
    'auth.passkeyOptions',
    { body: {} },
    { cookie: waiting.cookies },
  )
  expect((await waiting.pass({ way: 'passkey', passkey: passkey.sign(options) })).status).toBe(200)
  await addPasskey(Object.assign(waiting, { id: maya.id, email: maya.email }))
  expect((await waiting.call('auth.removePasskey', removal)).status).toBe(200)
})

test('a locked account opens by no passkey', async () => {
  const maya = await signUp({ on })
  const passkey = await addPasskey(maya)
  await on.db
    .updateTable('users')
    .set({ lockedAt: new Date().toISOString() })
    .where('id', '=', maya.id)
    .execute()
  expect((await signInWith(passkey)).answer.error.code).toBe('not_allowed')
})
