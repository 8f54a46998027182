import { expect, test } from 'vitest'
import { Client, password, signUp, type Traveller } from '../../../test/test-app.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1'

async function signInOn(userAgent: string, { app, email }: Traveller): Promise<Client> {
  const client = new Client(app)
  await client.call('auth.signIn', { body: { email, password } }, { 'user-agent': userAgent })
  return client
}

const isIn = async (client: Client): Promise<boolean> =>
  (await client.call('auth.currentUser', {})).status === 200

test('a list says where one is signed in, and ends one device and no other', async () => {
  const maya = await signUp()
  const [laptop, mobile] = [await signInOn(firefox, maya), await signInOn(phone, maya)]
  const { body: devices, headers } = await laptop.call('auth.devices', {})
  expect(headers['cache-control']).toBe('no-store')
  expect(devices.map(({ browser, system, isThis }) => [browser, system, isThis])).toEqual(
    expect.arrayContaining([
      ['Firefox', 'Linux', true],
      ['Safari', 'iPhone', false],
    ]),
  )
  expect(devices).toHaveLength(3)
  expect(devices[0]?.isThis).toBe(true)

  const { id: deviceId } = devices.find(({ system }) => system === 'iPhone')!
  expect((await laptop.call('auth.logOutDevice', { params: { deviceId } })).status).toBe(200)
  expect([await isIn(laptop), await isIn(mobile), await isIn(maya)]).toEqual([true, false, true])
  expect((await laptop.call('auth.logOutDevice', { params: { deviceId } })).status).toBe(404)
  expect((await laptop.call('auth.devices', {})).body).toHaveLength(2)
})

test('nobody ends, or learns of, the device of somebody else', async () => {
  const [maya, tom] = [await signUp(), await signUp()]
  const [{ body: of }, { body: ofTom }] = [
    await maya.call('auth.devices', {}),
    await tom.call('auth.devices', {}),
  ]
  expect(of.map(({ id }) => id)).not.toContain(ofTom[0]!.id)
  const refused = await maya.call('auth.logOutDevice', { params: { deviceId: ofTom[0]!.id } })
  expect(refused.status).toBe(404)
  expect(await isIn(tom)).toBe(true)
  expect((await new Client(maya.app).call('auth.devices', {})).status).toBe(401)
})

test('logging out elsewhere keeps this device alone, and a token that changed meanwhile still counts as this one', async () => {
  const maya = await signUp()
  const [laptop, mobile] = [await signInOn(firefox, maya), await signInOn(phone, maya)]
  expect((await laptop.call('auth.logOutElsewhere', { body: {} })).status).toBe(200)
  expect([await isIn(laptop), await isIn(mobile), await isIn(maya)]).toEqual([true, false, false])
  const { body: devices } = await laptop.call('auth.devices', {})
  expect(devices.map(({ system, isThis }) => [system, isThis])).toEqual([['Linux', true]])
})

test('fifty presses at once end the same devices', async () => {
  const maya = await signUp()
  const [laptop, mobile] = [await signInOn(firefox, maya), await signInOn(phone, maya)]
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => laptop.call('auth.logOutElsewhere', { body: {} })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect([await isIn(laptop), await isIn(mobile)]).toEqual([true, false])
})
