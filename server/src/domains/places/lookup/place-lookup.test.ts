import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { badAnswers, type Loopback, sendJson, slowAnswers, startLoopback } from '../../../../test/loopback.ts'
import { createTrip, signUp, startTestApp, type TestApp, type Traveller } from '../../../../test/test-app.ts'
import { readEnv } from '../../../platform/env/env.ts'
import { PlaceLookup } from './place-lookup.ts'

const castle = {
  type: 'way',
  id: 1,
  center: { lat: 38.0175, lon: -7.8655 },
  tags: {
    name: 'Castelo de Beja',
    'name:en': 'Beja Castle',
    historic: 'castle',
    wikidata: 'Q1',
    wikipedia: 'pt:x',
  },
}
const museum = {
  type: 'node',
  id: 2,
  lat: 38.0139,
  lon: -7.8631,
  tags: { name: 'Museu Regional <b>de Beja</b>', tourism: 'museum', wikidata: 'Q2' },
}
const elements = [
  museum,
  castle,
  { ...castle, id: 3 },
  { ...museum, id: 4, lat: 41.15, lon: -8.61, tags: { name: 'Far away', tourism: 'museum' } },
  { type: 'relation', id: 5, tags: { name: 'Nowhere', tourism: 'museum' } },
  { ...museum, id: 6, tags: { name: '!!', tourism: 'museum' } },
]

let service: Loopback
let app: TestApp
let maya: Traveller
beforeAll(async () => {
  service = await startLoopback()
  app = await startTestApp({ PLACES_URL: `${service.url}/api/interpreter`, ALLOW_PRIVATE_ENDPOINTS: 'true' })
  maya = await signUp({ plan: 'pro', on: app })
})
beforeEach(async () => {
  service.requests.length = 0
  await sql`delete from limits where "bucket" like 'places%'`.execute(app.db)
  await sql`delete from answers where "kind" = 'places'`.execute(app.db)
})
afterAll(async () => {
  await app.app.close()
  await app.db.destroy()
  await service.stop()
})

const beja = () => createTrip(maya, { destination: 'Beja, Portugal' })
const placesOf = async (tripId: number) => {
  const { body, status } = await maya.call('insights.destination', { params: { tripId } })
  expect(status).toBe(200)
  return body.places
}

test('a town without a guide gets the places that the map service knows, once, and says where they are from', async () => {
  service.answerWith(sendJson({ elements }))
  const { id } = await beja()
  const places = await placesOf(id)
  expect(places.map(({ name, source, minutes, cost }) => [name, source, minutes, cost])).toEqual([
    ['Beja Castle', 'lookup', null, null],
    ['Museu Regional de Beja', 'lookup', null, null],
  ])
  expect(await placesOf(id)).toEqual(places)
  expect(service.requests).toHaveLength(1)
  expect(decodeURIComponent(service.requests[0]?.path ?? '')).toContain('(around:8000,38.0')
})

test('the planner works with the places it found, and every activity says so', async () => {
  service.answerWith(sendJson({ elements }))
  const { id: tripId } = await beja()
  const { body } = await maya.call('ai.plan', { params: { tripId }, body: {} })
  // Meals around them are no places that were found.
  const activities = body.dayPlans.flatMap((day) => day.activities).filter(({ type }) => type !== 'meal')
  expect(new Set(activities.map(({ title }) => title))).toEqual(
    new Set(['Beja Castle', 'Museu Regional de Beja']),
  )
  for (const { source, verified, tips } of activities) {
    expect([source, verified]).toEqual(['lookup', true])
    expect(tips).toContainEqual(expect.stringContaining('check opening hours'))
  }
})

test('a place of the guide is never looked up', async () => {
  service.answerWith(sendJson({ elements }))
  const { id } = await createTrip(maya)
  expect((await placesOf(id)).every(({ source }) => source === 'guide')).toBe(true)
  expect(service.requests).toEqual([])
})

test.each([
  ['elements that are no list', { elements: 'many' }],
  ['coordinates that are words', { elements: [{ ...museum, lat: 'north' }] }],
  ['no elements at all', { remark: 'runtime error: Query timed out' }],
])('%s are no places, and nothing is invented', async (_what, answer) => {
  service.answerWith(sendJson(answer))
  const { id } = await beja()
  expect(await placesOf(id)).toEqual([])
})

/** Each with a breaker of its own, so that each is really asked. */
test.each(Object.entries({ ...badAnswers, ...slowAnswers }))(
  'a service that %s gives no places, and in good time',
  async (_what, misbehave) => {
    service.answerWith(misbehave)
    const env = readEnv({ ALLOW_PRIVATE_ENDPOINTS: 'true' })
    const failures: unknown[] = []
    const since = Date.now()
    const lookup = new PlaceLookup(app.db, service.url, env, 500)
    expect(await lookup.around({ lat: 38.01, lng: -7.86 }, (error) => failures.push(error))).toEqual([])
    expect(failures).toHaveLength(1)
    expect(service.requests.length).toBeGreaterThan(0)
    expect(Date.now() - since).toBeLessThan(3500)
  },
  15_000,
)
