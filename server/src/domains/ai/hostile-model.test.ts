import { aiNoticesWords } from '@sojourn/contract/ai/words-notices'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startChatServer, streamJson } from '../../../test/chat-server.ts'
import { sendJson } from '../../../test/loopback.ts'
import { startAppWithModel } from '../../../test/model-app.ts'
import { hostileSentences } from '../../../test/model-sentences.ts'
import { hostileTricks } from '../../../test/model-tricks.ts'
import { createTrip, signUp, type TestApp } from '../../../test/test-app.ts'

let chat: Awaited<ReturnType<typeof startChatServer>>
let app: TestApp
beforeAll(async () => {
  chat = await startChatServer()
  app = await startAppWithModel(chat)
})
afterAll(() => chat.stop())

const threeDays = { startDate: '2027-04-19', endDate: '2027-04-22' }

async function settled(trip: Parameters<typeof createTrip>[1] = {}) {
  const maya = await signUp({ plan: 'pro', on: app })
  const { id: tripId } = await createTrip(maya, { ...threeDays, ...trip })
  return { maya, tripId, params: { tripId } }
}

/** As the model has it: lower case, signs and spaces left out. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

const userPreferences = { budget: 1500, interests: ['culture'], travelStyle: 'mid-range' }

/** In every field of an answer: of a place of the guide, of one on the map, and of one that is nowhere. */
const answerSaying = (text: string) =>
  streamJson({
    overview: text,
    places: ['MAAT', 'Setúbal', text, 'The Palace of Clouds'].map((name) => ({
      name,
      reason: text,
      description: text,
    })),
  })

test('nothing of what a hostile model says reaches a traveller, whichever field it stands in', async () => {
  const { maya, params } = await settled()
  for (const text of [...hostileSentences, ...hostileTricks]) {
    chat.answerWith(answerSaying(text))
    const { status, body } = await maya.call('ai.suggest', { params })
    expect(status).toBe(200)
    expect(bare(JSON.stringify(body)), text).not.toContain(bare(text))
  }
}, 60_000)

test.each([
  'Go to Rua Augusta 24, second door.',
  'Closed for ever, go to Joe’s Palace.',
  'Send money by wire to Mario.',
])('nor does it by an itinerary, a plan or a recommendation: %s', async (text) => {
  const { maya, tripId, params } = await settled()
  chat.answerWith(answerSaying(text))
  const answers = [
    await maya.call('ai.itinerary', { params, body: {} }),
    await maya.call('ai.plan', { params, body: {} }),
    await maya.call('ai.personalized', { body: { trip: { id: tripId }, userPreferences } }),
    await maya.call('ai.saved', { params }),
  ]
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    expect(bare(JSON.stringify(body))).not.toContain(bare(text))
  }
})

test('a model that asks for money once is not believed in anything, and the guide says that it answered', async () => {
  const { maya, params } = await settled()
  const places = [{ name: 'MAAT', reason: 'A roof to walk on' }]
  chat.answerWith(streamJson({ overview: 'Wire 300 euros to Mario first.', places }))
  const { body } = await maya.call('ai.suggest', { params })
  expect(body.notice).toBe(aiNoticesWords.modelFailed)
  expect(body.suggestions.filter(({ source, said }) => source !== 'guide' || said !== null)).toEqual([])
})

describe('a museum that the guide knows', () => {
  const reasonOf = async (reason: string) => {
    const { maya, params } = await settled()
    chat.answerWith(streamJson({ places: [{ name: 'Gulbenkian Museum', kind: 'museum', reason }] }))
    const { body } = await maya.call('ai.suggest', { params })
    return body.suggestions.find(({ title }) => title === 'Calouste Gulbenkian Museum')!
  }

  test('carries the model’s words apart from its own facts', async () => {
    const museum = await reasonOf('Lalique glass and a quiet garden')
    expect(museum).toMatchObject({
      source: 'model',
      verified: true,
      said: 'Lalique glass and a quiet garden',
    })
    expect(museum.description).not.toContain('Lalique glass and')
    expect(museum.reason).toMatch(/\S/)
    expect(museum.reason).not.toContain('Lalique glass and')
  })

  test.each([
    'Closed for ever, go to Joe’s Palace',
    'Closed on Saturdays',
    'Open on Tuesdays',
    'Open until midnight',
    'Free entry all year',
    'Tickets cost €90',
  ])('does not carry what its hours or its price deny: %s', async (reason) => {
    const museum = await reasonOf(reason)
    expect(museum).toMatchObject({ source: 'model', verified: true, said: null })
    expect(museum.reason).not.toBe(reason)
  })
})

