import { expect, test } from 'vitest'
import { nothingChosen } from '@sojourn/contract/operator/chosen-settings'
import { testApp } from '../../../test/test-app.ts'
import { readEnv } from '../env/env.ts'
import { publicServices } from '../env/public-services.ts'
import { ServerChoices, serviceSettings } from './chosen.ts'

const own = 'https://maps.example.com/{z}/{x}/{y}'

async function chosenWith(
  settings: Record<string, string>,
  changes: Partial<typeof nothingChosen> = {},
): Promise<ServerChoices> {
  const { db } = await testApp()
  const chosen = new ServerChoices(readEnv(settings))
  await chosen.change(db, () => ({ ...nothingChosen, ...changes }))
  return chosen
}

test.each(Object.entries(serviceSettings))(
  'the service %s is off until it is chosen, and an address of the environment counts before the choice',
  async (service, name) => {
    const chosen = { services: { [service]: true } }
    const addressOf = async (...given: Parameters<typeof chosenWith>) =>
      (await chosenWith(...given)).addressOf(name)
    expect(await addressOf({})).toBeUndefined()
    expect(await addressOf({}, chosen)).toBe(publicServices[name])
    expect(await addressOf({ SERVICES: 'none' }, chosen)).toBeUndefined()
    expect(await addressOf({ SERVICES: 'public' })).toBe(publicServices[name])
    expect(await addressOf({ [name]: own }, { services: { [service]: false } })).toBe(own)
    expect((await chosenWith({ [name]: own })).fixedBy(name)).toBe(name)
    expect((await chosenWith({ SERVICES: 'public' })).fixedBy(name)).toBe('SERVICES')
    expect((await chosenWith({}, chosen)).fixedBy(name)).toBeNull()
  },
)

test('pictures may come from where the tiles are, and from nowhere without them', async () => {
  expect((await chosenWith({})).imageHosts).toEqual([])
  const tiles = ['https://tile.openstreetmap.org']
  expect((await chosenWith({}, { services: { streetMaps: true } })).imageHosts).toEqual(tiles)
  expect((await chosenWith({ SERVICES: 'public' })).imageHosts).toEqual(tiles)
})

test.each([
  [undefined, null, 'everyone'],
  [undefined, 'invited', 'invited'],
  ['nobody', null, 'nobody'],
  ['everyone', 'nobody', 'everyone'],
] as const)('with SIGN_UP=%s and the choice %s the rule is: %s', async (SIGN_UP, signUp, policy) => {
  expect((await chosenWith({ ...(SIGN_UP && { SIGN_UP }) }, { signUp })).signUp).toBe(policy)
})

test('what one process keeps another follows, and what cannot be read is as if nobody had chosen', async () => {
  const { db } = await testApp()
  const other = new ServerChoices(readEnv({}))
  await chosenWith({}, { serverName: 'Okafor family' })
  await other.read(db)
  expect(other.settings.serverName).toBe('Okafor family')
  const value = JSON.stringify({
    signUp: 'by moonlight',
    services: { horoscopes: true },
    serverName: 'Still here',
  })
  await db.updateTable('settings').set({ value }).where('name', '=', 'CHOSEN').execute()
  await other.read(db)
  expect(other.settings).toEqual({ ...nothingChosen, serverName: 'Still here' })
})

test('two changes at once are both kept', async () => {
  const { db } = await testApp()
  const chosen = await chosenWith({})
  await Promise.all([
    chosen.change(db, () => ({ serverName: 'Okafor family' })),
    chosen.change(db, () => ({ signUp: 'invited' })),
  ])
  expect(chosen.settings).toMatchObject({ serverName: 'Okafor family', signUp: 'invited' })
})
