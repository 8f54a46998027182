import { aiNoticesWords } from '@sojourn/contract/ai/words-notices'
import { request, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startChatServer, streamJson, streamText } from '../../../test/chat-server.ts'
import { sendJson } from '../../../test/loopback.ts'
import {
  Client,
  createTrip,
  signUp,
  startTestApp,
  type TestApp,
  type Traveller,
} from '../../../test/test-app.ts'
import { buildApp } from '../../app.ts'
import { openProviders } from '../../providers.ts'

let chat: Awaited<ReturnType<typeof startChatServer>>
beforeAll(async () => {
  chat = await startChatServer()
})
afterAll(() => chat.stop())

const appWithModel = (limits: Record<string, string>): Promise<TestApp> => {
  chat.told.length = 0
  return startTestApp({ LLM_URL: `${chat.url}/v1`, ALLOW_PRIVATE_ENDPOINTS: '1', ...limits })
}

async function settled(on: TestApp) {
  const maya = await signUp({ plan: 'pro', on })
  const trip = await createTrip(maya, { startDate: '2027-04-19', endDate: '2027-04-22' })
  return { maya, params: { tripId: trip.id } }
}

const asksOf = async ({ db }: TestApp, { id }: Traveller): Promise<number> => {
  const bucket = `model:user:${id}`
  const row = await db.selectFrom('limits').select('count').where('bucket', '=', bucket).executeTakeFirst()
  return row?.count ?? 0
}

const good = streamJson({ places: [{ name: 'MAAT', kind: 'museum', reason: 'A roof to walk on' }] })
const nonsense = streamText('I would rather write a poem.')
const brokenOff: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'content-length': '5000' })
  response.write('data: {"choices":[{"delta":{"content":"{"}}]}\n\n')
  setImmediate(() => response.destroy())
}

test.each<[string, RequestListener, number]>([
  ['a good answer', good, 4],
  ['nonsense, asked for twice', nonsense, 2],
  ['an answer broken off', brokenOff, 4],
  ['an error', sendJson({ error: 'overloaded' }, 500), 4],
  ['a hang-up', (asked) => void asked.socket.destroy(), 4],
])(
  '%s is an ask like any other; beyond the day’s number the guide answers and says so',
  async (_, listener, calls) => {
    const own = await appWithModel({ LLM_DAILY_PER_USER: '4' })
    const { maya, params } = await settled(own)
    chat.answerWith(listener)
    for (let n = 0; n < calls; n++) await maya.call('ai.suggest', { params })
    expect([chat.told.length, await asksOf(own, maya)]).toEqual([4, 4])

    chat.answerWith(good)
    const { status, body } = await maya.call('ai.suggest', { params })
    expect([status, body.notice]).toEqual([200, aiNoticesWords.modelLimit])
    expect(body.suggestions.every(({ source }) => source === 'guide')).toBe(true)
    expect(chat.told).toHaveLength(4)
    // Somebody else may still ask.
    const other = await settled(own)
    expect((await other.maya.call('ai.suggest', { params: other.params })).body.notice).toBeNull()
  },
)

test('the second try is an ask of its own: it is not made when the first was the last', async () => {
  const own = await appWithModel({ LLM_DAILY_PER_USER: '1' })
  const { maya, params } = await settled(own)
  chat.answerWith(nonsense)
  expect((await maya.call('ai.suggest', { params })).body.notice).toBe(aiNoticesWords.modelLimit)
  expect(chat.told).toHaveLength(1)
})

test('the personalized list asks within the same number', async () => {
  const own = await appWithModel({ LLM_DAILY_PER_USER: '1' })
  const { maya, params } = await settled(own)
  chat.answerWith(good)
  await maya.call('ai.suggest', { params })
  const userPreferences = { budget: 1500, interests: ['culture'], travelStyle: 'mid-range' }
  const { body } = await maya.call('ai.personalized', {
    body: { trip: { id: params.tripId }, userPreferences },
  })
  expect(new Set(body.map(({ notice }) => notice))).toEqual(new Set([aiNoticesWords.modelLimit]))
  expect(chat.told).toHaveLength(1)
})

test('whoever goes away while the model thinks has asked', async () => {
  const own = await appWithModel({ LLM_DAILY_PER_USER: '1' })
  const { maya, params } = await settled(own)
  await own.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = own.app.server.address() as AddressInfo
  chat.answerWith(() => undefined)
  const path = `/api/trips/${params.tripId}/ai-suggestions`
  const sent = request({ port, method: 'POST', path, headers: { host: 'localhost', cookie: maya.cookie } })
  sent.on('error', () => undefined)
  sent.end()
  await vi.waitFor(() => expect(chat.told).toHaveLength(1), 10_000)
  sent.destroy()
  await new Promise((resolve) => sent.once('close', resolve))

  chat.answerWith(good)
  await vi.waitFor(async () => {
    const again = await maya.call('ai.suggest', { params })
    expect([again.status, again.body.notice]).toEqual([200, aiNoticesWords.modelLimit])
  }, 10_000)
  expect(chat.told).toHaveLength(1)
  await own.app.close()
})

test('all accounts and all processes together have a number too, and who has none left takes none of it', async () => {
  const own = await appWithModel({ LLM_DAILY_PER_USER: '2', LLM_DAILY: '3' })
  const neighbour = await buildApp({ ...own, providers: openProviders(own.db, own.env, own.chosen) })
  const [first, second] = [await settled(own), await settled(own)]
  const elsewhere = Object.assign(new Client(neighbour), { cookie: second.maya.cookie })
  chat.answerWith(good)
  for (let n = 0; n < 5; n++) await first.maya.call('ai.suggest', { params: first.params })
  expect(chat.told).toHaveLength(2)
  const suggest = async () => (await elsewhere.call('ai.suggest', { params: second.params })).body.notice
  expect([await suggest(), await suggest()]).toEqual([null, aiNoticesWords.modelLimit])
  expect(chat.told).toHaveLength(3)
  expect(await asksOf(own, second.maya)).toBe(1)
})

test('a model that is left alone because it fails is not asked, and nothing is counted', async () => {
  const own = await appWithModel({ LLM_DAILY_PER_USER: '100' })
  const { maya, params } = await settled(own)
  chat.answerWith(sendJson({}, 500))
  for (let n = 0; n < 8; n++) await maya.call('ai.suggest', { params })
  expect(chat.told.length).toBeLessThan(8)
  expect(await asksOf(own, maya)).toBe(chat.told.length)
})
