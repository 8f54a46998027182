import { aiNoticesWords } from '@sojourn/contract/ai/words-notices'
import type { RequestListener } from 'node:http'
import { savedResults } from '@sojourn/contract/ai/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endless, startChatServer, streamJson, streamText } from '../../../test/chat-server.ts'
import { startAppWithModel } from '../../../test/model-app.ts'
import { injections } from '../../../test/injections.ts'
import { sendJson } from '../../../test/loopback.ts'
import { createTrip, signUp, type TestApp } from '../../../test/test-app.ts'

let chat: Awaited<ReturnType<typeof startChatServer>>
beforeAll(async () => {
  chat = await startChatServer()
})
afterAll(() => chat.stop())

const appWithModel = () => startAppWithModel(chat)

async function settled(own: TestApp) {
  const maya = await signUp({ plan: 'pro', name: 'Maya Secretname', on: own })
  const trip = await createTrip(maya, {
    title: 'A secret title',
    description: 'A secret note',
    startDate: '2027-04-19',
    endDate: '2027-04-22',
  })
  return { maya, trip, params: { tripId: trip.id } }
}

const goodPlaces = [
  { name: 'MAAT', kind: 'museum', reason: 'A roof to walk on by the river' },
  { name: 'Setúbal', kind: 'market', description: 'A port with a tiled market.', reason: 'Fried cuttlefish' },
  { name: 'The Invented Palace of Clouds', kind: 'sight', reason: 'Nobody has seen it' },
]

test('the model’s words come with the source, verified where the place was found, and marked where it was not', async () => {
  const own = await appWithModel()
  const { maya, params } = await settled(own)
  chat.answerWith(streamJson({ overview: 'Hills and light.', places: goodPlaces }))
  const { body } = await maya.call('ai.suggest', { params })
  const byTitle = new Map(body.suggestions.map((one) => [one.title, one]))
  expect(byTitle.get('MAAT')).toMatchObject({
    source: 'model',
    verified: true,
    checked: ['place', 'hours', 'cost'],
    said: 'A roof to walk on by the river',
    reason: expect.not.stringContaining('roof'),
  })
  expect(byTitle.get('Setúbal')).toMatchObject({
    source: 'model',
    verified: true,
    latitude: expect.closeTo(38.52, 1),
    checked: ['place'],
    priceRange: null,
    rating: 0,
    description: '',
    said: 'A port with a tiled market. Fried cuttlefish.',
  })
  expect(byTitle.get('The Invented Palace of Clouds')).toMatchObject({
    source: 'model',
    verified: false,
    checked: [],
    latitude: null,
    said: 'Nobody has seen it.',
  })
  expect(body.suggestions.some(({ source }) => source === 'guide')).toBe(true)
  expect(body.notice).toBeNull()
  const { body: itinerary } = await maya.call('ai.itinerary', { params, body: {} })
  expect(itinerary.said).toBe('Hills and light.')
  expect(itinerary.overview).toMatch(/^3 days in Lisbon, Portugal: /)
  expect(JSON.stringify(itinerary.dailyItineraries)).not.toContain('Invented')
})

test('U-078 destination, dates, mode, preferences and own past destinations are sent, and nothing else', async () => {
  const own = await appWithModel()
  const { maya, params } = await settled(own)
  await createTrip(maya, { destination: 'Rome, Italy', title: 'Another secret' })
  await maya.call('itinerary.add', { params, body: { title: 'A secret dinner', date: '2027-04-20' } })
  await maya.call('expenses.add', {
    params,
    body: { description: 'A secret cost', amount: '987.65', date: '2027-04-20' },
  })
  chat.told.length = 0
  chat.answerWith(streamJson({ places: goodPlaces }))
  await maya.call('ai.suggest', { params })
  const [told = ''] = chat.told
  const { messages, model, stream } = JSON.parse(told) as { messages: { content: string }[] } & Record<
    string,
    unknown
  >
  expect({ model, stream }).toEqual({ model: 'small', stream: true })
  expect(Object.keys(JSON.parse(messages[1]!.content) as object)).toEqual([
    'destination',
    'startDate',
    'endDate',
    'travelMode',
    'preferences',
    'pastDestinations',
    'knownPlaces',
  ])
  expect(told).toContain('Rome, Italy')
  expect(told).not.toMatch(/secret|987|@example/i)
})