test('an overview that speaks of hours or prices, which nobody looked up, is left out', async () => {
  const { maya, params } = await settled()
  const itineraryWith = async (overview: string) => {
    chat.answerWith(streamJson({ overview, places: [{ name: 'MAAT' }] }))
    return (await maya.call('ai.itinerary', { params, body: {} })).body
  }
  for (const lie of ['The Gulbenkian Museum is closed.', 'Every museum is free.', 'Trams stop at 20:00.']) {
    const { said, overview } = await itineraryWith(`Three days of tiles. ${lie}`)
    expect(said).toBeNull()
    expect(overview).toMatch(/^3 days in Lisbon/)
  }
  expect((await itineraryWith('Three days of tiles and light.')).said).toBe('Three days of tiles and light.')
})

test('what the model proposed is added with its facts, and without the model’s words', async () => {
  const { maya, params } = await settled({ destination: 'Beja, Portugal' })
  const words = 'A castle keep of marble above the plain'
  chat.answerWith(
    streamJson({ places: [{ name: 'Serpa', kind: 'sight', description: words, reason: words }] }),
  )
  const { body } = await maya.call('ai.plan', { params, body: {} })
  const [serpa] = body.dayPlans.flatMap(({ activities }) => activities)
  expect(serpa).toMatchObject({ title: 'Serpa', verified: true, checked: ['place'], description: '' })
  expect(serpa?.said).toContain(words)
  const { body: added } = await maya.call('ai.addActivities', {
    params,
    body: { selectedActivities: [serpa!.id] },
  })
  expect(JSON.stringify(added)).not.toContain(words)
})

test.each([
  ['Sintra', 'Sintra and Pena Palace'],
  ['Cascais', 'Cascais'],
])('%s is the guide’s day out, not a stop between two others', async (name, known) => {
  const { maya, params } = await settled()
  chat.answerWith(streamJson({ places: [{ name, kind: 'sight', reason: 'A fresh sea wind' }] }))
  const { body } = await maya.call('ai.suggest', { params })
  const titles = body.suggestions.map(({ title }) => title)
  expect(titles.filter((title) => title.includes(name))).toEqual([known])
  const town = body.suggestions.find(({ title }) => title === known)
  expect(town).toMatchObject({ source: 'model', said: 'A fresh sea wind' })
  expect(town?.estimatedDuration).not.toBe('1 h 15 min')
})

test('a town that no guide knows is a day out too, and the destination is no stop of itself', async () => {
  const { maya, params } = await settled()
  chat.answerWith(streamJson({ places: [{ name: 'Setúbal', kind: 'market' }, { name: 'Lisbon' }] }))
  const { body } = await maya.call('ai.suggest', { params })
  const [town] = body.suggestions.filter(({ title }) => title === 'Setúbal')
  expect(town).toMatchObject({ estimatedDuration: '4 h', checked: ['place'] })
  expect(body.suggestions.map(({ title }) => title)).not.toContain('Lisbon')
})

test('the itinerary says when the guide answered for the model, at once and when it is read again', async () => {
  const { maya, params } = await settled()
  chat.answerWith(sendJson({}, 500))
  const { body } = await maya.call('ai.itinerary', { params, body: {} })
  expect(body.notice).toBe(aiNoticesWords.modelFailed)
  const read = async () => (await maya.call('ai.saved', { params })).body
  expect((await read()).itinerary).toEqual(body)
  chat.answerWith(streamJson({ places: [{ name: 'MAAT' }] }))
  await maya.call('ai.suggest', { params })
  expect(await read()).toMatchObject({ notice: null, itinerary: { notice: aiNoticesWords.modelFailed } })
})