const megabyte = 'x'.repeat(1024 * 1024)
const failures: Record<string, RequestListener> = {
  'answers nonsense twice': streamText('I would rather write a poem.'),
  'answers with wrong types': streamJson({ places: [{ name: 7 }, null], overview: [] }),
  'answers with 1 MB': streamJson({ places: [{ name: megabyte }] }),
  'answers without an end': endless,
  'answers never': () => undefined,
  'answers with a page': (_request, response) => void response.writeHead(200).end('<html>Hello</html>'),
  'answers with an error': sendJson({ error: { message: 'overloaded' } }, 500),
  'answers with a redirect': (_request, response) =>
    void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  'hangs up': (request) => void request.socket.destroy(),
  'breaks off in the middle': (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'content-length': '5000' })
    response.write('data: {"choices":[{"delta":{"content":"{"}}]}\n\n')
    setTimeout(() => response.destroy(), 10)
  },
}

test.each(Object.entries(failures))(
  'a model that %s is replaced by the guide, which says so',
  async (_, listener) => {
    const own = await appWithModel()
    const { maya, params } = await settled(own)
    chat.answerWith(listener)
    const { body, status } = await maya.call('ai.plan', { params, body: {} })
    expect(status).toBe(200)
    expect(body.notice).toBe(aiNoticesWords.modelFailed)
    expect(body.dayPlans[0]!.activities.every(({ source }) => source === 'guide')).toBe(true)
    expect((await maya.call('billing.plan', {})).body.usage.aiSuggestionsThisMonth).toBe(1)
  },
)

test('the personalized list says when the model failed and the guide answered', async () => {
  const own = await appWithModel()
  const { maya, trip } = await settled(own)
  const userPreferences = { budget: 1500, interests: ['culture'], travelStyle: 'mid-range' }
  const notices = async () => {
    const { body } = await maya.call('ai.personalized', { body: { trip: { id: trip.id }, userPreferences } })
    expect(body.length).toBeGreaterThan(0)
    return new Set(body.map(({ notice }) => notice))
  }
  chat.answerWith(sendJson({}, 500))
  expect(await notices()).toEqual(new Set([aiNoticesWords.modelFailed]))
  chat.answerWith(streamJson({ places: goodPlaces }))
  expect(await notices()).toEqual(new Set([null]))
})

test('a model that fails again and again is left alone', async () => {
  const own = await appWithModel()
  const { maya, params } = await settled(own)
  chat.answerWith(sendJson({}, 500))
  for (let n = 0; n < 6; n++) await maya.call('ai.suggest', { params })
  chat.told.length = 0
  const { body } = await maya.call('ai.suggest', { params })
  expect(chat.told).toEqual([])
  expect(body.notice).toBe(aiNoticesWords.modelFailed)
})

/** What a hostile model makes of a text: sometimes valid, never harmless. */
const hostile: ((text: string) => RequestListener)[] = [
  (text) => streamJson({ overview: text, places: [{ name: text, description: text, reason: text }] }),
  (text) =>
    streamJson({
      places: [
        { name: 'MAAT', reason: text },
        { name: text, id: 'lisbon/maat', cost: -5 },
      ],
    }),
  (text) => streamJson({ dayPlans: [{ title: text }], addActivities: [text], __proto__: { isAdmin: true } }),
  (text) => streamText(text),
  (text) => streamJson({ places: Array.from({ length: 300 }, () => ({ name: text, kind: text })) }),
]

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

test('whatever a text commands and a hostile model makes of it: plain text within the schema, and no other write', async () => {
  const own = await appWithModel()
  const { maya, trip, params } = await settled(own)
  const noor = await signUp({ on: own })
  await createTrip(noor, { title: 'Noor’s own', destination: 'Oslo, Norway' })
  const before = await own.db.selectFrom('changes').select('rev').execute()
  for (const [n, text] of injections.entries()) {
    await own.db
      .updateTable('trips')
      .set({ title: text.slice(0, 100), description: text })
      .where('id', '=', trip.id)
      .execute()
    chat.answerWith(hostile[n % hostile.length]!(text))
    const { body, status } = await maya.call('ai.suggest', { params })
    expect(status).toBe(200)
    expect(savedResults.parse(body)).toEqual(body)
    for (const shown of textsIn(body.suggestions))
      expect(shown, text).not.toMatch(/[<>`]|:\/\/|javascript:|data:|mailto:|\]\(|Oslo/i)
  }
  expect(await own.db.selectFrom('changes').select('rev').execute()).toEqual(before)
  expect(await own.db.selectFrom('itinerary').select('id').execute()).toEqual([])
  expect(await own.db.selectFrom('aiResults').select('kind').execute()).toEqual([{ kind: 'suggestions' }])
  expect(await own.db.selectFrom('trips').select('id').execute()).toHaveLength(2)
}, 60_000)
